import { type SqlBool, sql } from 'kysely'

/**
 * The condition that nobody holds a row's lease at `now`, where one lasts `leaseMs`. One that reaches
 * further than twice that was written by a clock which was wrong, and holds nobody up; the second
 * half is for processes whose clocks differ a little.
 */
export function isLeaseOver(now: Date, leaseMs: number) {
  const furthest = new Date(now.getTime() + 2 * leaseMs).toISOString()
  return sql<SqlBool>`(leased_until is null or leased_until <= ${now.toISOString()} or leased_until > ${furthest})`
}
