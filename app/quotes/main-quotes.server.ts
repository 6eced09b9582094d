import type { Database } from '#database/connection.ts'
import { isAskedAnew, type QuoteStanding, standingOf } from './quote.ts'
import type { ListedQuote } from './quotes-of-enquiry.server.ts'
import { revisions } from './revisions.server.ts'

/** The quote by which an enquiry is known, as its newest revision that was sent. */
export interface MainQuote extends Pick<ListedQuote, 'revision' | 'standing'> {
  number: string
  total: number
  validUntil: string
  /** It has expired, and its visitor wants another. */
  isAskedAnew: boolean
}

/** What somebody has to do comes first, then what can still be answered. */
const order: readonly QuoteStanding[] = [
  'change-asked',
  'accepted',
  'open',
  'expired',
  'declined',
  'withdrawn',
  'replaced',
]

/** Finds by enquiry the quote that says how it stands; of several that were sent the one to be dealt with. */
export async function findMainQuotes(
  db: Database,
  enquiryIds: readonly number[],
  now: Date,
): Promise<Map<number, MainQuote>> {
  if (enquiryIds.length === 0) return new Map()
  const rows = await revisions(db)
    .select(['quotes.enquiry_id', 'quotes.number', 'quote_revisions.quote_id'])
    .select([
      'revision',
      'state',
      'total',
      'valid_until',
      'declined_at',
      'answered_at',
      'answered_by',
    ])
    .where('quotes.enquiry_id', 'in', enquiryIds)
    .where('quote_revisions.sent_at', 'is not', null)
    .where('quote_revisions.state', '!=', 'replaced')
    .orderBy('quote_revisions.quote_id', 'desc')
    .orderBy('revision', 'desc')
    .execute()
  const quotes = rows.flatMap((row) => {
    const { enquiry_id: enquiryId, number, revision, total, valid_until: validUntil } = row
    if (number === null || total === null || validUntil === null) return []
    const standing = standingOf(row, now)
    const { answered_at: answeredAt, answered_by: answeredBy } = row
    const anew = isAskedAnew({ standing, answeredAt, answeredBy, validUntil })
    return { enquiryId, number, revision, standing, total, validUntil, isAskedAnew: anew }
  })
  const placeOf = ({ standing }: MainQuote) => order.indexOf(standing)
  const byEnquiry = Map.groupBy(quotes, ({ enquiryId }) => enquiryId)
  return new Map(
    [...byEnquiry].flatMap(([id, all]) => {
      const [main] = all.toSorted((one, other) => placeOf(one) - placeOf(other))
      return main ? [[id, main] as const] : []
    }),
  )
}
