import type { Transaction } from 'kysely'
import { formatMoney } from '#app/money/money.ts'
import type { Doing } from '#app/quotes/drafts/drafts.server.ts'
import { listOtherQuotes } from '#app/quotes/drafts/other-quotes.server.ts'
import { forgetLaterPdfs } from '#app/quotes/pdf/quote-pdfs.server.ts'
import { canBeAccepted, isAskedAnew, quoteName, type SentQuote } from '#app/quotes/quote.ts'
import { tellEnquiry } from '#app/quotes/quote-of-enquiry.server.ts'
import { indiaDay } from '#app/time/india.ts'
import type { QuoteRevisionRow } from '#database/schema/quotes.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { canBePaid, paymentOf, refusePayment, type TypedPayment } from './payments.ts'
import { storeChat, storeSentAgain } from './send-again.server.ts'
import { standingAfter } from './standing-after.server.ts'
import {
  type HeldQuote,
  holdSent,
  isChangeAsked,
  listWishes,
  storeAcceptance,
  storeDecline,
  storeWish,
  wishedStanding,
} from './store-answer.server.ts'

/** What staff do to a quote that was sent. */
export type QuoteChange =
  /** What its visitor said by phone. */
  | { kind: 'accepted' }
  | { kind: 'change-asked'; words: string }
  | { kind: 'declined' }
  | { kind: 'withdraw'; reason: string }
  /** India's day at whose end it expires then. */
  | { kind: 'prolong'; until: string }
  | ({ kind: 'paid' } & TypedPayment)
  /** By e-mail once more, as it is. */
  | { kind: 'send-again' }
  /** Whether the draft in WhatsApp was sent. */
  | { kind: 'chat'; isSent: boolean }
  /** It was accepted by mistake. */
  | { kind: 'not-accepted' }
  /** Its visitor may want it after all. */
  | { kind: 'not-declined' }

/** What became of such a change. */
export type QuoteChangeOutcome = { done: true } | { refused: string }

/**
 * Changes how a sent quote stands, with the event that tells of it, unless that can't be any more. Undefined
 * where there is no such quote.
 */
export async function changeSentQuote(
  app: Pick<App, 'db' | 'delivery' | 'config'>,
  revisionId: number,
  change: QuoteChange,
  doing: Doing,
): Promise<QuoteChangeOutcome | undefined> {
  const outcome = await writeTransaction(app.db, async (transaction) => {
    const held = await holdSent(transaction, revisionId, doing.now)
    if (!held) return undefined
    const refused =
      refusalOf(held, change) ??
      (change.kind === 'prolong' ? await refuseSecond(transaction, held, doing.now) : undefined) ??
      (change.kind === 'send-again'
        ? await storeSentAgain(transaction, held, doing, app.config)
        : await make(transaction, held, change, { ...doing, config: app.config }))
    return refused === undefined ? ({ done: true } as const) : { refused }
  })
  if (outcome && 'done' in outcome) app.delivery.wake()
  return outcome
}

/** What keeps an expired quote from being open again, where another one of its enquiry is. */
async function refuseSecond(
  transaction: Transaction<Schema>,
  { quote: { quoteId, standing }, enquiry }: HeldQuote,
  now: Date,
) {
  if (standing !== 'expired') return undefined
  const [other] = await listOtherQuotes(transaction, { enquiryId: enquiry.id, quoteId }, now)
  return other && `${quoteName(other)} is open now: withdraw that one first.`
}

/** What keeps a change from being made to a quote as it stands, in the staff's words. */
function refusalOf({ quote, enquiry }: HeldQuote, change: QuoteChange) {
  const { standing, validUntil, paid } = quote
  switch (change.kind) {
    case 'accepted':
      if (standing === 'accepted') return 'It is accepted already.'
      return canBeAccepted(standing) ? undefined : holdsNoMore
    case 'change-asked':
    case 'declined':
    case 'withdraw':
      return canBeAccepted(standing) ? undefined : holdsNoMore
    case 'prolong':
      if (!canBeAccepted(standing) && standing !== 'expired') return holdsNoMore
      return change.until > validUntil ? undefined : 'Choose a later day than it has now.'
    case 'paid':
      return canBePaid(quote)
        ? refusePayment(quote, change, indiaDay(new Date(enquiry.received_at)))
        : 'Only what was accepted is paid.'
    case 'not-accepted':
      if (standing !== 'accepted') return 'It is not accepted any more.'
      return paid ? 'It is paid: it stays accepted.' : undefined
    case 'not-declined':
      return standing === 'declined' ? undefined : 'It is open again already, or something else.'
    default:
      return undefined
  }
}

