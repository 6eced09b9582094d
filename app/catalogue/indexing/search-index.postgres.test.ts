import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#database/connection.ts'
import { listGrams } from '#languages/folded-text.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { changeSearchIndex, replaceSearchIndex, tidySearchIndex } from './search-index.server.ts'
import type { IndexedProduct } from './search-index.ts'

const tulsi: IndexedProduct = { id: 900, name: 'Holy Basil', aliases: ['tulsi'], order: 500 }
const sabja: IndexedProduct = { id: 901, name: 'Sweet Basil', aliases: ['sabja'], order: 700 }

/** Sorts in what waits, and gives how many pages of it there were. */
async function pagesWaiting(db: Database) {
  const { rows } = await sql<{ pages: number }>`
    select gin_clean_pending_list('search_names') + gin_clean_pending_list('search_aliases')
      as pages`.execute(db)
  return rows[0]?.pages
}

test('who changes a product does not wait until the index is sorted, and no search reads for long what waits', async () => {
  const db = await openTestDatabase()
  const change = (before: IndexedProduct, after: IndexedProduct) =>
    db.transaction().execute((transaction) => changeSearchIndex(transaction, [{ before, after }]))
  await db.transaction().execute((transaction) => replaceSearchIndex(transaction, [tulsi, sabja]))
  expect(await pagesWaiting(db)).toBe(0)
  await change(tulsi, { ...tulsi, name: 'Sacred Basil', aliases: ['tulasi'] })
  expect(await pagesWaiting(db)).toBe(2)
  await change(sabja, { ...sabja, name: 'Thai Basil', aliases: ['takmaria'] })
  await tidySearchIndex(db)
  expect(await pagesWaiting(db)).toBe(0)
})

test('a text is taken apart into the runs of one to three characters that searches ask for', async () => {
  const db = await openTestDatabase()
  for (const text of [
    '',
    'a',
    'ab',
    'abc',
    'सदाबहार एक',
    'areca palm, 🌴🪴',
    'a\\1b',
    'moneyplant',
  ]) {
    const { rows } = await sql<{ grams: string[] }>`
      select search_grams(${text}::text collate "C") as grams`.execute(db)
    const runs = [1, 2, 3].flatMap((size) => listGrams(text, size))
    expect(new Set(rows[0]?.grams)).toEqual(new Set(runs))
  }
})
