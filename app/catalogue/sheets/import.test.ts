import { describe, expect, test } from 'vitest'
import {
  findProductForStaff,
  listProductsForStaff,
} from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openWriter } from '#tests/support/open-writer.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { openImports, readSheet } from '#tests/support/sheets/open-imports.ts'
import { asLibreOffice, bytesOf } from '#tests/support/sheets/spreadsheets.ts'
import { checkImport } from './check-import.server.ts'
import { forgetOldImports } from './forget-imports.server.ts'
import { countOutcomes, leaveOut, listRows, mendRow } from './import-rows.server.ts'
import {
  findImport,
  findMatching,
  listEarlierImports,
  listSamples,
  saveMatching,
} from './imports.server.ts'
import { listProductRows, productColumns } from './product-sheet.server.ts'
import type { Sheet } from './reading/cell.ts'
import { listUnappliedImports, throwAwayImport } from './unapplied-imports.server.ts'
import { listLaterEdits, listNotTakenBack } from './undo-rows.server.ts'
import { writeWorkbook } from './write-workbook.ts'

async function exported(db: Parameters<typeof listProductRows>[0]) {
  return bytesOf(writeWorkbook({ name: 'Products', columns: productColumns }, listProductRows(db)))
}

describe('a sheet of ours that comes back', () => {
  test('changes nothing, in whatever order its columns stand, and saved by LibreOffice’s rules', async () => {
    const { db, send } = await openImports()
    const sheet = readSheet(await exported(db))
    expect(sheet.rows.length).toBeGreaterThan(40)
    const { all } = (await listProductsForStaff(db, {})).counts
    expect(await countOutcomes(db, await send(sheet))).toMatchObject({ same: all, rows: all })
    const turned: Sheet = {
      ...sheet,
      headings: sheet.headings.toReversed(),
      rows: sheet.rows.map(({ row, cells }) => ({ row, cells: cells.toReversed() })),
    }
    expect(await countOutcomes(db, await send(turned))).toMatchObject({ same: all })
    const texts = sheet.rows.map(({ cells }) => cells.map(String))
    const saved = readSheet(asLibreOffice([sheet.headings, ...texts]))
    expect(await countOutcomes(db, await send(saved))).toMatchObject({ same: all, rows: all })
  })
})

const mixed = [
  'Code,Plant,Sunlight,Type,GST',
  '7,Snake Plant,Medium,Indoor Plants,349',
  '8,Areca Palm of ours,,,',
  ',Christmas Cactus,Lots of sun,Indoor Plants,',
  ',,Full,Indoor Plants,',
  '999,Ghost,,,',
  '8,Areca again,,,',
  ',Neem tree,Full,Outdoor Plants,99',
].join('\n')

testOnce(
  'A dry run adds up to the rows, says what needs somebody, and changes nothing',
  async () => {
    const { db, sendCsv, nameOf } = await openImports()
    const id = await sendCsv(mixed)
    expect(await countOutcomes(db, id)).toEqual({
      rows: 7,
      need: 4,
      new: 1,
      changed: 1,
      same: 1,
      leftOut: 0,
      applied: 0,
    })
    const rows = await listRows(db, id, { outcome: 'need' })
    expect(rows.map(({ row, problems }) => [row, problems[0]?.sentence])).toEqual([
      [4, '“Lots of sun” is not a light we know.'],
      [5, 'Plant is empty. Type it here, or leave the row out.'],
      [6, 'No product has the code “999”.'],
      [7, 'Row 3 is for Areca Palm too. Leave one of them out.'],
    ])
    expect(rows[0]?.problems[0]).toMatchObject({ guess: 'Full sun', text: 'Lots of sun' })
    const [palm] = await listRows(db, id, { outcome: 'changed' })
    expect(palm?.differences).toEqual([
      { label: 'Name', before: 'Areca Palm', after: 'Areca Palm of ours' },
    ])
    expect(await nameOf(8)).toBe('Areca Palm')
  },
)

test('What needs somebody is mended in place, for all rows at once, or left out', async () => {
  const { db, sendCsv } = await openImports()
  const more = [',Rain lily,Lots of sun,Outdoor Plants,', ',Neem tree,Full,Outdoor Plants,120']
  const id = await sendCsv([mixed, ...more].join('\n'))
  await mendRow(db, id, { row: 4, field: 'light', text: 'Full sun', all: true })
  await mendRow(db, id, { row: 5, field: 'name', text: 'Peepal' })
  await mendRow(db, id, { row: 6, field: 'code', text: '-' })
  // A new product that is there twice may be two.
  await mendRow(db, id, { row: 10, field: 'name', text: 'Neem tree, white' })
  await leaveOut(db, id, 3, true)
  expect(await countOutcomes(db, id)).toMatchObject({
    need: 1,
    new: 5,
    changed: 1,
    same: 1,
    leftOut: 1,
  })
  expect(await listRows(db, id, { outcome: 'need' })).toMatchObject([
    {
      row: 6,
      problems: [
        { field: 'category', sentence: 'Type is empty. Choose one, or leave the row out.' },
      ],
    },
  ])
  await leaveOut(db, id, 3, false)
  expect(await countOutcomes(db, id)).toMatchObject({ need: 2, changed: 1, leftOut: 0 })
})

