import type { Transaction } from 'kysely'
import { firstNameOf } from '#app/enquiries/answering/texts/ready-text-facts.ts'
import { listOtherQuotes } from '#app/quotes/drafts/other-quotes.server.ts'
import type { Schema } from '#database/schema.ts'
import { theirTurn } from './send-again.server.ts'
import { findMainQuote, type HeldQuote, ourStepFor, oursInstead } from './store-answer.server.ts'

/**
 * Where an enquiry stands after a change of its quote that is stored already, and what comes next; undefined
 * where that stays. What waits for us because of another of its quotes goes on waiting.
 */
export async function standingAfter(
  transaction: Transaction<Schema>,
  held: HeldQuote,
  kind: 'not-accepted' | 'not-declined' | 'withdraw' | 'prolong' | 'paid',
  now: Date,
) {
  if (kind === 'prolong' || kind === 'paid') return undefined
  const { enquiry } = held
  const main = await findMainQuote(transaction, enquiry, now)
  const ourStep = enquiry.turn === 'closed' ? undefined : ourStepFor(main, enquiry)
  if (ourStep) return oursInstead(transaction, enquiry, ourStep, now)
  switch (kind) {
    case 'not-accepted':
      return theirTurn(transaction, enquiry, now)
    case 'not-declined':
      return theirTurn(transaction, enquiry, now, { reopens: true })
    case 'withdraw':
      return afterWithdrawal(transaction, held, now)
  }
}

/**
 * Our turn once the quote is withdrawn that its visitor was to be asked about. What waits for another quote
 * stays.
 */
async function afterWithdrawal(
  transaction: Transaction<Schema>,
  { quote: { quoteId }, enquiry }: HeldQuote,
  now: Date,
) {
  const others = await listOtherQuotes(transaction, { enquiryId: enquiry.id, quoteId }, now)
  if (others.length > 0) return undefined
  const told = `Tell ${firstNameOf(enquiry.full_name)} that the quote is withdrawn.`
  return oursInstead(transaction, enquiry, told, now)
}
