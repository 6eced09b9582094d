import { expect, test } from 'vitest'
import { beginUndoing } from '#app/catalogue/sheets/begin-import.server.ts'
import { listEarlierImports } from '#app/catalogue/sheets/imports.server.ts'
import { listUnappliedImports } from '#app/catalogue/sheets/unapplied-imports.server.ts'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import {
  findProductForStaff,
  listProductsForStaff,
} from '#app/catalogue/store/products-for-staff.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openImports } from '#tests/support/sheets/open-imports.ts'
import {
  beginBulkChange,
  findBulkChange,
  leaveOutLines,
  listBulkChanges,
  prepareBulkChange,
  replanBulkChange,
} from './bulk.server.ts'
import type { BulkChange } from './bulk-change.ts'
import { listBulkRows, listLeftAlone, listNotChanged, sumUpBulkChange } from './bulk-rows.server.ts'
import { areAllTicked, countTicked, findTicked, tick, tickAll, untickAll } from './ticks.server.ts'

const upFive: BulkChange = { does: 'price', by: 'percent', hundredths: 500, roundTo: 1 }

const size = (number: number, label: string, price: number | null): ProductSize => ({
  ...{ number, label, labels: {}, price },
  availability: { is: 'available' },
})

/** A desk with prices on three plants, of which Asha has ticked all. */
async function openBulk() {
  const desk = await openImports()
  const { app, db, asha } = desk
  const edit = async (id: number, change: Parameters<typeof saveProduct>[1]['change']) => {
    const saved = await saveProduct(app, { id, change, staffId: asha, source: 'desk' })
    if (!('saved' in saved)) throw new Error(JSON.stringify(saved))
  }
  const named = (number: null, label: string, price: number | null) => ({
    ...size(0, label, price),
    number,
  })
  await edit(7, { sizes: [named(null, '4 inch', 10_000), named(null, '6 inch', null)] })
  await edit(8, { sizes: [size(0, '', 24_900)] })
  await edit(9, { sizes: [size(0, '', 4_000)] })
  for (const id of [7, 8, 9]) await tick(db, asha, { id, on: true })
  const begin = async (id: string) => {
    const begun = await beginBulkChange(app, id, asha)
    await desk.finish()
    return begun
  }
  const undo = async (id: string) => {
    const begun = await beginUndoing(app, id, { staffId: asha, keepLater: true })
    await desk.finish()
    return begun
  }
  const prepare = async (bulk: BulkChange) => {
    const id = await prepareBulkChange(db, bulk, asha)
    if (!id) throw new Error('Nothing is ticked.')
    return id
  }
  const pricesOf = async (id: number) =>
    (await findProductForStaff(db, id))?.edit.sizes.map(({ price }) => price)
  return { ...desk, edit, begin, undo, prepare, pricesOf }
}

test('Ticks are each person’s own, of one product or of all that a list shows, and go at once', async () => {
  const { db, asha } = await openBulk()
  expect(await countTicked(db, asha)).toBe(3)
  expect(await countTicked(db, asha + 1)).toBe(0)
  await tick(db, asha, { id: 8, on: false })
  expect(await findTicked(db, asha, [7, 8, 9])).toEqual(new Set([7, 9]))
  const indoor = { category: 'indoor-plants' }
  expect(await areAllTicked(db, asha, indoor)).toBe(false)
  expect(await tickAll(db, asha, { filter: indoor, on: true })).toBe(true)
  expect(await areAllTicked(db, asha, indoor)).toBe(true)
  expect(await areAllTicked(db, asha, {})).toBe(false)
  await tickAll(db, asha, { filter: { q: 'snake' }, on: false })
  expect(await findTicked(db, asha, [7, 8])).toEqual(new Set([8]))
  await untickAll(db, asha)
  expect(await countTicked(db, asha)).toBe(0)
  expect(await areAllTicked(db, asha, { q: 'no-such-plant' })).toBe(false)
})