const holdsNoMore = 'This quote does not hold any more: make a new revision.'

async function make(
  transaction: Transaction<Schema>,
  held: HeldQuote,
  change: Exclude<QuoteChange, { kind: 'send-again' }>,
  { staffId, now, config }: Doing & Pick<App, 'config'>,
): Promise<undefined> {
  const { quote, enquiry } = held
  const by = { staffId, now }
  switch (change.kind) {
    case 'accepted':
      await storeAcceptance(transaction, held, { ...by, config })
      return
    case 'change-asked':
      await storeWish(transaction, held, { words: change.words, ...by, config })
      return
    case 'declined':
      await storeDecline(transaction, held, by)
      return
    case 'chat':
      await storeChat(transaction, held, change.isSent, by)
      return
  }
  const [code, set] = effectOf(change, quote, by)
  const isAnswered = change.kind === 'prolong' && (await isAskedOnlyAnew(transaction, quote))
  const isWished = change.kind === 'not-declined' && (await isChangeAsked(transaction, quote))
  await transaction
    .updateTable('quote_revisions')
    .set({
      ...set,
      ...(isAnswered && { state: 'sent', answered_at: null }),
      ...(isWished && {
        state: 'change-asked',
        answered_at: now.toISOString(),
        answered_by: staffId,
      }),
      version: quote.version + 1,
      changed_at: now.toISOString(),
    })
    .where('id', '=', quote.revisionId)
    .execute()
  if (change.kind === 'paid') await forgetLaterPdfs(transaction, quote)
  const from =
    change.kind === 'not-declined'
      ? 'declined'
      : change.kind === 'paid'
        ? formatMoney(change.amount)
        : null
  const standing = isWished
    ? await wishedStanding(transaction, enquiry, { now, config })
    : await standingAfter(transaction, held, change.kind, now)
  await tellEnquiry(transaction, enquiry, { code, from, to: quoteName(quote), ...by }, standing)
}

/** Tells whether all that a visitor wants is that an expired quote holds again. */
async function isAskedOnlyAnew(transaction: Transaction<Schema>, quote: SentQuote) {
  if (!isAskedAnew(quote)) return false
  return (await listWishes(transaction, quote)).every((words) => words === '')
}

type Effect = [
  'quote-withdrawn' | 'quote-prolonged' | 'quote-paid' | 'quote-reopened',
  Partial<
    Pick<
      QuoteRevisionRow,
      | 'state'
      | 'valid_until'
      | 'answered_at'
      | 'answered_by'
      | 'withdrawn_at'
      | 'withdraw_reason'
      | 'declined_at'
      | 'paid_on'
      | 'paid_amount'
      | 'paid_by'
    >
  >,
]

function effectOf(
  change: Extract<
    QuoteChange,
    { kind: 'withdraw' | 'prolong' | 'paid' | 'not-accepted' | 'not-declined' }
  >,
  quote: SentQuote,
  { staffId, now }: Doing,
): Effect {
  switch (change.kind) {
    case 'withdraw': {
      const withdraw_reason = change.reason.trim() || null
      return [
        'quote-withdrawn',
        { state: 'withdrawn', withdrawn_at: now.toISOString(), withdraw_reason },
      ]
    }
    case 'prolong':
      return ['quote-prolonged', { valid_until: change.until }]
    case 'paid':
      return ['quote-paid', { ...paymentOf(change, quote), paid_by: staffId }]
    case 'not-accepted':
    case 'not-declined':
      return [
        'quote-reopened',
        { state: 'sent', answered_at: null, answered_by: null, declined_at: null },
      ]
  }
}
