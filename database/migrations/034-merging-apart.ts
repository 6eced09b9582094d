import { sql, type Transaction } from 'kysely'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'

/**
 * SQLite only. Each change of the search's tables leaves a small piece of index. FTS5 merges them by itself,
 * within whichever change comes next: one in twenty takes 20 to 40 ms longer. From now on that is done apart.
 */
export async function mergingApart(transaction: Transaction<Schema>): Promise<void> {
  if (engineOf(transaction) === 'postgres') return
  for (const table of ['product_names', 'product_aliases', 'product_grams']) {
    await sql`
      insert into ${sql.table(table)} (${sql.ref(table)}, rank)
      values ('automerge', 0)`.execute(transaction)
  }
}
