import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beginBulkChange, prepareBulkChange } from '#app/catalogue/bulk/bulk.server.ts'
import { tick } from '#app/catalogue/bulk/ticks.server.ts'
import { receiveSheet } from '#app/catalogue/desk/import/receive-sheet.server.ts'
import { beginApplying, beginUndoing } from '#app/catalogue/sheets/begin-import.server.ts'
import { checkImport } from '#app/catalogue/sheets/check-import.server.ts'
import { findImport, type ImportState } from '#app/catalogue/sheets/imports.server.ts'
import { deleteProduct } from '#app/catalogue/store/deleting/delete-product.server.ts'
import { listStoredProducts } from '#app/catalogue/store/stored-products.server.ts'
import type { App } from '#server/app-context.ts'
import { daysBefore } from './dates.ts'
import type { Happening, Nursery } from './happening.ts'

/** New plants for the cool months. */
const winterPlants = `Name,Category,Price,Pieces,Availability
Petunia,Winter Plants,49,,in stock
Pansy,Winter Plants,45,,in stock
Chrysanthemum,Winter Plants,89,,in stock
Poinsettia,Winter Plants,249,,in stock
Cyclamen,Winter Plants,329,,in stock
Curry Leaf,Outdoor Plants,129,,in stock
`

/** Of these the grower has none. */
const notToBeHad = 'Chrysanthemum'

/** Prices of another list, taken back a minute later. */
const wrongPrices = `Name,Price
Pruning Secateurs,5490
Hand Trowel,1890
Hand Cultivator,1990
Khurpi Weeder,1490
`

/** How often to look how far an import is, and how long it may take, in ms. */
const lookMs = 5
const doneWithinMs = 30_000

/** The pebbles, whose prices go up. */
const pebbles = [20, 21, 22, 23, 24] as const

/** A spreadsheet that is brought in, another one that is undone again, and prices that are raised together. */
export function listManyProducts(until: Date): Happening[] {
  return [
    { at: daysBefore(until, 26, '11:40'), happen: bringInWinterPlants },
    { at: daysBefore(until, 11, '12:15'), happen: bringInWrongPrices },
    { at: daysBefore(until, 5, '10:50'), happen: raisePebbles },
  ]
}

/** They stay, but for one of which it turns out that there is none. */
async function bringInWinterPlants({ app, staff, turnTo }: Nursery, at: Date): Promise<void> {
  await importSheet(app, staff.catalogue, { name: 'winter-plants.csv', text: winterPlants, at })
  const products = await listStoredProducts(app.db)
  const gone = products.find(({ edit }) => edit.name === notToBeHad)
  const later = new Date(at.getTime() + 40 * 60_000)
  turnTo(later)
  const outcome = await deleteProduct(app, gone?.id ?? 0, staff.catalogue, { now: later })
  if (!('deleted' in outcome)) throw new Error(`${notToBeHad} was not deleted.`)
}

async function bringInWrongPrices({ app, staff, turnTo }: Nursery, at: Date): Promise<void> {
  const sheet = { name: 'tools-2025.csv', text: wrongPrices, at }
  const id = await importSheet(app, staff.catalogue, sheet)
  turnTo(new Date(at.getTime() + 6 * 60_000))
  await beginUndoing(app, id, { staffId: staff.owner, keepLater: true })
  await waitFor(app, id, 'undone')
}

async function raisePebbles({ app, staff }: Nursery, at: Date): Promise<void> {
  for (const id of pebbles) await tick(app.db, staff.owner, { id, on: true })
  const up = { does: 'price', by: 'percent', hundredths: 500, roundTo: 5 } as const
  const raised = await prepareBulkChange(app.db, up, staff.owner, at)
  if (!raised || !(await beginBulkChange(app, raised, staff.owner))) {
    throw new Error('The demonstration’s prices were not raised.')
  }
  await waitFor(app, raised, 'applied')
}

/** Sends, checks and applies a sheet as at the desk; gives the import's id. */
async function importSheet(
  app: App,
  staffId: number,
  { name, text, at }: { name: string; text: string; at: Date },
): Promise<string> {
  const path = join(app.config.dataDir, `${randomUUID()}.csv`)
  await writeFile(path, text)
  const file = { path, name, bytes: Buffer.byteLength(text) }
  const received = await receiveSheet(app, { fields: {}, file }, staffId, at)
  await rm(path)
  if ('problem' in received) throw new Error(`${name}: ${received.problem}`)
  await checkImport(app.db, received.id)
  if (!(await beginApplying(app, received.id, staffId))) throw new Error(`${name} changes nothing.`)
  await waitFor(app, received.id, 'applied')
  return received.id
}

async function waitFor({ db }: App, id: string, state: ImportState): Promise<void> {
  const end = performance.now() + doneWithinMs
  while (performance.now() < end) {
    if ((await findImport(db, id))?.state === state) return
    await pause(lookMs)
  }
  throw new Error(`The demonstration’s import was not ${state}.`)
}
