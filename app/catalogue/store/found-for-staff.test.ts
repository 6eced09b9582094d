import { expect, test } from 'vitest'
import { addMarigolds, openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { listProductsForStaff, type ProductQuery } from './products-for-staff.server.ts'
import { saveProduct } from './save-product.server.ts'

test('the desk’s list finds shown and hidden products by any of their names and by id, and counts to two hundred', async () => {
  const db = await openTestCatalogue()
  const found = async (query: ProductQuery) => {
    const { rows, total, more } = await listProductsForStaff(db, query)
    return { ids: rows.map(({ id }) => id), total, more }
  }
  await saveProduct({ db }, { id: 7, change: { hidden: true }, staffId: 1, source: 'desk' })
  expect(await found({ q: 'SNAKE pl' })).toEqual({ ids: [7], total: 1, more: false })
  expect(await found({ q: 'sansevieria' })).toMatchObject({ ids: [7] })
  expect((await found({ q: '8' })).ids).toContain(8)
  expect(await found({ q: 'areca', category: 'indoor-plants' })).toMatchObject({ ids: [8] })
  expect(await found({ q: 'areca', category: 'flower-seeds' })).toMatchObject({ ids: [], total: 0 })
  expect(await found({ q: 'areca', show: 'hidden' })).toMatchObject({ ids: [] })
  // A percent sign is one, and what no name can hold finds nothing.
  expect(await found({ q: 'a%a' })).toMatchObject({ ids: [] })
  expect(await found({ q: 'areca\0palm' })).toMatchObject({ ids: [] })

  const marigolds = await addMarigolds(db, 201)
  expect(await found({ q: 'marigold no', limit: 2 })).toEqual({
    ids: marigolds.slice(0, 2).map(({ id }) => id),
    total: 200,
    more: true,
  })
  const { id, name = '' } = marigolds.at(-1) ?? {}
  expect(await found({ q: name, order: 'name' })).toEqual({ ids: [id], total: 1, more: false })
})
