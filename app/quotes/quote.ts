import { crore, type Money } from '#app/money/money.ts'
import type { TaxLine } from '#app/settings/quotes/quote-settings.ts'
import { dayMs, indiaDay } from '#app/time/india.ts'
import type { QuoteRevisionRow } from '#database/schema/quotes.ts'
import type { Language } from '#languages/language.ts'
import type { BasisPoints, Sums } from './sums.ts'

/** A quote has so many lines at most. */
export const mostLines = 60

/** A quote comes to this at most. */
export const mostTotal: Money = crore

/** What is said of a quote, why one is withdrawn or what its visitor wants changed, in characters. */
export const longestAnswer = 500

/** What a revision is, as its row says it. */
export type QuoteState = QuoteRevisionRow['state']

/**
 * What a revision is at a moment: one whose days are over has expired, though nothing was written, and one that
 * its visitor does not want is declined.
 */
export type QuoteStanding = Exclude<QuoteState, 'sent'> | 'open' | 'expired' | 'declined'

/** One line of a quote that was sent. */
export interface QuoteLine {
  /** Null: a line of the staff's own. */
  productId: number | null
  /** In English, or the staff's own words; empty once its person was forgotten. */
  name: string
  /** In the quote's language; null where nobody is sure what people say. */
  localName: string | null
  /** Within its product; null: none was chosen. */
  sizeNumber: number | null
  size: string | null
  /** The size in the quote's language, where it is called something else there. */
  localSize: string | null
  quantity: number
  price: Money
  taxRate: BasisPoints
  amount: Money
}

/** A revision that was sent, with all that it says and how it stands. */
export interface SentQuote {
  revisionId: number
  quoteId: number
  /** As in `Q-2026-0017`; every revision has the same. */
  number: string
  revision: number
  version: number
  standing: QuoteStanding
  language: Language
  sentAt: string
  /** India's day at whose end it expires. */
  validUntil: string
  lines: QuoteLine[]
  sums: Sums
  discountPercent: BasisPoints | null
  deliveryRate: BasisPoints
  tax: TaxLine
  note: string | null
  terms: string | null
  gstin: string | null
  advance: Money | null
  advancePercent: BasisPoints | null
  /** Null once its person was forgotten. */
  token: string | null
  messageId: string | null
  /** A draft of it in the staff's WhatsApp, and whether they said that it was sent, and when. */
  chat: QuoteRevisionRow['chat']
  chatAt: string | null
  visitor: { name: string; mobile: string; email: string; address: string | null }
  enquiry: { id: number; reference: string }
  /** The revision that took its place. */
  newer?: NewerRevision
  withdrawReason: string | null
  answeredAt: string | null
  /** Who wrote the answer down; null: the visitor answered. */
  answeredBy: number | null
  sentBy: number | null
  paid?: Payment
  /** What was paid of each revision before this one, in their order: nobody is asked for that once more. */
  paidBefore: readonly EarlierPayment[]
}

/** The revision that took another's place, which may have ended by now. */
export interface NewerRevision extends Pick<SentQuote, 'revision' | 'token' | 'validUntil'> {
  standing: QuoteStanding
  total: Money
}

/** What was paid of one revision, and on which of India's days. */
export interface Payment {
  on: string
  amount: Money
}

/** A payment of an earlier revision. */
export interface EarlierPayment extends Payment {
  revisionId: number
  revision: number
}

/** Gives what payments come to. */
export function paymentsSum(payments: readonly Payment[]): Money {
  return payments.reduce((sum, { amount }) => sum + amount, 0)
}

/** Gives what was received of a quote: for the revisions before this one, and for it. */
export function paymentsOf({
  paid,
  paidBefore,
}: Pick<SentQuote, 'paid' | 'paidBefore'>): readonly Payment[] {
  return paid ? [...paidBefore, paid] : paidBefore
}

/** Gives what was received of a quote in all: for this revision and those before it. */
export function receivedInAll(quote: Pick<SentQuote, 'paid' | 'paidBefore'>): Money {
  return paymentsSum(paymentsOf(quote))
}

/** Gives what is still missing of an advance after payments; null where nothing is, or none was asked for. */
export function advanceLeft(advance: Money | null, payments: readonly Payment[]): Money | null {
  const left = (advance ?? 0) - paymentsSum(payments)
  return left > 0 ? left : null
}

/** What of a revision's row says how it stands. */
type StandingRow = Pick<QuoteRevisionRow, 'state' | 'valid_until' | 'declined_at'>

/**
 * Gives what a revision is at a moment. One that waits for its visitor expires at the end of its last day in
 * India; what was accepted, declined, withdrawn or replaced stays so.
 */
export function standingOf(
  { state, valid_until, declined_at }: StandingRow,
  now: Date,
): QuoteStanding {
  const waits = state === 'sent' || state === 'change-asked'
  if (waits && valid_until !== null && valid_until < indiaDay(now)) return 'expired'
  if (state === 'withdrawn' && declined_at !== null) return 'declined'
  return state === 'sent' ? 'open' : state
}

/** Tells whether a quote that stands so can still be accepted. */
export function canBeAccepted(standing: QuoteStanding): boolean {
  return standing === 'open' || standing === 'change-asked'
}

/** Tells whether the visitor of an expired quote has asked for another. */
export function isAskedAnew({
  standing,
  answeredAt,
  answeredBy,
  validUntil,
}: Pick<SentQuote, 'standing' | 'answeredAt' | 'answeredBy' | 'validUntil'>): boolean {
  const isVisitors = answeredAt !== null && answeredBy === null
  return standing === 'expired' && isVisitors && indiaDay(new Date(answeredAt)) > validUntil
}

/** Tells whether a quote that stands so can be had as a PDF: one that holds no more says so on its page. */
export function hasPdf(standing: QuoteStanding): boolean {
  return standing !== 'withdrawn' && standing !== 'declined' && standing !== 'replaced'
}

/** Gives India's day that is so many days after an instant. */
export function dayAfter(at: Date, days: number): string {
  return indiaDay(new Date(at.getTime() + days * dayMs))
}

/** Gives a quote's name: `Q-2026-0017`, from its second revision on with that. */
export function quoteName({ number, revision }: { number: string; revision: number }): string {
  return revision === 1 ? number : `${number}, revision ${revision}`
}
