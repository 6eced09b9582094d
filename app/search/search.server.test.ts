import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categories } from '#app/catalogue/category.ts'
import { loadCatalogue } from '#app/catalogue/files/load-catalogue.server.ts'
import { type Product, toSearchGroups } from '#app/catalogue/product.ts'
import { listProducts } from '#app/catalogue/products.server.ts'
import { foldSearch, foldText, listGrams } from '#languages/folded-text.ts'
import { anyText } from '#tests/support/any-text.ts'
import { openTestDatabase, triesOf } from '#tests/support/databases/test-database.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import {
  copyCatalogueFiles,
  editCatalogueFile,
  openTestCatalogue,
} from '#tests/support/test-catalogue.ts'
import { type SearchPage, searchProducts } from './search.server.ts'

const names = (products: readonly Product[]) => products.map((product) => product.name)

async function openWithProducts() {
  const db = await openTestCatalogue()
  const products: Product[] = []
  for (const { key } of categories) products.push(...(await listProducts(db, key)))
  return { db, products }
}

function searchNaively(products: readonly Product[], query: string) {
  const wanted = foldSearch(query)
  const has = (text: string) => wanted !== '' && foldText(text).includes(wanted)
  const exact = products.filter(({ name }) => has(name))
  const byAlias = products.filter((product) => !has(product.name) && product.aliases.some(has))
  return { exact: names(exact), byAlias: names(byAlias) }
}

