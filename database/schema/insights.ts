import type { Generated } from 'kysely'
import type { EnquiriesTable } from './enquiries.ts'
import type { Timestamp } from './values.ts'

/** How often something was looked at or searched for: nothing of who did. */
export interface ViewCountsTable {
  /** A page by its path, a product by its id, a folded search, or how searches ended. */
  kind: 'page' | 'product' | 'found-word' | 'missed-word' | 'search'
  /** A day, `2026-11-21`, its month, `2026-11`, its quarter, `2026-10/P3M`, or its year, `2026-01/P1Y`. */
  period: string
  name: string
  times: number
}

/** Words of visitors that are no names: what they searched in vain, and names they told. */
export interface WordsSetAsideTable {
  /** Folded. */
  word: string
  /** The product that it was told for; 0: it was searched for. */
  product_id: number
  staff_id: number
  at: Timestamp
}

/**
 * Enquiries by day and by where they stand. Triggers on `enquiries` add rows of 1 and -1, and
 * nobody else does: what counts is their sum.
 */
export interface EnquiryStateCountsTable {
  /** India's day on which they were received. */
  day: string
  state: EnquiriesTable['state'] extends Generated<infer State> ? State : never
  lost_reason: EnquiriesTable['lost_reason']
  before_desk: number
  /** Working hours to the first answer: 0 none yet, 1 less than 1, 2 than 4, 3 than 24, 4 more. */
  answered: number
  times: number
}

/** The same by working minutes to the first answer, by India's day and by month; no spam. */
export interface EnquiryAnswerCountsTable {
  period: string
  minutes: number
  times: number
}

/** The same by each product that an enquiry names. */
export interface EnquiryProductCountsTable {
  period: string
  product_id: number
  times: number
}
