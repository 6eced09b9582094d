import type { Transaction } from 'kysely'
import type { Product } from '#app/catalogue/product.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'
import { countTypos } from './count-typos.ts'
import { foldText, listGrams, listWords } from './folded-text.ts'

const SHORTEST_WORD = 3
const LONGEST_WORD = 40
const MOST_WORDS_LOOKED_AT = 3
// Bounds the work where a huge catalogue has thousands of words alike.
const MOST_WORDS_PER_GRAM = 500
const MOST_CANDIDATES = 30
const ROWS_PER_INSERT = 5_000

/**
 * Gives up to `limit` names or aliases spelt nearly as a folded search, nearest first: each of
 * them finds something when searched.
 */
export async function listSpellings(db: Database, folded: string, limit = 3): Promise<string[]> {
  const words = listWords(folded).slice(0, MOST_WORDS_LOOKED_AT)
  const found: { suggestion: string; distance: number }[] = []
  for (const word of listSpellableWords(words)) {
    for (const near of await listNearWords(db, word)) {
      // A word spelt right says less about what was meant than the word beside it.
      const isRightWord = near.typos === 0 && words.length > 1 && words.includes(word)
      const distance = isRightWord ? 1 : near.typos / [...word].length
      found.push({ suggestion: near.suggestion, distance })
    }
  }
  found.sort((a, b) => a.distance - b.distance)
  return [...new Set(found.map(({ suggestion }) => suggestion))].slice(0, limit)
}

/** Replaces the list of words that misspelt searches are compared with. */
export async function replaceSpellings(
  transaction: Transaction<Schema>,
  products: Iterable<Product>,
): Promise<void> {
  await transaction.deleteFrom('search_words').execute()
  await transaction.deleteFrom('search_word_grams').execute()
  const words = [...collectWords(products)].map(([word, suggestion]) => ({ word, suggestion }))
  await inChunks(words, (rows) => transaction.insertInto('search_words').values(rows).execute())
  const grams = words.flatMap(({ word }) => {
    const { length } = [...word]
    return listWordGrams(word).map((gram) => ({ gram, length, word }))
  })
  await inChunks(grams, (rows) =>
    transaction.insertInto('search_word_grams').values(rows).execute(),
  )
}

async function listNearWords(
  db: Database,
  word: string,
): Promise<{ suggestion: string; typos: number }[]> {
  const { length } = [...word]
  const allowed = Math.max(1, Math.floor(length / 3))
  const shared = new Map<string, number>()
  for (const gram of listWordGrams(word)) {
    const rows = await db
      .selectFrom('search_word_grams')
      .select('word')
      .where('gram', '=', gram)
      .where('length', '>=', length - allowed)
      .where('length', '<=', length + allowed)
      .orderBy('length')
      .orderBy('word')
      .limit(MOST_WORDS_PER_GRAM)
      .execute()
    for (const row of rows) shared.set(row.word, (shared.get(row.word) ?? 0) + 1)
  }
  const near = [...shared]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_CANDIDATES)
    .map(([candidate]) => ({ word: candidate, typos: countTypos(word, candidate) }))
    .filter(({ typos }) => typos <= allowed)
  return addSuggestions(db, near)
}

async function addSuggestions(db: Database, near: readonly { word: string; typos: number }[]) {
  if (near.length === 0) return []
  const rows = await db
    .selectFrom('search_words')
    .selectAll()
    .where(
      'word',
      'in',
      near.map(({ word }) => word),
    )
    .execute()
  const suggestions = new Map(rows.map((row) => [row.word, row.suggestion]))
  return near.flatMap(({ word, typos }) => {
    const suggestion = suggestions.get(word)
    return suggestion === undefined ? [] : [{ suggestion, typos }]
  })
}

/** Words and what to suggest for each: an alias that is this very word, else a product's name. */
function collectWords(products: Iterable<Product>): Map<string, string> {
  const words = new Map<string, string>()
  const add = (word: string, suggestion: string) => {
    if (!words.has(word)) words.set(word, suggestion)
  }
  for (const { name, aliases } of products) {
    for (const alias of aliases) {
      const folded = foldText(alias)
      // Other scripts are searched but not shown: the site's fonts do not have them.
      const suggestion = /^[\p{ASCII}]+$/u.test(alias) ? alias : name
      if (isSpellable(folded)) add(folded, suggestion)
    }
  }
  for (const { name, aliases } of products) {
    for (const text of [name, ...aliases]) {
      for (const word of listSpellableWords(listWords(foldText(text)))) add(word, name)
    }
  }
  return words
}

/** The words themselves, and neighbours run together: visitors write 'moneyplant'. */
function listSpellableWords(words: readonly string[]): string[] {
  const joined = words.slice(1).map((word, index) => `${words[index]}${word}`)
  return [...words, ...joined].filter(isSpellable)
}

function isSpellable(word: string): boolean {
  const { length } = [...word]
  // Model numbers and weights are not misspelt words, and would swamp the list.
  return length >= SHORTEST_WORD && length <= LONGEST_WORD && /^[\p{L}\p{M}]+$/u.test(word)
}

function listWordGrams(word: string): string[] {
  return listGrams(` ${word} `, 3)
}

async function inChunks<T>(rows: readonly T[], write: (rows: readonly T[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await write(rows.slice(start, start + ROWS_PER_INSERT))
  }
}