describe('searching for a product', () => {
  test('finds by name whatever has it, in the order of the catalogue', async () => {
    const db = await openTestCatalogue()
    for (const [query, expected] of [
      ['snake', ['Snake Plant']],
      ['  MONSTERA ', ['Monstera Deliciosa']],
      [
        'plant',
        ['Snake Plant', 'Money Plant', 'ZZ Plant', 'Rubber Plant', 'Jade in a Branded Planter'],
      ],
      ['zz', ['ZZ Plant']],
      ['(t', ['Holy Basil (Tulsi)']],
      [
        'k',
        [
          'Snake Plant',
          'Polished Black Pebbles',
          'Khurpi Weeder',
          'Lucky Bamboo Gift',
          'Desk Terrarium',
        ],
      ],
      ['ＺＺ', ['ZZ Plant']],
    ] as const) {
      expect(names((await searchProducts(db, query)).exact), query).toEqual(expected)
    }
  })

  test('finds by a local name in any script', async () => {
    const db = await openTestCatalogue()
    for (const [query, expected] of [
      ['तुलसी', 'Holy Basil (Tulsi)'],
      ['mitti', 'General Purpose Soil'],
      ['खाद', 'Vermicomposts'],
      ['khad', 'Vermicomposts'],
      ['नी', 'Dwarf Lemon Tree'],
      ["mother-in-law's", 'Snake Plant'],
      ['गुड़हल', 'Hibiscus'],
      ['okra', 'Desi Vegetable Seeds'],
    ] as const) {
      const { exact, byAlias } = await searchProducts(db, query)
      expect(names(exact), query).toEqual([])
      expect(names(byAlias), query).toContain(expected)
    }
  })

  test('a product found by its name is not repeated among local names', async () => {
    const db = await openTestCatalogue()
    const { exact, byAlias, suggestions } = await searchProducts(db, 'tulsi')
    expect(names(exact)).toEqual(['Holy Basil (Tulsi)'])
    expect([byAlias, suggestions]).toEqual([[], []])
    // What only local names find needs no other spelling either.
    expect((await searchProducts(db, 'mitti')).suggestions).toEqual([])
  })

  test('pages through what it found', async () => {
    const db = await openTestCatalogue()
    const { exact: all } = await searchProducts(db, 'plant')
    const first = await searchProducts(db, 'plant', { limit: 3 })
    const second = await searchProducts(db, 'plant', { limit: 3, after: first.next })
    expect(first.exact).toEqual(all.slice(0, 3))
    expect(second.exact).toEqual(all.slice(3))
    expect(second.next).toBeUndefined()
  })

  test('counts names on the first page alone, to one more than asked', async () => {
    const db = await openTestCatalogue()
    const count = async (page: SearchPage) => (await searchProducts(db, 'plant', page)).count
    expect(await count({})).toBe(5)
    expect(await count({ limit: 3 })).toBe(4)
    expect(await count({ limit: 3, countTo: 10 })).toBe(5)
    expect(await count({ limit: 3, countTo: 1 })).toBe(4)
    expect(await count({ limit: 3, after: 0 })).toBeUndefined()
  })

  test('a page that holds the last of them leads no further', async () => {
    const db = await openTestCatalogue()
    const { exact, next } = await searchProducts(db, 'plant', { limit: 5, countTo: 10 })
    expect([exact.length, next]).toEqual([5, undefined])
    expect((await searchProducts(db, 'plant', { limit: 4 })).next).toBe(exact[3]?.order)
  })

  test('local names and near spellings are told on the first page alone', async () => {
    const db = await openTestCatalogue()
    for (const query of ['तुलसी', 'monstra']) {
      expect(await searchProducts(db, query, { after: 1 }), query).toEqual({
        exact: [],
        byAlias: [],
        suggestions: [],
      })
    }
    const { byAlias } = await searchProducts(db, 'a', { limit: 2 })
    expect(names(byAlias)).toEqual(['Hibiscus', 'Desi Flower Seeds'])
  })

  test('finds by how a local name sounds where none is written so, on the first page alone', async () => {
    const db = await openTestCatalogue()
    for (const [query, expected] of [
      ['tulsee', ['Holy Basil (Tulsi)']],
      ['तुळशी', ['Holy Basil (Tulsi)']],
      ['zendu', ['Desi Flower Seeds']],
      ['jhendoo', ['Desi Flower Seeds']],
      ['gainda', ['Desi Flower Seeds']],
      ['jasvand', ['Hibiscus']],
      ['गुडहल', ['Hibiscus']],
      ['kagji neemboo', ['Dwarf Lemon Tree']],
      ['dastaane', ['Gardening Gloves']],
      ['केंचुआ\u200c खाद', ['Vermicomposts']],
      // Only what is written: neither a part of a word nor an English word that sounds alike.
      ['tools', []],
      ['asvand', []],
    ] as const) {
      const { exact, byAlias, count } = await searchProducts(db, query)
      expect([names(exact), names(byAlias), count], query).toEqual([[], expected, 0])
      expect((await searchProducts(db, query, { after: 1 })).byAlias, query).toEqual([])
    }
  })

  test('finds nothing for nothing', async () => {
    const nothing = { exact: [], byAlias: [], suggestions: [], count: 0 }
    const db = await openTestCatalogue()
    for (const query of ['', '  ', 'a\0b']) expect(await searchProducts(db, query)).toEqual(nothing)
  })

  test('groups what it found by category, with the names of the specification', async () => {
    const db = await openTestCatalogue()
    const groups = toSearchGroups((await searchProducts(db, 'pl')).exact)
    expect(groups.map((group) => group.category)).toEqual(['Indoor Plants', 'Corporate Products'])
    expect(groups[1]?.products[0]).toMatchObject({ id: 32, name: 'Jade in a Branded Planter' })
  })
})

