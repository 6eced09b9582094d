import type { Transaction } from 'kysely'
import { withWhoAnswers } from '#app/enquiries/answering/changes/put-back.server.ts'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import type { EnquiryEventCode } from '#app/enquiries/answering/enquiry-event.ts'
import { addEvent } from '#app/enquiries/answering/events.server.ts'
import { newsChannel } from '#app/enquiries/answering/news.server.ts'
import { firstNameOf } from '#app/enquiries/answering/texts/ready-text-facts.ts'
import { type Standing, withQuoteEnd } from '#app/enquiries/answering/turn.ts'
import { dayMs, indiaInstant } from '#app/time/india.ts'
import { notify } from '#database/postgres/notifications.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { Schema } from '#database/schema.ts'

/** What happened to a quote, as its enquiry's history tells it. */
interface Told {
  code: EnquiryEventCode
  from?: string | null
  to: string
  /** Null: the visitor did it. */
  staffId: number | null
  now: Date
}

/** What comes next once a quote is with its visitor. */
export function askAbout({ full_name }: EnquiryRow): string {
  return `Ask ${firstNameOf(full_name)} about the quote.`
}

/**
 * Writes into an enquiry what happened to a quote of it: where it stands now, what comes next, when its
 * quotes end, and the event. The caller holds the enquiry's row, has changed the quote's, and wakes the
 * delivery.
 */
export async function tellEnquiry(
  transaction: Transaction<Schema>,
  enquiry: EnquiryRow,
  { code, from = null, to, staffId, now }: Told,
  change?: { standing: Standing; nextStep?: string },
): Promise<void> {
  const version = change ? enquiry.version + 1 : enquiry.version
  const ends = await findQuoteEnd(transaction, enquiry.id, now)
  const settings = await readDeskSettings(transaction)
  const standing = withQuoteEnd(change?.standing ?? enquiry, ends, now, settings)
  await transaction
    .updateTable('enquiries')
    .set({
      ...(await withWhoAnswers(transaction, standing)),
      ...(change?.nextStep !== undefined && {
        next_step: change.nextStep,
        next_step_before: enquiry.next_step,
      }),
      version,
    })
    .where('id', '=', enquiry.id)
    .execute()
  await addEvent(transaction, {
    enquiry_id: enquiry.id,
    at: now.toISOString(),
    staff_id: staffId,
    code,
    from_code: from,
    to_code: to,
    version,
  })
  await notify(transaction, newsChannel)
}

/** When the day begins after which the next open quote of an enquiry ends; null: none will. */
async function findQuoteEnd(
  transaction: Transaction<Schema>,
  enquiryId: number,
  now: Date,
): Promise<string | null> {
  const rows = await transaction
    .selectFrom('quote_revisions')
    .innerJoin('quotes', 'quotes.id', 'quote_revisions.quote_id')
    .select('valid_until')
    .where('quotes.enquiry_id', '=', enquiryId)
    .where('state', '=', 'sent')
    .execute()
  const ahead = rows
    .flatMap(({ valid_until }) => valid_until ?? [])
    .map((day) => new Date(indiaInstant(day).getTime() - dayMs).toISOString())
    .filter((at) => at > now.toISOString())
  return ahead.sort()[0] ?? null
}
