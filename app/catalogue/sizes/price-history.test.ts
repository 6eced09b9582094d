import { expect, test } from 'vitest'
import { loader } from '#app/catalogue/desk/prices/prices.route.tsx'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { exports } from '#app/exports/exports.server.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openDesk } from '#tests/support/desk.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { countPriceChanges, listPriceChanges } from './price-history.server.ts'
import type { ProductSize } from './size.ts'

const pot: ProductSize = {
  ...{ number: null, label: '4 inch pot', labels: {} },
  ...{ price: 24_900, availability: null },
}

/** A catalogue in which Asha has changed prices of two products. */
async function openPrices() {
  const { app, asha } = await openDesk({}, openTestCatalogue)
  const save = (id: number, sizes: ProductSize[]) =>
    saveProduct(app, { id, change: { sizes }, staffId: asha, source: 'desk' })
  await save(7, [pot, { ...pot, label: '6 inch pot', price: null }])
  await save(44, [{ ...pot, number: 0, label: '', price: 10_050 }])
  await save(7, [
    { ...pot, number: 1, label: 'Small', price: 29_900 },
    { ...pot, number: 2, label: '6 inch pot', price: 50_000 },
  ])
  await save(7, [{ ...pot, number: 1, label: 'Small', price: 29_900 }])
  return { app, asha }
}

test('What prices were says from what to what, also of a size that is gone, newest first', async () => {
  const {
    app: { db },
    asha,
  } = await openPrices()
  const all = await listPriceChanges(db, { limit: 9 })
  expect(all.map(({ productId, size, from, to }) => [productId, size, from, to])).toEqual([
    [7, '6 inch pot', 50_000, null],
    [7, '6 inch pot', null, 50_000],
    [7, 'Small', 24_900, 29_900],
    [44, '', null, 10_050],
    [7, 'Small', null, 24_900],
  ])
  expect(all.every(({ staffId }) => staffId === asha)).toBe(true)
  const before = all[2]?.id ?? 0
  const earlier = await listPriceChanges(db, { productId: 7, before, limit: 1 })
  expect(earlier).toMatchObject([{ from: null, to: 24_900 }])
  expect(await countPriceChanges(db)).toBe(5)
})

testOnce('It stands at the product, and leaves the desk as a sheet', async () => {
  const { app } = await openPrices()
  const open = async (id: string) => {
    const request = new Request(`http://localhost:3000/desk/catalogue/${id}/prices`)
    const args = { ...(await staffArgs(app, request, { role: 'desk' })), params: { id } }
    return loader(args)
  }
  const { prices, mayExport } = await open('44')
  expect(mayExport).toBe(false)
  expect(prices).toMatchObject({
    changes: [{ size: 'The only size', from: 'No price', to: 'Rs\u00a0100.50', who: 'Asha Patil' }],
    older: undefined,
  })
  await expect(open('4711')).rejects.toMatchObject({ init: { status: 404 } })
  const rows: (readonly string[])[] = []
  for await (const row of exports.prices?.rows(app.db) ?? []) rows.push(row)
  expect(rows.map((cells) => cells.slice(1))).toContainEqual([
    ...['7', 'Snake Plant', 'Small', '249', '299', 'Asha Patil'],
  ])
  expect(rows).toHaveLength(5)
})
