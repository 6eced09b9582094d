import { type SqlBool, sql } from 'kysely'
import type { TellablePhone } from '#app/staff/phones/phones.server.ts'
import type { AnsweredQuote, ToldEnquiry } from '#app/staff/phones/push-notification.ts'
import type { Database } from '#database/connection.ts'
import { asTold } from './as-told.server.ts'

type Told = Pick<TellablePhone, 'told_enquiry' | 'told_event'>

/** Lists what visitors themselves answered to quotes since a phone was told, up to an event, in order. */
export async function listQuoteAnswers(
  db: Database,
  { told_event }: Told,
  upTo: number,
): Promise<AnsweredQuote[]> {
  const rows = await db
    .selectFrom('enquiry_events')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_events.enquiry_id')
    .select(['reference', 'full_name', 'address', 'language', 'code'])
    .where('enquiry_events.id', '>', told_event)
    .where('enquiry_events.id', '<=', upTo)
    .where('code', 'in', ['quote-accepted', 'quote-change-asked'])
    .where('enquiry_events.staff_id', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('enquiry_events.id')
    .execute()
  return rows.map((row) => ({ ...asTold(row), isAccepted: row.code === 'quote-accepted' }))
}

/**
 * Lists enquiries that were set aside when a phone was told of what came with them, and were released only
 * since, up to an event: for the staff they are new.
 */
export async function listReleased(
  db: Database,
  { told_enquiry, told_event }: Told,
  upTo: number,
): Promise<ToldEnquiry[]> {
  const rows = await db
    .selectFrom('enquiry_events')
    .innerJoin('enquiries', (on) =>
      on
        .onRef('enquiries.id', '=', 'enquiry_events.enquiry_id')
        .onRef('enquiries.last_done_at', '=', 'enquiry_events.at'),
    )
    .select(['reference', 'full_name', 'address', 'language'])
    .where('enquiry_events.id', '>', told_event)
    .where('enquiry_events.id', '<=', upTo)
    .where('enquiries.id', '<=', told_enquiry)
    .where('last_done', '=', 'released')
    .where(sql<SqlBool>`turn <> 'closed'`)
    .where('erased_at', 'is', null)
    .orderBy('enquiries.id')
    .execute()
  return rows.map(asTold)
}