test('Applying brings in what needs nobody, hidden until it has a picture, and undoing takes it back', async () => {
  const { app, db, asha, sendCsv, apply, undo, nameOf } = await openImports()
  const writer = openWriter(db)
  await receiveEnquiry(writer, { ...someEnquiry(1), products: [{ id: 8, quantity: '2' }] })
  const enquiries = () => db.selectFrom('enquiries').selectAll().execute()
  const before = {
    enquiries: await enquiries(),
    stock: (await listProductsForStaff(db, {})).counts.all,
  }
  const id = await sendCsv(mixed)
  expect(await apply(id)).toBe(true)
  expect(await findImport(db, id)).toMatchObject({
    state: 'applied',
    done: 2,
    toDo: 2,
    newProducts: 1,
    changedProducts: 1,
  })
  expect(await nameOf(8)).toBe('Areca Palm of ours')
  const { rows } = await listProductsForStaff(db, { q: 'neem tree' })
  expect(rows).toMatchObject([{ slug: 'neem-tree', hidden: true, shown: false, picture: '' }])
  // What was left is settled later, and applied too.
  await mendRow(db, id, { row: 5, field: 'name', text: 'Peepal' })
  expect(await apply(id)).toBe(true)
  expect(await findImport(db, id)).toMatchObject({ newProducts: 2, changedProducts: 1 })
  expect(await apply(id)).toBe(false)
  expect(await listEarlierImports(db)).toMatchObject([{ id, staffName: 'Asha' }])

  await saveProduct(app, { id: 8, change: { quantity: 'Pot' }, staffId: asha, source: 'desk' })
  expect(await listLaterEdits(db, id)).toEqual([])
  expect(await undo(id)).toBe(true)
  expect(await findImport(db, id)).toMatchObject({ state: 'undone' })
  expect((await findProductForStaff(db, 8))?.edit).toMatchObject({
    name: 'Areca Palm',
    quantity: 'Pot',
  })
  expect((await listProductsForStaff(db, { q: 'peepal' })).rows).toEqual([])
  expect((await listProductsForStaff(db, {})).counts.all).toBe(before.stock)
  expect(await enquiries()).toEqual(before.enquiries)
  expect(await undo(id)).toBe(false)
})

test('A new product’s address is made of its name, with the next number that no product has or had', async () => {
  const { app, db, asha, sendCsv, apply } = await openImports()
  for (const slug of ['neem-tree-2', 'snake-plant-of-old']) {
    await saveProduct(app, { id: 7, change: { slug }, staffId: asha, source: 'desk' })
  }
  const categories = ['Outdoor Plants', 'Indoor Plants', 'Flower Seeds']
  await apply(
    await sendCsv(`Plant,Type\n${categories.map((one) => `Neem tree,${one}`).join('\n')}`),
  )
  const { rows } = await listProductsForStaff(db, { q: 'neem tree' })
  const edits = await Promise.all(rows.map(({ id }) => findProductForStaff(db, id)))
  const slugs = edits.map((found) => found?.edit.slug).sort()
  expect(slugs).toEqual(['neem-tree', 'neem-tree-3', 'neem-tree-4'])
})

testOnce('What was edited after an import is told before it is undone, and may stay', async () => {
  const { app, db, asha, sendCsv, apply, undo, nameOf } = await openImports()
  const edit = (id: number, name: string) =>
    saveProduct(app, { id, change: { name }, staffId: asha, source: 'desk' })
  const id = await sendCsv('Code,Name\n7,Sansevieria\n8,Areca Palm of ours\n')
  await apply(id)
  await edit(7, 'Snake Plant of Asha')
  expect(await listLaterEdits(db, id)).toMatchObject([
    { productId: 7, name: 'Snake Plant of Asha', fields: ['Name'], who: 'Asha' },
  ])
  await undo(id, true)
  expect([await nameOf(7), await nameOf(8)]).toEqual(['Snake Plant of Asha', 'Areca Palm'])

  const again = await sendCsv('Code,Name\n7,Sansevieria\n')
  await apply(again)
  await edit(7, 'Edited again')
  await undo(again)
  expect(await nameOf(7)).toBe('Snake Plant of Asha')
})

