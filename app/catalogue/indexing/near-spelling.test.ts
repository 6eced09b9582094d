import { expect, test } from 'vitest'
import { searchProducts } from '#app/search/search.server.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { describeOnce, testOnce } from '#tests/support/databases/test-once.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { countTypos } from './count-typos.ts'
import { replaceSearchIndex } from './search-index.server.ts'
import { listSpellings } from './spelling.server.ts'

describeOnce('a slip', () => {
  testOnce.each([
    ['tulsi', 'tulsi', 0],
    ['tulsi', 'tuls', 1],
    ['tuls', 'tulsi', 1],
    ['tulsi', 'tulki', 1],
    ['tulsi', 'tusli', 1],
    ['tulsi', 'utlsi', 1],
    ['tulsi', 'ultis', 3],
    ['', 'tulsi', 5],
    ['tulsi', '', 5],
    ['ab', 'ba', 1],
    ['ab', 'bc', 2],
    ['🌱a', 'a🌱', 1],
    ['abc', 'xyz', 3],
  ])('from %j to %j counts %i', (left, right, typos) => {
    expect(countTypos(left, right)).toBe(typos)
    expect(countTypos(right, left)).toBe(typos)
  })
})

testOnce('a word that nothing is called has a name near enough, or none', async () => {
  const db = await openTestCatalogue()
  // One slip in a word of up to five letters, a third of the letters in a longer one.
  const words = {
    tulzi: true,
    tulzu: false,
    hibizcus: true,
    hibizkus: true,
    hibizkos: false,
    monztera: true,
    monzteru: true,
    monzteyu: false,
  }
  for (const [query, isNear] of Object.entries(words)) {
    const { suggestions } = await searchProducts(db, query)
    expect(suggestions.length > 0, query).toBe(isNear)
  }
})

test('the nearest words are found among many that are somewhat alike, and no more than asked', async () => {
  const db = await openTestDatabase()
  const letters = [...'bcdfghjklmnpqtvwxyz']
  // All before the one that is meant, by length and by letters.
  const alike = letters.flatMap((a) => letters.slice(0, 3).map((b) => `rosa${a}${b}qj`))
  const aliases = [...alike, 'Rosemary', 'Rosemarya', 'Rosemarye']
  await db
    .transaction()
    .execute((transaction) =>
      replaceSearchIndex(transaction, [{ id: 1, name: 'Herbs', aliases, order: 1 }]),
    )
  expect(await listSpellings(db, 'rosemery')).toEqual(['Rosemary', 'Rosemarya', 'Rosemarye'])
  expect(await listSpellings(db, 'rosemery', { limit: 1 })).toEqual(['Rosemary'])
  expect(await listSpellings(db, 'rosemary')).toEqual(['Rosemary', 'Rosemarya', 'Rosemarye'])
})
