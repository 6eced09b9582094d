import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beginBulkChange, prepareBulkChange } from '#app/catalogue/bulk/bulk.server.ts'
import { tick } from '#app/catalogue/bulk/ticks.server.ts'
import { receiveSheet } from '#app/catalogue/desk/import/receive-sheet.server.ts'
import { checkImport } from '#app/catalogue/sheets/check-import.server.ts'
import { findImport, type ImportState } from '#app/catalogue/sheets/imports.server.ts'
import { beginApplying, beginUndoing } from '#app/catalogue/sheets/run-import.server.ts'
import type { App } from '#server/app-context.ts'
import type { Nursery } from './happening.ts'

/** New plants for the cool months: they stay. */
const winterPlants = `Name,Category,Price,Pieces,Availability
Petunia,Outdoor Plants,49,,in stock
Pansy,Outdoor Plants,45,,in stock
Chrysanthemum,Outdoor Plants,89,,in stock
Poinsettia,Indoor Plants,249,,in stock
Cyclamen,Indoor Plants,329,,in stock
Curry Leaf,Outdoor Plants,129,,in stock
`

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

/**
 * Raises the prices of some products together, brings one spreadsheet in, and another one that is undone
 * again. All of it is applied beside other work, at the present.
 */
export async function changeManyProducts({ app, staff }: Nursery): Promise<void> {
  for (const id of pebbles) await tick(app.db, staff.owner, { id, on: true })
  const up = { does: 'price', by: 'percent', hundredths: 500, roundTo: 5 } as const
  const raised = await prepareBulkChange(app.db, up, staff.owner)
  if (!raised || !(await beginBulkChange(app, raised, staff.owner))) {
    throw new Error('The demonstration’s prices were not raised.')
  }
  await waitFor(app, raised, 'applied')
  await importSheet(app, staff.catalogue, { name: 'winter-plants.csv', text: winterPlants })
  const id = await importSheet(app, staff.catalogue, { name: 'tools-2025.csv', text: wrongPrices })
  await beginUndoing(app, id, { staffId: staff.owner, keepLater: true })
  await waitFor(app, id, 'undone')
}

/** Sends, checks and applies a sheet as at the desk; gives the import's id. */
async function importSheet(
  app: App,
  staffId: number,
  { name, text }: { name: string; text: string },
): Promise<string> {
  const path = join(app.config.dataDir, `${randomUUID()}.csv`)
  await writeFile(path, text)
  const file = { path, name, bytes: Buffer.byteLength(text) }
  const received = await receiveSheet(app, { fields: {}, file }, staffId)
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
