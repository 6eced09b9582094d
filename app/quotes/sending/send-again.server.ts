import type { Transaction } from 'kysely'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { firstNameOf } from '#app/enquiries/answering/texts/ready-text-facts.ts'
import { afterDeed, inTurn } from '#app/enquiries/answering/turn.ts'
import type { Doing } from '#app/quotes/drafts/drafts.server.ts'
import { quoteEmail } from '#app/quotes/messages/quote.email.ts'
import { quoteName, type SentQuote } from '#app/quotes/quote.ts'
import { askAbout, tellEnquiry } from '#app/quotes/quote-of-enquiry.server.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { Schema } from '#database/schema.ts'
import type { Config } from '#server/config.ts'
import { releaseOne } from '#server/delivery/outbox/held-messages.ts'
import { enqueue, sendAgain } from '#server/delivery/outbox/outbox.ts'
import type { HeldQuote } from './store-answer.server.ts'

/** A revision goes out by e-mail so often again, and no oftener. */
const mostAgain = 5
/** Who presses a button twice wants it once, in ms. */
const onceMs = 60_000

/**
 * Sends an open quote by e-mail once more, as it is: what was given up or is held back since a restore is tried
 * again, what is on its way already goes once. Gives what keeps it from being sent, in the staff's words. The caller holds the quote.
 */
export async function storeSentAgain(
  transaction: Transaction<Schema>,
  { quote, enquiry }: HeldQuote,
  { staffId, now }: Doing,
  config: Pick<Config, 'business' | 'siteUrl'>,
): Promise<string | undefined> {
  if (quote.standing !== 'open' || quote.token === null) return 'Only an open quote is sent again.'
  if (!enquiry.email) return 'There is no e-mail address in the enquiry.'
  const last = await findMessage(transaction, quote)
  const isFresh = last && last.created_at > new Date(now.getTime() - onceMs).toISOString()
  if ((last?.state === 'waiting' && last.held_at === null) || (last?.state === 'sent' && isFresh))
    return undefined
  if ((await countAgain(transaction, quote)) >= mostAgain) {
    return `It went out ${mostAgain} times again already: call, or send it by WhatsApp.`
  }
  if (last?.state === 'given-up') {
    await sendAgain(transaction, last.id, now)
  } else if (last?.state === 'waiting') {
    await releaseOne(transaction, last.id, now)
  } else {
    const email = quoteEmail({ ...quote, total: quote.sums.total, token: quote.token }, config)
    const [message_id] = await enqueue(
      transaction,
      [{ kind: 'quote-email', reference: enquiry.reference, email }],
      now,
    )
    await transaction
      .updateTable('quote_revisions')
      .set({ message_id, version: quote.version + 1, changed_at: now.toISOString() })
      .where('id', '=', quote.revisionId)
      .execute()
  }
  await tellEnquiry(
    transaction,
    enquiry,
    { code: 'quote-sent-again', to: quoteName(quote), staffId, now },
    await theirTurn(transaction, enquiry, now),
  )
  return undefined
}

/**
 * Writes down whether the draft of a quote in WhatsApp was sent. Where it was not, and the quote went no
 * other way, it is our turn: its visitor has nothing yet. The caller holds the quote.
 */
export async function storeChat(
  transaction: Transaction<Schema>,
  { quote, enquiry }: HeldQuote,
  isSent: boolean,
  { staffId, now }: Doing,
): Promise<void> {
  const { chat, chatAt, standing, messageId } = quote
  const isSaid = chat === 'sent' && chatAt !== null
  if (isSaid && (!isSent || Date.parse(chatAt) > now.getTime() - onceMs)) return
  const at = now.toISOString()
  await transaction
    .updateTable('quote_revisions')
    .set({ chat: isSent ? 'sent' : 'not-sent', chat_at: at, version: quote.version + 1 })
    .where('id', '=', quote.revisionId)
    .execute()
  const told = { to: quoteName(quote), staffId, now }
  const moves = standing === 'open' && enquiry.turn !== 'closed'
  if (isSent) {
    const change = moves ? await theirTurn(transaction, enquiry, now) : undefined
    return tellEnquiry(transaction, enquiry, { code: 'quote-written', ...told }, change)
  }
  if (!moves || messageId !== null) return
  const settings = await readDeskSettings(transaction)
  await tellEnquiry(
    transaction,
    enquiry,
    { code: 'quote-not-written', ...told },
    {
      standing: inTurn(enquiry, 'ours', now, settings),
      nextStep: `Send ${firstNameOf(enquiry.full_name)} the quote.`,
    },
  )
}

/**
 * Their turn again, as when the quote was sent; of an enquiry that is closed nothing changes,
 * unless it was lost and `reopens`.
 */
export async function theirTurn(
  transaction: Transaction<Schema>,
  enquiry: EnquiryRow,
  now: Date,
  { reopens = false } = {},
) {
  if (enquiry.turn === 'closed' && !(reopens && enquiry.state === 'lost')) return undefined
  const settings = await readDeskSettings(transaction)
  const standing = afterDeed(enquiry, 'quoted', now, settings)
  return { standing, nextStep: askAbout(enquiry) }
}

function findMessage(transaction: Transaction<Schema>, { messageId }: SentQuote) {
  if (messageId === null) return undefined
  return transaction
    .selectFrom('outbox')
    .select(['id', 'state', 'created_at', 'held_at'])
    .where('id', '=', messageId)
    .executeTakeFirst()
}

async function countAgain(
  transaction: Transaction<Schema>,
  { enquiry, ...quote }: SentQuote,
): Promise<number> {
  const { times } = await transaction
    .selectFrom('enquiry_events')
    .select(({ fn }) => fn.countAll<number>().as('times'))
    .where('enquiry_id', '=', enquiry.id)
    .where('code', '=', 'quote-sent-again')
    .where('to_code', '=', quoteName(quote))
    .executeTakeFirstOrThrow()
  return Number(times)
}