test('A change is shown before it counts, line by line, of which any is left out, by other terms too', async () => {
  const { db, prepare, pricesOf } = await openBulk()
  const id = await prepare(upFive)
  const lines = async () =>
    (await listBulkRows(db, id, { after: 0, limit: 10 })).flatMap(({ lines, name }) =>
      lines.map(({ label, from, to, is, out }) => [name, label, from, to, is, out]),
    )
  expect(await lines()).toEqual([
    ['Snake Plant', '4 inch', 10_000, 10_500, 'changes', false],
    ['Snake Plant', '6 inch', null, null, 'empty', false],
    ['Areca Palm', '', 24_900, 26_100, 'changes', false],
    [expect.any(String), '', 4_000, 4_200, 'changes', false],
  ])
  expect(await sumUpBulkChange(db, id)).toEqual({
    ...{ lines: 3, products: 3, by: 1_900 },
    ...{ same: 0, empty: 1, refused: 0, leftOut: 0 },
  })
  const kept = await findBulkChange(db, id)
  if (!kept) throw new Error('There is no such change.')
  await leaveOutLines(db, kept, { from: 1, to: 3, out: [{ row: 2, number: 0 }] })
  await replanBulkChange(db, kept, { ...upFive, roundTo: 10 })
  expect(await lines()).toMatchObject([
    { 3: 11_000, 5: false },
    { 4: 'empty' },
    { 3: 26_000, 5: true },
    { 3: 4_000, 4: 'same' },
  ])
  expect(await sumUpBulkChange(db, id)).toMatchObject({ lines: 1, leftOut: 1, same: 1, by: 1_000 })
  expect([await pricesOf(7), await pricesOf(8)]).toEqual([[10_000, null], [24_900]])
})

// Only there one of two that begin together is sure to come first.
testOnce(
  'While it is prepared by other terms it is not begun, so that all of its rows follow one set of them',
  async () => {
    const { app, db, asha, prepare, begin, pricesOf } = await openBulk()
    await tickAll(db, asha, { filter: {}, on: true })
    const id = await prepare(upFive)
    const replanning = replanBulkChange(db, { id }, { ...upFive, roundTo: 10 })
    // It comes between the pieces.
    expect(await beginBulkChange(app, id, asha)).toBe(false)
    await replanning
    expect((await findBulkChange(db, id))?.state).toBe('checked')
    expect(await begin(id)).toBe(true)
    expect([await pricesOf(7), await pricesOf(8)]).toEqual([[11_000, null], [26_000]])
  },
)

test('Who asks last for other terms is heard, also where a process ended while it prepared them', async () => {
  const { db, prepare, begin, pricesOf } = await openBulk()
  const id = await prepare(upFive)
  await db.updateTable('imports').set({ state: 'matching' }).where('id', '=', id).execute()
  await Promise.all([
    replanBulkChange(db, { id }, { ...upFive, roundTo: 5 }),
    replanBulkChange(db, { id }, { ...upFive, roundTo: 10 }),
  ])
  expect(await findBulkChange(db, id)).toMatchObject({ state: 'checked', bulk: { roundTo: 10 } })
  expect(await begin(id)).toBe(true)
  expect([await pricesOf(7), await pricesOf(8)]).toEqual([[11_000, null], [26_000]])
})

