import { sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/**
 * Lets views and searches of years be read in a few rows: they are added up by quarter and by year
 * as well. And lets the desk tell when a backup was last tried by restoring it.
 */
export async function longerCounts(transaction: Transaction<Schema>): Promise<void> {
  const year = sql`substr(period, 1, 4)`
  const quarter = sql`(cast(substr(period, 6, 2) as integer) - 1) / 3`
  const firstMonth = sql`case ${quarter} when 0 then '-01' when 1 then '-04' when 2 then '-07' else '-10' end`
  for (const period of [sql`${year} || ${firstMonth} || '/P3M'`, sql`${year} || '-01/P1Y'`]) {
    await sql`
      insert into view_counts (kind, period, name, times)
      select kind, ${period}, name, sum(times) from view_counts where length(period) = 7
      group by 1, 2, 3`.execute(transaction)
  }
  await transaction.schema
    .createTable('restores')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('enquiries', 'integer', (column) => column.notNull())
    .execute()
}
