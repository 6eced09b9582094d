import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listEveryProduct } from '#app/catalogue/products.server.ts'
import type { Database } from '#database/connection.ts'
import { foldText } from '#languages/folded-text.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { changeSearchIndex, listMatchingOrders, replaceSearchIndex } from './search-index.server.ts'
import type { IndexedProduct, ProductChange } from './search-index.ts'

const change = (db: Database, ...changes: ProductChange[]) =>
  db.transaction().execute((transaction) => changeSearchIndex(transaction, changes))

const wordsIn = (db: Database) =>
  db
    .selectFrom('search_words')
    .selectAll()
    .orderBy('word')
    .orderBy('kind')
    .orderBy('text')
    .execute()

const gramsIn = (db: Database) =>
  db.selectFrom('search_word_grams').selectAll().orderBy('gram').orderBy('word').execute()

const tulsi: IndexedProduct = { id: 900, name: 'Holy Basil', aliases: ['tulsi'], order: 500 }
const sabja: IndexedProduct = { id: 901, name: 'Sweet Basil', aliases: ['sabja'], order: 700 }

test('a product that goes takes its own words, and leaves those that another one has', async () => {
  const db = await openTestDatabase()
  await change(db, { after: tulsi }, { after: sabja })
  await change(db, { before: tulsi })
  const words = await wordsIn(db)
  expect(words.map(({ word, times }) => [word, times])).toEqual([
    ['basil', 1],
    ['sabja', 1],
    ['sabja', 1],
    ['sweet', 1],
    ['sweetbasil', 1],
  ])
  expect((await gramsIn(db)).some(({ word }) => word === 'tulsi')).toBe(false)
  await change(db, { before: sabja })
  expect([await wordsIn(db), await gramsIn(db)]).toEqual([[], []])
})

test('what is made again knows nothing of what was there before', async () => {
  const db = await openTestDatabase()
  await change(db, { after: tulsi }, { after: sabja })
  await db.transaction().execute((transaction) => replaceSearchIndex(transaction, [sabja]))
  const page = { after: 0, limit: 10 }
  expect(await listMatchingOrders(db, 'name', 'basil', page)).toEqual([700])
  expect(await listMatchingOrders(db, 'name', 'ba', page)).toEqual([700])
})

test('two products change places', async () => {
  const db = await openTestDatabase()
  await change(db, { after: tulsi }, { after: sabja })
  const page = { after: 0, limit: 10 }
  await change(
    db,
    { before: tulsi, after: { ...tulsi, order: 700 } },
    { before: sabja, after: { ...sabja, order: 500 } },
  )
  expect(await listMatchingOrders(db, 'name', 'holy', page)).toEqual([700])
  expect(await listMatchingOrders(db, 'name', 'ho', page)).toEqual([700])
  expect(await listMatchingOrders(db, 'name', 'sw', page)).toEqual([500])
  expect(await listMatchingOrders(db, 'name', 'basil', page)).toEqual([500, 700])
})

test('one or two characters find a name or an alias that has them, and are taken for no others', async () => {
  const db = await openTestDatabase()
  await change(
    db,
    { after: { ...tulsi, name: 'Holy ੳ', aliases: ['tulsi', 'holy'] } },
    { after: { ...sabja, name: 'Sabja ab', aliases: [] } },
  )
  const page = { after: 0, limit: 10 }
  for (const [field, text, orders] of [
    ['alias', 'ul', [500]],
    ['alias', 't', [500]],
    // What its name has too is found by its name alone.
    ['alias', 'ho', []],
    ['name', 'ho', [500]],
    ['name', 'ul', []],
    // Their numbers in Unicode look alike: ੳ is a73, s is 73; 慢 is 6162, ab are 61 and 62.
    ['name', 'ੳ', [500]],
    ['alias', 'ੳ', []],
    ['alias', 's', [500]],
    ['name', 's', [700]],
    ['name', 'ab', [700]],
    ['name', '慢', []],
  ] as const) {
    expect(await listMatchingOrders(db, field, text, page), `${field} ${text}`).toEqual(orders)
  }
})

test('whatever comes, goes, moves and is renamed, the search knows what a new one would', async () => {
  const db = await openTestCatalogue()
  const products = new Map<number, IndexedProduct>()
  for (const product of await listEveryProduct(db)) products.set(product.id, product)
  const texts = fc.constantFrom('Rose', 'Rose Pink', 'Money Plant', 'Neem', 'गुलाब', 'zz', 'Rosé')
  const step = fc.record({
    id: fc.constantFrom(...products.keys(), 900, 901, 902),
    name: texts,
    aliases: fc.uniqueArray(texts, { maxLength: 2 }),
    place: fc.nat(1_000),
    goes: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const { id, name, aliases, place, goes } of steps) {
        const before = products.get(id)
        // Places stay distinct: a thousand of each product's own.
        const after = goes ? undefined : { id, name, aliases, order: id * 1_001 + place }
        await change(db, { ...(before && { before }), ...(after && { after }) })
        if (after) products.set(id, after)
        else products.delete(id)
      }
      const wanted = foldText(steps[0]?.name ?? '')
      const byName = [...products.values()].filter(({ name }) => foldText(name).includes(wanted))
      const found = await listMatchingOrders(db, 'name', wanted, { after: 0, limit: 100 })
      expect(found).toEqual(byName.map(({ order }) => order).sort((a, b) => a - b))
    }),
    { numRuns: 40 },
  )
  const changed = [await wordsIn(db), await gramsIn(db)]
  await db
    .transaction()
    .execute((transaction) => replaceSearchIndex(transaction, [...products.values()]))
  expect(changed).toEqual([await wordsIn(db), await gramsIn(db)])
})
