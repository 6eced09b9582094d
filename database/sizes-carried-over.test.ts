import { expect, onTestFinished, test } from 'vitest'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { emptyDatabase } from '#tests/support/databases/test-database.ts'
import { openDatabase } from './connection.ts'
import { insertRows } from './insert-rows.ts'
import { migrateToLatest } from './migrate.ts'
import { migrations } from './migrations.ts'

test('what was known of products as a whole becomes their one size without a name', async () => {
  const db = await openDatabase(await emptyDatabase())
  onTestFinished(() => db.destroy())
  const start = migrations.findIndex(({ name }) => name.endsWith('-sizes'))
  await migrateToLatest(db, migrations.slice(0, start))
  await db
    .insertInto('categories')
    .values({ key: 'soil', name: 'Soil', position: 1, wall: 'pista' })
    .execute()
  const product = (id: number, quantity: string, back_in: string | null, translations = '{}') => ({
    ...{
      id,
      category_key: 'soil',
      catalogue_order: id,
      slug: `soil-${id}`,
      picture: 'x',
      quantity,
    },
    ...{ name: `Soil ${id}`, name_folded: `soil ${id}`, description: '', wall: 'pista' },
    ...{ tips: '[]', advantages: '[]', aliases: '[]', back_in, translations },
  })
  const said = { hi: { quantity: '20 किलो', description: 'x' }, mr: { description: 'y' } }
  // More than are carried over at once.
  const many = Array.from({ length: 600 }, (_, place) => product(100 + place, '1kg', null))
  await db
    .transaction()
    .execute((transaction) =>
      insertRows(transaction, 'products', [
        product(1, '', null),
        product(2, '20kg', null, JSON.stringify(said)),
        product(3, '', 'July'),
        product(4, '5kg', 'March'),
        ...many,
      ]).execute(),
    )
  await migrateToLatest(db, migrations.slice(0, start + 1))
  await db.updateTable('product_sizes').set({ price: 24_900 }).where('product_id', '=', 2).execute()
  await migrateToLatest(db)
  expect(await db.selectFrom('product_prices').selectAll().execute()).toEqual([
    expect.objectContaining({ product_id: 2, number: 0, price: 24_900, staff_id: null }),
  ])
  await db.updateTable('product_sizes').set({ price: null }).execute()
  const sizes = await readSizes(db)
  const plain = { number: 0, label: '', labels: {}, price: null, availability: null }
  expect(sizes.size).toBe(603)
  expect(sizes.get(1)).toBeUndefined()
  expect(sizes.get(2)).toEqual([{ ...plain, label: '20kg', labels: { hi: '20 किलो' } }])
  expect(sizes.get(3)).toEqual([{ ...plain, availability: { is: 'away', backIn: 'July' } }])
  expect(sizes.get(4)).toEqual([
    { ...plain, label: '5kg', availability: { is: 'away', backIn: 'March' } },
  ])
  expect(sizes.get(699)).toEqual([{ ...plain, label: '1kg' }])
  const rows = await db.selectFrom('products').select('back_in').where('id', 'in', [3, 4]).execute()
  expect(rows.map(({ back_in }) => back_in).sort()).toEqual(['July', 'March'])
})
