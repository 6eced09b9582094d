import { sql } from 'kysely'
import type { Database } from './connection.ts'
import { engineOf } from './engine.ts'

const tables = {
  catalogue: ['products', 'product_facts', 'search_texts', 'search_words', 'search_word_grams'],
  import: ['import_rows', 'catalogue_changes'],
}

/**
 * Lets PostgreSQL's planner know a catalogue, or an import, that was just written. By itself it would
 * learn of it a minute later, and until then read all rows to find the next few.
 */
export async function refreshStatistics(
  db: Database,
  what: keyof typeof tables = 'catalogue',
): Promise<void> {
  if (engineOf(db) === 'sqlite') return
  await sql`analyze ${sql.join(tables[what].map((name) => sql.table(name)))}`.execute(db)
}
