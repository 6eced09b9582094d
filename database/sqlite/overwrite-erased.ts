import { sql } from 'kysely'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'

/**
 * Lets go of the words that were erased, at once and not when the engine gets round to it. They
 * may stay in backups, and in the write-ahead log that a PostgreSQL archives.
 */
export async function overwriteErased(db: Database): Promise<void> {
  if (engineOf(db) === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
  else
    await sql`vacuum enquiries, enquiry_notes, enquiry_texts, outbox, subscribers, waiting_list, download_pieces`.execute(
      db,
    )
}
