import { expect } from 'vitest'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { addMarigolds, openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { listByWords } from './by-words.server.ts'

test('a search that no name has as it stands finds what its words call', async () => {
  const db = await openTestCatalogue()
  for (const [query, expected] of [
    ['tulsi plant', ['Holy Basil (Tulsi)']],
    ['tulsi pl', ['Holy Basil (Tulsi)']],
    ['Money Plants', ['Money Plant']],
    ['तुलसी का पौधा', ['Holy Basil (Tulsi)']],
    ['gudhhal ka paudha', ['Hibiscus']],
    ['rose plant', ['Adenium Desert Rose']],
    ['potting soil', ['Nutritional Soil']],
    ['desi seeds', ['Desi Flower Seeds', 'Desi Vegetable Seeds']],
    ['tulsi 6 inch pot', ['Holy Basil (Tulsi)']],
    ['neem oil under ₹200', ['Neem Oil']],
    ['नींबू के पेड़', ['Dwarf Lemon Tree']],
    ['तुळशीचे रोप', ['Holy Basil (Tulsi)']],
    ['मोगऱ्याचे रोप', ['Mogra Jasmine']],
    ['लिंबाचे झाड', ['Dwarf Lemon Tree']],
    ['कोरफडीच्या रोपासाठी', ['Aloe Vera']],
    ['गेंदे के पौधे', ['Desi Flower Seeds']],
    // All words together say more than those that tell.
    ['jade plants', ['Jade in a Branded Planter']],
    // A size or a price alone is no product.
    ['6 inch pot', []],
    ['₹200 तक', []],
    // Neither a part of a word, nor one word of several, nor other signs.
    ['uber plant', []],
    ['snake monstera', []],
    ['snake*', []],
    ['snake\nplant', []],
    ['', []],
  ] as const) {
    const found = await listByWords(db, query, { limit: 9 })
    expect(
      found.map(({ name }) => name),
      query,
    ).toEqual(expected)
  }
})

test('gives no more than asked, in the order of the catalogue', async () => {
  const db = await openTestCatalogue()
  const products = await addMarigolds(db, 30)
  const found = await listByWords(db, 'no marigold', { limit: 3 })
  expect(found.map(({ id }) => id)).toEqual(products.slice(0, 3).map(({ id }) => id))
})
