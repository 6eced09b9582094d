import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#database/connection.ts'

/** Waits until a transaction in this PostgreSQL database waits for what another one holds. */
export async function untilWaiting(db: Database): Promise<void> {
  const countWaiting = async () => {
    const { rows } = await sql<{ waiting: string }>`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return Number(rows[0]?.waiting)
  }
  await expect.poll(countWaiting).toBe(1)
}
