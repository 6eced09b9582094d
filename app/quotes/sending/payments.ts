import { formatMoney, type Money } from '#app/money/money.ts'
import { typedPrice } from '#app/money/typed-price.ts'
import { paymentsSum, receivedInAll, type SentQuote } from '#app/quotes/quote.ts'

/** A payment as staff write it down. */
export interface TypedPayment {
  /** India's day on which the last of it came. */
  on: string
  /** All that was received by now; no more than came for earlier revisions takes this one's back. */
  amount: Money
  /** What stood there as received when it was typed, in rupees. */
  shown?: string
}

/**
 * What is wrong with a payment that is written down, in the staff's words: most often a figure too many, or
 * another year. `asked`: India's day on which the enquiry came.
 */
export function refusePayment(
  quote: SentQuote,
  { on, amount, shown }: TypedPayment,
  asked: string,
): string | undefined {
  const received = receivedInAll(quote)
  const stands = received > 0 ? typedPrice(received) : ''
  if (shown !== undefined && shown !== stands) {
    return `Somebody has written down ${stands ? `Rs ${stands}` : 'that nothing is paid'} meanwhile: see what stands there now.`
  }
  const before = paymentsSum(quote.paidBefore)
  if (amount === before && quote.paid) return undefined
  if (before > 0 && amount <= before) {
    return `${formatMoney(before)} was received for earlier revisions: type that together with what came since, or correct it there.`
  }
  if (amount === 0) return 'How much was paid? An amount in rupees.'
  const { total } = quote.sums
  if (amount > total) return `The quote comes to ${formatMoney(total)}: that is more.`
  if (on < asked) return 'That day is before the enquiry came.'
  return undefined
}

/**
 * Tells whether a payment can be written down for a revision as it stands: once it is accepted; and what was
 * written down for one that was replaced since can be put right.
 */
export function canBePaid({ standing, paid }: Pick<SentQuote, 'standing' | 'paid'>): boolean {
  return standing === 'accepted' || (standing === 'replaced' && paid !== undefined)
}

/** What a revision's row says of such a payment: what came for it alone, or that nothing did. */
export function paymentOf({ on, amount }: TypedPayment, { paidBefore }: SentQuote) {
  const own = amount - paymentsSum(paidBefore)
  return own > 0 ? { paid_on: on, paid_amount: own } : { paid_on: null, paid_amount: null }
}
