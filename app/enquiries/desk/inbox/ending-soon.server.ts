import { type SqlBool, sql } from 'kysely'
import { endingBefore, erasedOn, lastContact } from '#app/enquiries/retention-period.ts'
import { shortDateWords } from '#app/time/day-words.ts'
import type { Database } from '#database/connection.ts'
import type { EndingSoon } from './shown-inbox.ts'

/** More are not named: one sees that there are many. */
const mostNamed = 5

/**
 * Gives the open enquiries that retention will erase within 30 days, those that go first at the
 * top; six at most, so that one sees where there are more than the five that are named.
 */
export async function findEndingSoon(
  db: Database,
  retentionMonths: number,
  now: Date,
): Promise<EndingSoon[]> {
  const period = { retentionMonths }
  const rows = await db
    .selectFrom('enquiries')
    .select(['reference', 'full_name', 'last_contact_at', 'received_at'])
    .where(sql<SqlBool>`turn <> 'closed'`)
    .where('erased_at', 'is', null)
    .where(lastContact, '<', endingBefore(period, now).toISOString())
    .orderBy(lastContact)
    .limit(mostNamed + 1)
    .execute()
  return rows.map((row) => ({
    reference: row.reference,
    name: row.full_name,
    on: shortDateWords(erasedOn(row, period)),
  }))
}
