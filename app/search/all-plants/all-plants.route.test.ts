import { expect } from 'vitest'
import { countProducts, listProducts } from '#app/catalogue/products.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { testCall } from '#tests/support/test-call.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { loader } from './all-plants.route.tsx'

test('shows every plant there is, Home’s six among them, and nothing that does not grow', async () => {
  const db = await openTestCatalogue()
  const { args } = testCall(db, '/productPages/plants/all')
  const { plants, count, next } = await loader(args)
  expect(next).toBeUndefined()
  expect(plants).toHaveLength(count)
  const names = plants.map(({ name }) => name)
  const six = await listProducts(db, 'home', {})
  expect(names).toEqual(expect.arrayContaining(six.map(({ name }) => name)))
  expect(names).not.toContain('Cocopeat')
  expect(count).toBe(
    (await countProducts(db, 'home')) +
      (await countProducts(db, 'indoor-plants')) +
      (await countProducts(db, 'outdoor-plants')) +
      (await countProducts(db, 'corporate-products')),
  )
})
