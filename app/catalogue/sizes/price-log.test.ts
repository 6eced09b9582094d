import { expect, test } from 'vitest'
import { deleteProduct } from '#app/catalogue/store/deleting/delete-product.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { undoChange } from '#app/catalogue/store/undo-change.server.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { findPricesSeen } from './price-log.server.ts'
import type { ProductSize } from './size.ts'
import { readSizes } from './sizes.server.ts'

const pot: ProductSize = {
  ...{ number: null, label: '4 inch pot', labels: {} },
  ...{ price: 24_900, availability: null },
}

test('every price is logged with who changed it, whatever changed the sizes', async () => {
  const db = await openTestCatalogue()
  const app = { db }
  const save = async (sizes: ProductSize[], staffId: number) => {
    const saved = await saveProduct(app, { staffId, source: 'desk', id: 7, change: { sizes } })
    if (!('saved' in saved)) throw new Error('not saved')
    return saved.saved.changeId
  }
  const log = async () => {
    const rows = await db.selectFrom('product_prices').selectAll().orderBy('id').execute()
    return rows.map((row) => [Number(row.number), row.price, row.staff_id])
  }
  await save([pot, { ...pot, label: '6 inch pot', price: null }], 1)
  const [small, large] = (await readSizes(db, [7])).get(7) ?? []
  if (!small || !large) throw new Error('no sizes')
  const dearer = await save([{ ...small, price: 29_900 }, large], 2)
  await save([{ ...small, price: 29_900, label: 'Small' }, large], 3)
  await undoChange(app, dearer, 4, { anyway: true })
  await save([large], 5)
  await save([large, { ...pot, label: 'Small' }], 6)
  const deleted = await deleteProduct(app, 7, 7)
  await undoChange(app, 'deleted' in deleted ? deleted.deleted.changeId : 0, 8)
  expect(await log()).toEqual([
    [1, 24_900, 1],
    [1, 29_900, 2],
    [1, 24_900, 4],
    [1, null, 5],
    [3, 24_900, 6],
    [3, null, 7],
    [3, 24_900, 8],
  ])
})

test('a price was seen if it held now or in the last seven days, of that size', async () => {
  const db = await openTestCatalogue()
  const at = (day: number) => new Date(Date.UTC(2026, 2, day)).toISOString()
  const change = (number: number, price: number | null, day: number) => ({
    ...{ product_id: 7, number, price, at: at(day), staff_id: null },
  })
  await db
    .insertInto('product_prices')
    .values([change(1, 100, 1), change(1, 200, 10), change(1, null, 20), change(2, 300, 1)])
    .execute()
  const claims = [100, 200, 300].flatMap((price) =>
    [1, 2].map((number) => ({ id: 7, number, price })),
  )
  const seen = async (day: number) =>
    (await findPricesSeen(db, claims, new Date(at(day)))).map(({ price }) => price)
  expect(await seen(16)).toEqual([100, 200, 300])
  expect(await seen(18)).toEqual([200, 300])
  expect(await seen(26)).toEqual([200, 300])
  expect(await seen(28)).toEqual([300])
  expect(await findPricesSeen(db, [{ id: 8, number: 1, price: 100 }], new Date(at(16)))).toEqual([])
})
