import { expect, test } from 'vitest'
import { getCollectionPage } from '#app/catalogue/pages/collection-page.server.ts'
import { productHistory } from '#app/catalogue/store/history/product-history.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { undoChange } from '#app/catalogue/store/undo-change.server.ts'
import { searchProducts } from '#app/search/search.server.ts'
import { addMarigolds, openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { type Beside, moveProduct } from './move-product.server.ts'

async function openFlowers() {
  const db = await openTestCatalogue()
  const marigolds = await addMarigolds(db, 200)
  const ids = marigolds.map(({ id }) => id)
  const at = (index: number) => ids[index] ?? 0
  const move = (id: number, beside: Beside) =>
    moveProduct({ db }, id, beside, { staffId: 1, source: 'desk' })
  const orders = async () => {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'catalogue_order'])
      .where('category_key', '=', 'flower-seeds')
      .orderBy('catalogue_order')
      .execute()
    return new Map(rows.map((row) => [row.id, row.catalogue_order]))
  }
  const recategorise = async (id: number) => {
    const change = { category: 'gardening-tools' }
    const result = await saveProduct({ db }, { id, change, staffId: 1, source: 'desk' })
    return 'saved' in result ? result.saved.changeId : 0
  }
  return { db, at, move, orders, recategorise }
}

test('a moved product stands where it was put, renumbers no other, and can be put back', async () => {
  const { db, at, move, orders } = await openFlowers()
  const before = await orders()
  const result = await move(at(150), { after: at(2) })
  if (!('moved' in result)) throw new Error('not moved')
  const after = await orders()
  const places = [...after.keys()]
  expect(places.indexOf(at(150))).toBe(places.indexOf(at(2)) + 1)
  expect([...after].filter(([id, order]) => before.get(id) !== order)).toHaveLength(1)
  expect(await move(at(150), { before: at(3) })).toEqual({ unchanged: true })
  expect(await productHistory.list(db, at(150))).toMatchObject([
    { before: { standsAfter: at(149) }, after: { standsAfter: at(2) } },
  ])
  await undoChange({ db }, result.moved.changeId, 2)
  expect([...(await orders()).keys()]).toEqual([...before.keys()])
})

test('crowded into one place, products stay in the order that was asked for, and are found', async () => {
  const { db, at, move, orders } = await openFlowers()
  for (let index = 199; index > 190; index -= 1) await move(at(index), { after: at(2) })
  const places = [...(await orders()).keys()]
  const from = places.indexOf(at(2))
  const crowd = Array.from({ length: 9 }, (_, index) => at(191 + index))
  expect(places.slice(from + 1, from + 10)).toEqual(crowd)
  expect(new Set((await orders()).values()).size).toBe(places.length)
  const { products } = await getCollectionPage(db, 'flower-seeds')
  const listed = products.map(({ id }) => id)
  expect(listed).toEqual(places.slice(0, 60))
  const { exact } = await searchProducts(db, 'marigold no')
  const marigolds = places.filter((id) => id >= at(0))
  expect(exact.map(({ id }) => id)).toEqual(marigolds.slice(0, exact.length))
})

test('a product does not move into another category, nor beside what is gone', async () => {
  const { at, move } = await openFlowers()
  expect(await move(at(0), { after: 7 })).toEqual({ missing: true })
  expect(await move(at(0), { after: 999_999 })).toEqual({ missing: true })
})

test('a product taken back from another category stands where it stood, and there again if that is undone', async () => {
  const { db, at, orders, recategorise } = await openFlowers()
  const before = await orders()
  const undone = await undoChange({ db }, await recategorise(at(2)), 2)
  expect([...(await orders())]).toEqual([...before])
  const { exact } = await searchProducts(db, 'marigold no 2')
  expect(exact[0]?.id).toBe(at(2))
  await undoChange({ db }, 'saved' in undone ? undone.saved.changeId : 0, 2)
  expect((await orders()).has(at(2))).toBe(false)
  const { products } = await getCollectionPage(db, 'gardening-tools')
  expect(products.at(-1)?.id).toBe(at(2))
})

test('a product taken back from another category is the last where another has its place by then', async () => {
  const { db, at, move, orders, recategorise } = await openFlowers()
  const changeId = await recategorise(at(2))
  await move(at(150), { after: at(1) })
  await undoChange({ db }, changeId, 2)
  const places = [...(await orders()).keys()]
  expect(places.indexOf(at(150))).toBe(places.indexOf(at(1)) + 1)
  expect(places.at(-1)).toBe(at(2))
})