describe('a search that finds nothing', () => {
  testOnce('suggests what is spelt nearly so, which then finds something', async () => {
    const db = await openTestCatalogue()
    for (const [query, expected] of [
      ['monstra', 'Monstera Deliciosa'],
      ['tulsy', 'tulsi'],
      ['hibscus', 'Hibiscus'],
      ['aloe vra', 'Aloe Vera'],
      ['moneyplant', 'Money Plant'],
      ['monye plant', 'Money Plant'],
      ['manny plant', 'Money Plant'],
      ['vermi compost', 'Vermicomposts'],
      ['secatures', 'Pruning Secateurs'],
      ['तुलटी', 'Holy Basil (Tulsi)'],
    ] as const) {
      const { exact, byAlias, suggestions } = await searchProducts(db, query)
      expect([...exact, ...byAlias], query).toEqual([])
      expect(suggestions[0], query).toBe(expected)
      expect(suggestions.length).toBeLessThanOrEqual(3)
      for (const suggestion of suggestions) {
        const found = await searchProducts(db, suggestion)
        expect([...found.exact, ...found.byAlias], suggestion).not.toEqual([])
      }
    }
  })

  testOnce(
    'suggests what the word spelt wrong may mean before what the others find, three at most',
    async () => {
      const db = await openTestCatalogue()
      for (const [query, expected] of [
        ['snake monstra', ['Monstera Deliciosa', 'Snake Plant']],
        ['lemom palm tulzi', ['Dwarf Lemon Tree', 'tulsi', 'Areca Palm']],
        // Words that are spelt right mean no others.
        ['desk planter', ['Desk Terrarium', 'Jade in a Branded Planter']],
        // Further words are not looked at.
        ['qqqq wwww eeee monstra', []],
      ] as const) {
        expect((await searchProducts(db, query)).suggestions, query).toEqual(expected)
      }
    },
  )

  testOnce(
    'suggests the product that has the word, not one in which it is part of a longer word',
    async () => {
      const db = await openTestDatabase()
      const folder = await copyCatalogueFiles()
      await editCatalogueFile(folder, 'indoor-plants.yaml', 'name: Snake Plant', 'name: Primmonia')
      await editCatalogueFile(
        folder,
        'indoor-plants.yaml',
        'name: Rubber Plant',
        'name: Pink Monia',
      )
      await loadCatalogue(db, { folder })
      expect((await searchProducts(db, 'monja')).suggestions).toEqual(['Pink Monia'])
    },
  )

  test('suggests nothing where nothing is spelt nearly so', async () => {
    const db = await openTestCatalogue()
    for (const query of ['qqqqqq', 'x9', '🌱🌱🌱']) {
      expect((await searchProducts(db, query)).suggestions, query).toEqual([])
    }
  })
})

describe('whatever a visitor types is plain text', () => {
  const strange = [
    '',
    '   ',
    '%',
    '%%%',
    '_',
    '___',
    '"',
    '"""',
    'snake"',
    "'; drop table products; --",
    'snake*',
    'snake OR palm',
    'name : snake',
    'NEAR(snake plant)',
    '^snake',
    '-snake',
    '{name}',
    '\0',
    'sna\0ke',
    'snake\nplant',
    '\ud800',
    'snake \udfff',
    '🌵',
    '👩‍🌾',
    'ॠ',
    'İ',
    '\u202esnake',
    ...['x', 'नीम ', 'ﷺ', '"', '🌱', '\ud800'].map((piece) => piece.repeat(5_000)),
  ]

  test('what no name has, however strange or long, finds nothing and does not fail', async () => {
    const db = await openTestCatalogue()
    for (const query of strange) {
      const { exact, byAlias } = await searchProducts(db, query)
      expect([...exact, ...byAlias], JSON.stringify(query.slice(0, 40))).toEqual([])
    }
  })

  test('the search gives what looking through every name would give', async () => {
    const { db, products } = await openWithProducts()
    const texts = products.flatMap(({ name, aliases }) => [name, ...aliases])
    const pieces = texts.flatMap((text) => [1, 2, 3, 4, 7].flatMap((size) => listGrams(text, size)))
    const anyQuery = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...pieces) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(...pieces).map((piece) => ` ${piece.toUpperCase()} `),
      },
      { weight: 1, arbitrary: anyText(12) },
      { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'"\'%_*^-(): a\0ि🌱\ud800') }) },
    )
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        const { exact, byAlias, soundsAlike } = await searchProducts(db, query)
        // What no name has may still sound like one.
        const found = { exact: names(exact), byAlias: soundsAlike ? [] : names(byAlias) }
        expect(found).toEqual(searchNaively(products, query))
      }),
      { numRuns: triesOf(600), examples: [['nam']] },
    )
  })
})
