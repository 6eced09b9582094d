import type { Money } from '#app/money/money.ts'
import type { Database } from '#database/connection.ts'
import { standingOf } from './quote.ts'
import { revisionsOfEnquiries } from './revisions.server.ts'

/** What became of a quote: one that a change is asked of is open still. */
export const outcomes = ['accepted', 'declined', 'expired', 'open', 'withdrawn'] as const
export type Outcome = (typeof outcomes)[number]

/** What is counted of a quote, whose revisions count once. */
export interface QuoteOutcome {
  quoteId: number
  /** When its enquiry came. */
  receivedAt: string
  /** When its first revision was sent. */
  sentAt: string
  outcome: Outcome
  /** What the revision that holds comes to. */
  total: Money
}

/** Gives what became of every quote that was sent first at `since` or later, in the order of sending. */
export async function listOutcomes(db: Database, since: Date, now: Date): Promise<QuoteOutcome[]> {
  const rows = await revisionsOfEnquiries(db)
    .select([
      'quote_revisions.quote_id',
      'quote_revisions.state',
      'quote_revisions.valid_until',
      'quote_revisions.declined_at',
      'quote_revisions.total',
      'quote_revisions.sent_at',
      'enquiries.received_at',
    ])
    .where('quote_revisions.quote_id', 'in', (where) =>
      where
        .selectFrom('quote_revisions')
        .select('quote_id')
        .where('sent_at', 'is not', null)
        .groupBy('quote_id')
        .having(({ fn, eb }) => eb(fn.min('sent_at'), '>=', since.toISOString())),
    )
    .where('quote_revisions.sent_at', 'is not', null)
    .orderBy('quote_revisions.quote_id')
    .orderBy('quote_revisions.revision')
    .execute()
  const found = [...Map.groupBy(rows, ({ quote_id }) => quote_id).values()].map((revisions) => {
    const [first, last] = [revisions[0], revisions.at(-1)]
    if (!first?.sent_at || !last) throw new Error('A quote was sent without a revision.')
    return {
      quoteId: first.quote_id,
      receivedAt: first.received_at,
      sentAt: first.sent_at,
      outcome: outcomeOf(last, now),
      total: last.total ?? 0,
    }
  })
  return found.sort((one, other) => (one.sentAt < other.sentAt ? -1 : 1))
}

function outcomeOf(row: Parameters<typeof standingOf>[0], now: Date): Outcome {
  const standing = standingOf(row, now)
  return outcomes.find((outcome) => outcome === standing) ?? 'open'
}