test('It is applied under a number of its own, and undone as one, but for what was changed since', async () => {
  const { db, asha, edit, prepare, begin, undo, pricesOf } = await openBulk()
  const id = await prepare(upFive)
  expect(await listBulkChanges(db)).toEqual([])
  expect(await begin(id)).toBe(true)
  expect([await pricesOf(7), await pricesOf(8), await pricesOf(9)]).toEqual([
    [10_500, null],
    [26_100],
    [4_200],
  ])
  expect(await listBulkChanges(db)).toMatchObject([
    { number: 1, changedProducts: 3, staffName: 'Asha', bulk: upFive },
  ])
  // It is no spreadsheet.
  expect([await listEarlierImports(db), await listUnappliedImports(db)]).toEqual([[], []])
  expect(await countTicked(db, asha)).toBe(0)

  await edit(8, { sizes: [size(0, '', 30_000)] })
  // What else was said of a size since does not keep its price.
  await edit(9, { sizes: [{ ...size(0, '', 4_200), availability: { is: 'away', backIn: null } }] })
  expect(await undo(id)).toBe(true)
  expect([await pricesOf(7), await pricesOf(8), await pricesOf(9)]).toEqual([
    [10_000, null],
    [30_000],
    [4_000],
  ])
  expect((await findProductForStaff(db, 9))?.edit.sizes[0]?.availability?.is).toBe('away')
  expect(await listLeftAlone(db, id)).toEqual([{ productId: 8, name: 'Areca Palm', why: 'price' }])

  for (const product of [7, 8]) await tick(db, asha, { id: product, on: true })
  expect(await begin(await prepare({ does: 'hide' }))).toBe(true)
  expect((await listBulkChanges(db)).map(({ number }) => number)).toEqual([2, 1])
})

test('What somebody changes between the preview and the change stays, and is told', async () => {
  const { db, edit, prepare, begin, pricesOf } = await openBulk()
  const id = await prepare(upFive)
  await edit(8, { sizes: [size(0, '', 30_000)] })
  await begin(id)
  expect([await pricesOf(7), await pricesOf(8)]).toEqual([[10_500, null], [30_000]])
  expect(await listNotChanged(db, id)).toEqual([
    { productId: 8, name: 'Areca Palm', why: 'Somebody changed it meanwhile: Sizes.' },
  ])
})

testOnce.each<[BulkChange, object]>([
  [{ does: 'hide' }, { hidden: true }],
  [{ does: 'category', to: 'outdoor-plants' }, { category: 'outdoor-plants' }],
  [{ does: 'availability', to: { is: 'away', backIn: null } }, {}],
])('%j is done to all of them and undone', async (bulk, changed) => {
  const { db, prepare, begin, undo } = await openBulk()
  const edits = () =>
    Promise.all([7, 8, 9].map(async (id) => (await findProductForStaff(db, id))?.edit))
  const before = await edits()
  const id = await prepare(bulk)
  await begin(id)
  const after = await edits()
  expect(after).toMatchObject([changed, changed, changed])
  if (bulk.does === 'availability') {
    const said = after.flatMap((edit) => edit?.sizes.map(({ availability }) => availability))
    expect(said).toEqual(Array(4).fill(bulk.to))
  }
  await undo(id)
  expect(await edits()).toEqual(before)
})

test.each([
  { arrive: [], inOrder: [20, 21, 22, 23, 24] },
  { arrive: [25], inOrder: [20, 21, 22, 25, 24, 23] },
  { arrive: [25, 26], inOrder: [20, 21, 22, 25, 26, 23, 24] },
])(
  'What is taken back from another category stands as before, where $arrive came since',
  async ({ arrive, inOrder }) => {
    const { db, asha, edit, prepare, begin, undo } = await openBulk()
    const list = async () =>
      (await listProductsForStaff(db, { category: 'pebbles' })).rows.map(({ id }) => id)
    const stayed = arrive.length > 0 ? [20, 21, 22] : []
    await untickAll(db, asha)
    await tickAll(db, asha, { filter: { category: 'pebbles' }, on: true })
    for (const id of stayed) await tick(db, asha, { id, on: false })
    const id = await prepare({ does: 'category', to: 'gardening-tools' })
    await begin(id)
    expect(await list()).toEqual(stayed)
    for (const one of arrive) await edit(one, { category: 'pebbles' })
    await undo(id)
    expect(await list()).toEqual(inOrder)
  },
)
