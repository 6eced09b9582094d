import { sql } from 'kysely'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'

/**
 * Lets go of the words that were erased, at once and not when the engine gets round to it. They
 * may stay in backups, and in the write-ahead log that a PostgreSQL archives.
 */
export async function overwriteErased(db: Database): Promise<void> {
  if (engineOf(db) === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
  else await sql`vacuum ${sql.join(tables.map((name) => sql.table(name)))}`.execute(db)
}

/** Those in which words of people stand. */
const tables = [
  'enquiries',
  'enquiry_notes',
  'enquiry_texts',
  'quote_lines',
  'quote_revisions',
  'quote_pdfs',
  'outbox',
  'subscribers',
  'waiting_list',
  'download_pieces',
] as const satisfies (keyof Schema)[]
