import type { Transaction } from 'kysely'
import type { Money } from '#app/money/money.ts'
import { holdQuote } from '#app/quotes/drafts/hold-quote.server.ts'
import { answerEmail } from '#app/quotes/messages/answer.email.ts'
import { canBeAccepted, isAskedAnew, type SentQuote } from '#app/quotes/quote.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { enqueue } from '#server/delivery/outbox/outbox.ts'
import { type HeldQuote, listWishes, storeAcceptance, storeWish } from './store-answer.server.ts'

/** What became of an answer to a quote, with the quote as it stands now. */
export type AnswerOutcome =
  | { done: SentQuote }
  /** It was answered so before, and nothing was stored. */
  | { already: SentQuote }
  /** It says something else by now, or holds no more: nothing was stored. */
  | { conflict: SentQuote }
  /** So many changes were asked for that another would only be noise: nothing was stored. */
  | { tooOften: SentQuote }

/** Which quote, as whoever answers had it in front of them. */
export interface Accepted {
  token: string
  revision: number
  total: Money
}

/** What keeps an answer from being stored, or undefined. */
type Refusal = 'already' | 'conflict' | 'tooOften' | undefined
type Refuse = (quote: SentQuote, transaction: Transaction<Schema>) => Refusal | Promise<Refusal>

/** Changes of one revision that its visitor can ask for; then a call is the better way. */
export const mostWishes = 5

/**
 * Accepts a quote at the revision and sum that its visitor saw: it is our turn then, and staff are told. What
 * is no open quote at that sum is not accepted. Undefined where no quote has this token.
 */
export function acceptQuote(
  app: Pick<App, 'db' | 'config' | 'delivery'>,
  { token, revision, total }: Accepted,
  now: Date,
): Promise<AnswerOutcome | undefined> {
  return answer(app, token, now, {
    refuse(quote) {
      const isSame = quote.revision === revision && quote.sums.total === total
      if (isSame && quote.standing === 'accepted') return 'already'
      return isSame && canBeAccepted(quote.standing) ? undefined : 'conflict'
    },
    store: (transaction, held) =>
      storeAcceptance(transaction, held, { staffId: null, now, config: app.config }),
  })
}

/**
 * Asks for a change of a quote in its visitor's words, which arrive in the enquiry: it is our turn then, and
 * the quote stays as it is until another is sent. The same words twice are one wish, and five are enough.
 * Undefined where no quote has this token.
 */
export function askForChange(
  app: Pick<App, 'db' | 'config' | 'delivery'>,
  { token, words }: { token: string; words: string },
  now: Date,
): Promise<AnswerOutcome | undefined> {
  return answer(app, token, now, {
    async refuse(quote, transaction) {
      if (!canBeAccepted(quote.standing)) return 'conflict'
      const wishes = await listWishes(transaction, quote)
      if (wishes.at(-1) === words.trim()) return 'already'
      return wishes.length < mostWishes ? undefined : 'tooOften'
    },
    store: (transaction, held) =>
      storeWish(transaction, held, { words, staffId: null, now, config: app.config }),
  })
}

/** The same for a quote that has expired, once and without words: its visitor wants another. */
export function askForNewQuote(
  app: Pick<App, 'db' | 'config' | 'delivery'>,
  { token }: { token: string },
  now: Date,
): Promise<AnswerOutcome | undefined> {
  return answer(app, token, now, {
    refuse: (quote) =>
      quote.standing !== 'expired' ? 'conflict' : isAskedAnew(quote) ? 'already' : undefined,
    store: (transaction, held) =>
      storeWish(transaction, held, { staffId: null, now, config: app.config }),
  })
}

interface Answering {
  refuse: Refuse
  store(transaction: Transaction<Schema>, held: HeldQuote): Promise<void>
}

/** Stores a visitor's answer, unless it is refused, and tells the staff of it by e-mail. */
async function answer(
  { db, config, delivery }: Pick<App, 'db' | 'config' | 'delivery'>,
  token: string,
  now: Date,
  { refuse, store }: Answering,
): Promise<AnswerOutcome | undefined> {
  const outcome = await writeTransaction(db, async (transaction) => {
    const found = await findSentQuote(transaction, { token }, now)
    const held = found && (await holdQuote(transaction, found.revisionId))
    // As it stands now that nobody else can change it.
    const quote = held && (await findSentQuote(transaction, { revisionId: held.row.id }, now))
    if (!quote) return undefined
    const refused = await refuse(quote, transaction)
    if (refused === 'already') return { already: quote }
    if (refused === 'tooOften') return { tooOften: quote }
    if (refused) return { conflict: quote }
    const { enquiry } = held
    await store(transaction, { quote, enquiry })
    const done = await findSentQuote(transaction, { revisionId: quote.revisionId }, now)
    if (!done) throw new Error('A quote was answered and is gone.')
    const email = answerEmail(done, config)
    await enqueue(transaction, [{ kind: 'staff-email', reference: enquiry.reference, email }], now)
    return { done }
  })
  if (outcome && 'done' in outcome) delivery.wake()
  return outcome
}
