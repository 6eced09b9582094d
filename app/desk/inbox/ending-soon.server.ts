import { type SqlBool, sql } from 'kysely'
import type { Database } from '#database/connection.ts'
import type { EndingSoon } from './shown-inbox.ts'

/** How long before they are erased open enquiries are pointed out, in ms. */
const noticeMs = 30 * 24 * 60 * 60 * 1000
/** More are not named: one sees that there are many. */
const mostNamed = 5

const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
})

/**
 * Gives the open enquiries that retention will erase within 30 days, those that go first at the
 * top; six at most, so that one sees where there are more than the five that are named.
 */
export async function findEndingSoon(
  db: Database,
  retentionMonths: number,
  now: Date,
): Promise<EndingSoon[]> {
  const from = monthsBefore(new Date(now.getTime() + noticeMs), retentionMonths)
  const rows = await db
    .selectFrom('enquiries')
    .select(['reference', 'full_name', 'last_contact_at', 'received_at'])
    .where(sql<SqlBool>`turn <> 'closed'`)
    .where('erased_at', 'is', null)
    .where(sql<string>`coalesce(last_contact_at, received_at)`, '<', from.toISOString())
    .orderBy(sql`coalesce(last_contact_at, received_at)`)
    .limit(mostNamed + 1)
    .execute()
  return rows.map(({ reference, full_name, last_contact_at, received_at }) => ({
    reference,
    name: full_name,
    on: day.format(monthsBefore(new Date(last_contact_at ?? received_at), -retentionMonths)),
  }))
}

function monthsBefore(at: Date, months: number) {
  const moved = new Date(at)
  moved.setUTCMonth(moved.getUTCMonth() - months)
  return moved
}
