import type { Transaction } from 'kysely'
import { inPieces } from '#database/in-pieces.ts'
import { insertRows } from '#database/insert-rows.ts'
import type { Schema } from '#database/schema.ts'
import type { ProductChange } from './search-index.ts'
import { listSpellingWords, listWordGrams, type SpellingWord } from './spelling-words.ts'

const ROWS_PER_STATEMENT = 5_000

/**
 * Counts the words of changed products: those of a product that goes are taken away, and a word is
 * gone when no product has it any more.
 */
export async function changeSpellings(
  transaction: Transaction<Schema>,
  changes: readonly ProductChange[],
): Promise<void> {
  const counted = new Map<string, SpellingWord & { times: number }>()
  const count = (word: SpellingWord, by: number) => {
    const key = JSON.stringify(word)
    const times = (counted.get(key)?.times ?? 0) + by
    counted.set(key, { ...word, times })
  }
  for (const { before, after } of changes) {
    if (after) for (const word of listSpellingWords(after)) count(word, 1)
    if (before) for (const word of listSpellingWords(before)) count(word, -1)
  }
  const rows = [...counted.values()].filter(({ times }) => times !== 0)
  await addTimes(transaction, rows)
  await addGrams(
    transaction,
    rows.filter(({ times }) => times > 0),
  )
  await removeUnused(
    transaction,
    rows.filter(({ times }) => times < 0),
  )
}

/** Forgets every word. */
export async function clearSpellings(transaction: Transaction<Schema>): Promise<void> {
  await transaction.deleteFrom('search_words').execute()
  await transaction.deleteFrom('search_word_grams').execute()
}

async function addTimes(
  transaction: Transaction<Schema>,
  rows: readonly (SpellingWord & { times: number })[],
) {
  await inChunks(rows, (chunk) =>
    insertRows(transaction, 'search_words', chunk)
      .onConflict((conflict) =>
        conflict.columns(['word', 'kind', 'text']).doUpdateSet((build) => ({
          times: build('search_words.times', '+', build.ref('excluded.times')),
        })),
      )
      .execute(),
  )
}

async function addGrams(transaction: Transaction<Schema>, added: readonly SpellingWord[]) {
  const grams = distinctWords(added).flatMap((word) => {
    const { length } = [...word]
    return listWordGrams(word).map((gram) => ({ gram, length, word }))
  })
  await inChunks(grams, (rows) =>
    insertRows(transaction, 'search_word_grams', rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

async function removeUnused(transaction: Transaction<Schema>, fewer: readonly SpellingWord[]) {
  await inChunks(distinctWords(fewer), async (words) => {
    await transaction
      .deleteFrom('search_words')
      .where('word', 'in', words)
      .where('times', '<=', 0)
      .execute()
    const left = await transaction
      .selectFrom('search_words')
      .select('word')
      .where('word', 'in', words)
      .execute()
    const known = new Set(left.map(({ word }) => word))
    for (const word of words.filter((word) => !known.has(word))) {
      await transaction
        .deleteFrom('search_word_grams')
        .where('gram', 'in', listWordGrams(word))
        .where('length', '=', [...word].length)
        .where('word', '=', word)
        .execute()
    }
  })
}

function distinctWords(words: readonly SpellingWord[]): string[] {
  return [...new Set(words.map(({ word }) => word))]
}

async function inChunks<T>(rows: readonly T[], write: (rows: readonly T[]) => Promise<unknown>) {
  for (const some of inPieces(rows, ROWS_PER_STATEMENT)) await write(some)
}
