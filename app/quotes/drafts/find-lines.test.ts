import { expect } from 'vitest'
import { nothingKnown } from '#app/catalogue/sizes/size.ts'
import { writeSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { findLines } from './find-lines.server.ts'

const by = { staffId: 1, source: 'desk' } as const

test('what the catalogue has is found by a part of its name, by its size, and hidden too', async () => {
  const app = await openTestApp({}, openTestCatalogue)
  const find = (query: string) => findLines(app.db, query, { taxRate: 500 })
  const size = { ...nothingKnown, labels: {} }
  await app.db.transaction().execute((transaction) =>
    writeSizes(
      transaction,
      [
        {
          id: 7,
          sizes: [
            { ...size, number: 1, label: '6 inch pot', price: 16_000 },
            { ...size, number: 2, label: '10 inch pot', price: 45_050 },
          ],
        },
      ],
      null,
    ),
  )
  expect((await find('snake')).map(({ words }) => words)).toEqual([
    'Snake Plant, 6 inch pot',
    'Snake Plant, 10 inch pot',
  ])
  const [large] = await find('SNAKE plant, 10 Inch pot')
  expect(large).toEqual({
    line: {
      product: 7,
      size: 2,
      what: 'Snake Plant',
      quantity: '1',
      price: '450.50',
      taxRate: '5',
      writtenSizes: [{ number: 2, label: '10 inch pot', labels: {} }],
    },
    words: 'Snake Plant, 10 inch pot',
    isHidden: false,
  })
  await saveProduct(app, { ...by, id: 7, change: { hidden: true } })
  expect(await find('snake plant, 6 inch')).toMatchObject([{ isHidden: true }])
  // Of two that are called the same each says where it stands, and is found by that.
  const { id } = await app.db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'bougainvillea')
    .executeTakeFirstOrThrow()
  await saveProduct(app, { ...by, id, change: { name: 'Areca Palm' } })
  const twins = (await find('areca palm')).map(({ words }) => words)
  expect(twins.toSorted()).toEqual(['Areca Palm, Indoor Plants', 'Areca Palm, Outdoor Plants'])
  for (const words of twins) expect(await find(words)).toMatchObject([{ words }])
  // What only sounds like it, or is no name at all, breaks nothing.
  for (const query of ['', ' ', 'x'.repeat(500), '%_', '\u0000', '🌱']) {
    expect(await find(query)).toEqual([])
  }
})
