import { sql } from 'kysely'
import type { LastDone } from '#app/enquiries/answering/enquiry-event.ts'
import { turnAt } from '#app/enquiries/answering/turn.ts'
import { productsOf } from '#app/enquiries/stored-enquiry.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { type WorkingHours, workingMinutes } from '#app/time/working-hours.ts'
import type { Database } from '#database/connection.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { InboxRow } from './inbox-row.ts'

/** Six digits in the middle of which may be a space, in Latin or Devanagari figures. */
const beforePinCode = /^(.*?)[\s,.-]*(?<!\p{Nd})[1-9१-९]\p{Nd}{2}\s?\p{Nd}{3}(?!\p{Nd})/su

/** Rows of one visitor that are looked at for counting what came before. */
const mostEarlier = 1_000

/** Gives enquiries as the inbox shows them, in the order in which they came. */
export async function asInboxRows(
  db: Database,
  rows: readonly EnquiryRow[],
  hours: WorkingHours,
  now: Date,
): Promise<InboxRow[]> {
  const staffIds = rows.map(({ staff_id }) => staff_id)
  const [colleagues, earlier] = await Promise.all([
    findColleagues(db, staffIds),
    countEarlier(db, rows),
  ])
  return rows.map((row) => {
    const { turn, since } = turnAt(row, now)
    const from = since ?? row.received_at
    return {
      id: row.id,
      reference: row.reference,
      kind: row.kind,
      language: row.language,
      state: row.state,
      isSetAside: row.quarantined_at !== null,
      lostReason: row.lost_reason,
      turn,
      beforeDesk: row.before_desk === 1,
      fullName: row.full_name,
      place: placeOf(row.address),
      mobileNumber: row.mobile_number,
      queryType: row.query_type,
      companyName: row.company_name,
      products: productsOf(row),
      receivedAt: row.received_at,
      waitingMinutes: turn === 'ours' ? workingMinutes(new Date(from), now, hours) : null,
      turnSince: from,
      lastDone: row.last_done as LastDone,
      lastDoneAt: row.last_done_at ?? row.received_at,
      remindAt: row.remind_at,
      with: row.staff_id === null ? undefined : colleagues.get(row.staff_id),
      earlier: earlier.get(row.id) ?? 0,
      version: row.version,
    }
  })
}

/** What stands before the PIN code: `Kothrud, Pune` of `Flat 7, Kothrud, Pune 411038`. */
export function placeOf(address: string | null): string | undefined {
  const before = beforePinCode.exec(address ?? '')?.[1]
  const parts = (before ?? '').split(/[,\n]/).map((part) => part.trim())
  // A house's number says nothing of where it is.
  const places = parts.filter((part) => part !== '' && !/\p{Nd}/u.test(part))
  return places.slice(-2).join(', ') || undefined
}

async function countEarlier(
  db: Database,
  rows: readonly EnquiryRow[],
): Promise<Map<number, number>> {
  const known = rows.filter((row) => row.erased_at === null)
  // Of two empty lists SQLite makes no index's search: it would read the whole table.
  if (known.length === 0) return new Map()
  const visitors = await db
    .selectFrom('enquiries')
    .select(['id', 'mobile_number', sql<string>`lower(email)`.as('address')])
    .where((where) =>
      where.or([
        where(
          'mobile_number',
          'in',
          known.map((row) => row.mobile_number),
        ),
        where(
          sql`lower(email)`,
          'in',
          known.map(({ email }) => email.toLowerCase()),
        ),
      ]),
    )
    .where('state', '!=', 'spam')
    .limit(mostEarlier)
    .execute()
  return new Map(
    known.map((row) => {
      const address = row.email.toLowerCase()
      const before = visitors.filter(
        (other) =>
          other.id < row.id &&
          (other.mobile_number === row.mobile_number || other.address === address),
      )
      return [row.id, before.length]
    }),
  )
}
