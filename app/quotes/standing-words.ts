import type { QuoteStanding } from './quote.ts'

/** How a quote stands, as the staff read it. */
export const standingWords: Record<QuoteStanding, string> = {
  draft: 'Draft',
  thrown: 'Thrown away',
  open: 'Sent',
  'change-asked': 'Asked for a change',
  accepted: 'Accepted',
  expired: 'Expired',
  declined: 'Does not want it',
  withdrawn: 'Withdrawn',
  replaced: 'Replaced',
}
