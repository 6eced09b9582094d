import type { AnsweredQuote } from '#app/staff/phones/push-notification.ts'
import type { Database } from '#database/connection.ts'
import { asTold } from './as-told.server.ts'

/** Lists what visitors themselves answered to quotes after an instant, in order; `most` at most. */
export async function listQuoteAnswers(
  db: Database,
  since: string,
  now: Date,
  most: number,
): Promise<AnsweredQuote[]> {
  const rows = await db
    .selectFrom('enquiry_events')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_events.enquiry_id')
    .select(['reference', 'full_name', 'address', 'language', 'code'])
    .where('code', 'in', ['quote-accepted', 'quote-change-asked'])
    .where('enquiry_events.staff_id', 'is', null)
    .where('at', '>', since)
    .where('at', '<=', now.toISOString())
    .where('erased_at', 'is', null)
    .orderBy('enquiry_events.id')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...asTold(row), isAccepted: row.code === 'quote-accepted' }))
}
