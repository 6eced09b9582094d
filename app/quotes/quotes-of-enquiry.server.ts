import type { Money } from '#app/money/money.ts'
import type { Database } from '#database/connection.ts'
import { type QuoteStanding, standingOf } from './quote.ts'
import { revisions } from './revisions.server.ts'

/** A quote of an enquiry as lists name it: by its newest revision. */
export interface ListedQuote {
  revisionId: number
  /** Null while nothing of it was sent. */
  number: string | null
  revision: number
  standing: QuoteStanding
  total: Money | null
  validUntil: string | null
  sentAt: string | null
  changedAt: string
  /** Who sent it, or writes it. */
  staffId: number | null
}

/** Lists the quotes of an enquiry, the newest first, each by its newest revision that was not thrown away. */
export async function listQuotesOf(
  db: Database,
  enquiryId: number,
  now: Date,
): Promise<ListedQuote[]> {
  const rows = await revisions(db)
    .selectAll('quote_revisions')
    .select('quotes.number')
    .where('quotes.enquiry_id', '=', enquiryId)
    .where('quote_revisions.state', '!=', 'thrown')
    .orderBy('quote_revisions.quote_id', 'desc')
    .orderBy('quote_revisions.revision', 'desc')
    .execute()
  const newest = [...Map.groupBy(rows, ({ quote_id }) => quote_id).values()]
  return newest.flatMap(([row]) =>
    row === undefined
      ? []
      : {
          revisionId: row.id,
          number: row.number,
          revision: row.revision,
          standing: standingOf(row, now),
          total: row.total,
          validUntil: row.valid_until,
          sentAt: row.sent_at,
          changedAt: row.changed_at,
          staffId: row.sent_by ?? row.staff_id,
        },
  )
}
