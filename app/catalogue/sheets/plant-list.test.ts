import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import {
  findProductForStaff,
  listProductsForStaff,
} from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import type { Database } from '#database/connection.ts'
import { onPostgres } from '#tests/support/databases/test-database.ts'
import { openWriter } from '#tests/support/open-writer.ts'
import { scale } from '#tests/support/programs/delivery.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { openImports, readSheet } from '#tests/support/sheets/open-imports.ts'
import { asCells, listHeadings, listPlants, plantCount } from '#tests/support/sheets/plant-list.ts'
import { asExcel } from '#tests/support/sheets/spreadsheets.ts'
import { countOutcomes, listRows, mendRow } from './import-rows.server.ts'
import { findImport } from './imports.server.ts'
import { listProductRows } from './product-sheet.server.ts'
import type { Sheet } from './reading/cell.ts'

/** All 6,000 in a full run. */
const count = scale >= 10 ? plantCount : 120
const plants = listPlants()
/** Every 25th plant's is `10-15`. */
const withDay = Math.ceil(count / 25)

const files: [string, () => Promise<Uint8Array>, { asking: number }][] = [
  // What `writeWorkbook` makes of the list, opened and saved again by LibreOffice 7.4.
  ['saved by LibreOffice', () => readFile('tests/files/plants-by-libreoffice.xlsx'), { asking: 0 }],
  // Excel makes a date of what reads as one, and then only somebody can say what it was.
  [
    'by Excel’s rules',
    async () => asExcel([listHeadings, ...asCells(plants)]),
    { asking: withDay },
  ],
]

// What Excel's rules are is asked of the reader: once is enough.
test.each(onPostgres ? files.slice(0, 1) : files)(
  'A list of 6,000 plants %s comes in, changes, comes again and goes back',
  async (_, readFileOf, { asking }) => {
    const { app, db, asha, send, apply, undo } = await openImports()
    const read = readSheet(await readFileOf())
    expect(read.headings).toEqual(listHeadings)
    expect(read.rows).toHaveLength(plantCount)
    if (asking === 0) expect(read.rows.map(({ cells }) => cells)).toEqual(asCells(plants))
    const sheet = { ...read, rows: read.rows.slice(0, count) }
    const own = (await listProductsForStaff(db, {})).counts.all
    await enquireAfter(db, 8)
    const enquiries = await listEnquiries(db)

    const first = await send(sheet)
    const counts = { rows: count, same: 0, changed: 0, leftOut: 0, applied: 0 }
    expect(await countOutcomes(db, first)).toEqual({ ...counts, new: count - asking, need: asking })
    const [day] = await listRows(db, first, { outcome: 'need', limit: 1 })
    if (day) await mendRow(db, first, { row: day.row, field: 'quantity', text: '10-15', all: true })
    expect(await countOutcomes(db, first)).toEqual({ ...counts, new: count, need: 0 })
    await apply(first)
    expect(await findImport(db, first)).toMatchObject({ newProducts: count, changedProducts: 0 })
    expect(await listBrought(db)).toEqual(asCells(plants.slice(0, count)))

    // The same file again, then one in which every tenth plant stands in another pot.
    expect(await countOutcomes(db, await send(sheet))).toMatchObject({
      same: count - asking,
      need: asking,
      new: 0,
      changed: 0,
    })
    const inTubs = await send(inAnotherPot(sheet))
    const changed = count / 10
    expect(await countOutcomes(db, inTubs)).toMatchObject({ changed, new: 0 })
    await apply(inTubs)
    expect(await findImport(db, inTubs)).toMatchObject({ newProducts: 0, changedProducts: changed })
    await undo(inTubs)
    expect(await listBrought(db)).toEqual(asCells(plants.slice(0, count)))

    // Two of them are shown by now, and somebody has asked about one.
    const shown = (await listProductsForStaff(db, { q: 'of pune' })).rows
      .slice(0, 2)
      .map(({ id }) => id)
    const picture = (await findProductForStaff(db, 7))?.edit.picture ?? ''
    for (const id of shown) {
      const change = { picture, hidden: false }
      await saveProduct(app, { id, change, staffId: asha, source: 'desk' })
    }
    expect(await listShown(db, shown)).toEqual(shown)
    await enquireAfter(db, shown[0] ?? 0)
    const asked = await listEnquiries(db)
    expect(asked.slice(0, 1)).toEqual(enquiries)
    await undo(first)
    expect(await findImport(db, first)).toMatchObject({ state: 'undone', done: count, toDo: count })
    expect(await listShown(db, shown)).toEqual([])
    // Those two have been worked at since; nobody has seen the others.
    expect((await listProductsForStaff(db, {})).counts).toMatchObject({ all: own + 2, hidden: 2 })
    expect(await listEnquiries(db)).toEqual(asked)
  },
)

function inAnotherPot(sheet: Sheet): Sheet {
  const at = sheet.headings.indexOf('Quantity')
  const rows = sheet.rows.map(({ row, cells }, index) => ({
    row,
    cells: index % 10 === 1 ? cells.with(at, 'in a tub') : cells,
  }))
  return { ...sheet, rows }
}

async function enquireAfter(db: Database, id: number) {
  const products = [{ id, quantity: '2' }]
  await receiveEnquiry(openWriter(db), { ...someEnquiry(id), products })
}

function listEnquiries(db: Database) {
  return db.selectFrom('enquiries').selectAll().orderBy('id').execute()
}

async function listShown(db: Database, ids: readonly number[]) {
  const rows = await db.selectFrom('shown_products').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => Number(id)).sort((a, b) => a - b)
}

/** What an export says of the plants that came in, in the list's order, without their codes. */
async function listBrought(db: Database) {
  const address = listHeadings.indexOf('Address')
  const byAddress = new Map<string, string[]>()
  for await (const cells of listProductRows(db)) {
    byAddress.set(cells[address] ?? '', cells.slice(0, listHeadings.length).with(0, ''))
  }
  return plants.flatMap((plant) => {
    const cells = byAddress.get(plant.Address ?? '')
    return cells ? [cells] : []
  })
}
