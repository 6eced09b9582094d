import { sql, type Transaction } from 'kysely'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'

/**
 * PostgreSQL only. Takes a text apart in a quarter of the time, into the same runs of one to three characters
 * as before, so that what is indexed stays: most of what saving a name took.
 */
export async function quickerGrams(transaction: Transaction<Schema>): Promise<void> {
  if (engineOf(transaction) === 'sqlite') return
  const runs = [2, 3].flatMap((size) => Array.from({ length: size }, (_, skip) => cut(size, skip)))
  await sql`
    create or replace function search_grams(text) returns text[]
    language sql immutable strict parallel safe
    return array_remove(
      string_to_array($1, null) || string_to_array(${sql.raw(runs.join(" || E'\\n' || "))}, E'\\n'),
      '')`.execute(transaction)
}

/** Cuts the text into pieces of one size, a line each; what is left at its end is a shorter run. */
function cut(size: number, skip: number) {
  return `regexp_replace(substr($1, ${skip + 1}), '(${'.'.repeat(size)})', E'\\\\1\\n', 'g')`
}