test('What a sheet brought into another category goes back to its place', async () => {
  const { db, sendCsv, apply, undo } = await openImports()
  const inPebbles = async () =>
    (await listProductsForStaff(db, { category: 'pebbles' })).rows.map(({ id }) => id)
  const before = await inPebbles()
  const id = await sendCsv('Code,Type\n21,Gardening Tools\n23,Gardening Tools\n')
  await apply(id)
  expect(await inPebbles()).toEqual(before.filter((one) => one !== 21 && one !== 23))
  await undo(id)
  expect(await inPebbles()).toEqual(before)
  const undone = await findImport(db, id)
  expect(undone && (await listNotTakenBack(db, undone))).toEqual([])
})

testOnce(
  'A new product that one edit has shown in the shop since stays there, where that edit may stay',
  async () => {
    const { app, db, asha, sendCsv, apply, undo } = await openImports()
    const id = await sendCsv('Plant,Type\nNeem tree,Outdoor Plants\n')
    await apply(id)
    const find = async () => (await listProductsForStaff(db, { q: 'neem tree' })).rows[0]
    const change = { hidden: false, picture: 'snake-plant' }
    await saveProduct(app, { id: (await find())?.id, change, staffId: asha, source: 'desk' })
    await undo(id, true)
    expect(await find()).toMatchObject({ slug: 'neem-tree', hidden: false, shown: true })
  },
)

test('A row whose product somebody edited after the dry run is not applied, and asks', async () => {
  const { app, db, asha, sendCsv, apply, nameOf } = await openImports()
  const id = await sendCsv('Code,Name\n7,Sansevieria\n8,Areca Palm of ours\n')
  await saveProduct(app, { id: 7, change: { name: 'By hand' }, staffId: asha, source: 'desk' })
  await apply(id)
  expect([await nameOf(7), await nameOf(8)]).toEqual(['By hand', 'Areca Palm of ours'])
  expect(await listRows(db, id, { outcome: 'need' })).toMatchObject([{ row: 2 }])
  await checkImport(db, id)
  expect(await countOutcomes(db, id)).toMatchObject({ need: 0, changed: 1, applied: 1 })
})

test('Columns of the same headings are matched as they were the last time', async () => {
  const { db, sendCsv } = await openImports()
  const id = await sendCsv('Kod,Pot\n7,6 inch\n')
  const kept = await findImport(db, id)
  expect(kept?.matching).toEqual(['ask', 'ask'])
  if (kept) await saveMatching(db, kept, ['code', 'quantity'])
  expect(await findMatching(db, [' KOD', 'pot'])).toEqual(['code', 'quantity'])
  expect(await findMatching(db, ['Pot', 'Kod'])).toBeUndefined()
  expect(await listSamples(db, id)).toEqual([['7', '6 inch']])
})

testOnce(
  'What nobody has applied is found again, once it is stored whole, and can be thrown away',
  async () => {
    const { db, sendCsv, apply } = await openImports()
    const applied = await sendCsv('Code,Name\n7,Sansevieria\n')
    await apply(applied)
    const unapplied = await sendCsv('Code,Name\n8,Palm\n')
    const set = (values: { state: 'matching'; rows: number }) =>
      db.updateTable('imports').set(values).where('id', '=', unapplied).execute()
    await set({ state: 'matching', rows: 2 })
    expect(await listUnappliedImports(db)).toEqual([])
    await set({ state: 'matching', rows: 1 })
    expect(await listUnappliedImports(db)).toMatchObject([{ id: unapplied, staffName: 'Asha' }])
    expect(await throwAwayImport(db, applied)).toBe(false)
    expect(await throwAwayImport(db, unapplied)).toBe(true)
    expect(await findImport(db, unapplied)).toBeUndefined()
    expect(await findImport(db, applied)).toMatchObject({ state: 'applied' })
    expect(await listSamples(db, applied)).toEqual([['7', 'Sansevieria']])
  },
)

test('After 30 days the rows are gone, and what nobody applied altogether', async () => {
  const { db, sendCsv, apply } = await openImports()
  const applied = await sendCsv('Code,Name\n7,Sansevieria\n')
  await apply(applied)
  const dropped = await sendCsv('Code,Name\n8,Palm\n')
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  await forgetOldImports(db, inDays(29))
  expect(await findImport(db, dropped)).toBeDefined()
  await forgetOldImports(db, inDays(31))
  expect(await findImport(db, dropped)).toBeUndefined()
  expect(await findImport(db, applied)).toMatchObject({ changedProducts: 1 })
  expect(await db.selectFrom('import_rows').select('id').execute()).toEqual([])
})
