import { sql, type Transaction } from 'kysely'
import { engineOf } from './engine.ts'
import type { Schema } from './schema.ts'

/**
 * Lets PostgreSQL's planner know a catalogue that was just written. By itself it would learn of it
 * a minute later, and until then read all products to find sixty.
 */
export async function refreshStatistics(transaction: Transaction<Schema>): Promise<void> {
  if (engineOf(transaction) === 'sqlite') return
  await sql`analyze products, product_facts, search_texts, search_words, search_word_grams`.execute(
    transaction,
  )
}
