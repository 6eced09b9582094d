import { firstNameOf } from '#app/enquiries/answering/texts/ready-text-facts.ts'
import { callLink } from '#app/enquiries/desk/enquiry/answer-links.ts'
import { visitorChatLink } from '#app/enquiries/messages/visitor-chat.ts'
import { formatMoney } from '#app/money/money.ts'
import { typedPrice } from '#app/money/typed-price.ts'
import { quotePdfPath } from '#app/paths/quote-paths.ts'
import { quoteChat } from '#app/quotes/messages/quote.email.ts'
import { quoteLink } from '#app/quotes/page/quote-link.ts'
import {
  canBeAccepted,
  dayAfter,
  hasPdf,
  isAskedAnew,
  type Payment,
  paymentsOf,
  paymentsSum,
  quoteName,
  receivedInAll,
  type SentQuote,
} from '#app/quotes/quote.ts'
import { canBePaid } from '#app/quotes/sending/payments.ts'
import { listWishes } from '#app/quotes/sending/store-answer.server.ts'
import { readQuoteSettings } from '#app/settings/quotes/read-quote-settings.server.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { dateFrom, inSentence, momentWords, shortDateWords } from '#app/time/day-words.ts'
import { indiaDay, indiaInstant } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import type { OutboxRow } from '#database/schema/outbox.ts'
import type { App } from '#server/app-context.ts'
import { renderSeen } from './render-seen.server.tsx'
import type { SentView } from './sent-view.ts'

/** Puts a sent quote into the words of its page at the desk; `sent`: by which ways it was just sent. */
export async function describeSent(
  app: Pick<App, 'db' | 'config'>,
  quote: SentQuote,
  { now, sent }: { now: Date; sent: string | null },
): Promise<SentView> {
  const { visitor, token, sums, standing, paid } = quote
  const isErased = token === null
  const received = receivedInAll(quote)
  const firstName = firstNameOf(visitor.name)
  const chat =
    !isErased && visitor.mobile
      ? visitorChatLink(
          visitor.mobile,
          quoteChat({ ...quote, token, total: sums.total }, app.config),
        )
      : undefined
  const { validDays } = await readQuoteSettings(app)
  return {
    id: quote.revisionId,
    title: quoteName(quote),
    standing,
    enquiry: { reference: quote.enquiry.reference, name: visitor.name || 'Erased', firstName },
    total: formatMoney(sums.total),
    facts: await listFacts(app.db, quote, now),
    reason:
      quote.withdrawReason ??
      (standing === 'change-asked' ? (await listWishes(app.db, quote)).at(-1) : undefined),
    seen: await renderSeen(app, { ...quote, paid: paymentsOf(quote) }),
    link: isErased ? undefined : quoteLink(app.config.siteUrl, token, quote.language),
    pdf: !isErased && hasPdf(standing) ? `${quotePdfPath}?token=${token}` : undefined,
    whatsApp: chat,
    call: visitor.mobile ? callLink(visitor.mobile) : undefined,
    strip: describeStrip(quote, sent),
    mailAgain: standing === 'open' && !isErased ? visitor.email || undefined : undefined,
    isErased,
    mayAnswer: !isErased && canBeAccepted(standing),
    mayPay: !isErased && canBePaid(quote),
    received: received > 0 ? typedPrice(received) : undefined,
    paidBefore: quote.paidBefore.map(({ revisionId: id, revision }) => ({
      id,
      words: `Correct what was received for revision ${revision}`,
    })),
    takesBack: paid && typedPrice(paymentsSum(quote.paidBefore)),
    mayReopen: !isErased && (standing === 'declined' || (standing === 'accepted' && !paid)),
    mayProlong: !isErased && (canBeAccepted(standing) || standing === 'expired'),
    next: await findNext(app.db, quote),
    days: {
      today: indiaDay(now),
      later: dayAfter(laterOf(now, quote), validDays),
    },
  }
}

/** What was just done, or is still to be said: whether the draft in WhatsApp was sent. */
function describeStrip({ chat, standing }: SentQuote, sent: string | null): SentView['strip'] {
  const asksChat = canBeAccepted(standing) && (chat === 'draft' || chat === 'not-sent')
  const draft =
    chat === 'not-sent'
      ? 'It is not sent by WhatsApp yet.'
      : 'WhatsApp is a draft until you press send there.'
  const ways = sent?.split('-')
  const went =
    ways &&
    (ways.includes('email') ? 'Its e-mail is on its way.' : 'The quote is ready to be given.')
  const words = [went, asksChat && draft].filter(Boolean).join(' ')
  return words ? { words, asksChat } : undefined
}

function laterOf(now: Date, { validUntil }: SentQuote) {
  const last = indiaInstant(validUntil)
  return last > now ? last : now
}

async function listFacts(db: Database, quote: SentQuote, now: Date): Promise<SentView['facts']> {
  const people = await findColleagues(db, [quote.sentBy, quote.answeredBy])
  const nameOf = (id: number | null) => (id !== null && people.get(id)?.name) || 'the staff'
  const { answeredAt, answeredBy, paid, paidBefore } = quote
  const tooMuch = receivedInAll(quote) - quote.sums.total
  const message =
    quote.messageId === null
      ? undefined
      : await db
          .selectFrom('outbox')
          .select(['state', 'sent_at', 'first_failed_at', 'held_at'])
          .where('id', '=', quote.messageId)
          .executeTakeFirst()
  const { remind_at } = await db
    .selectFrom('enquiries')
    .select('remind_at')
    .where('id', '=', quote.enquiry.id)
    .executeTakeFirstOrThrow()
  const facts: [string, string | undefined][] = [
    ['Sent', `${momentWords(quote.sentAt, now)}, by ${nameOf(quote.sentBy)}`],
    ['E-mail', message && emailWords(message, now)],
    ['WhatsApp', chatWords(quote, now)],
    ['Valid till', dateFrom(indiaInstant(quote.validUntil), now)],
    [
      'Reminder',
      remind_at && remind_at > now.toISOString() ? momentWords(remind_at, now) : undefined,
    ],
    [
      isAskedAnew(quote) ? 'Asked for a new one' : 'Answered',
      answeredAt === null
        ? undefined
        : `${momentWords(answeredAt, now)}, ${answeredBy === null ? 'on the quote’s page' : `by phone, written down by ${nameOf(answeredBy)}`}`,
    ],
    ['Paid', paid && paidWords(paid)],
    ['Paid before', paidBefore.map(paidWords).join(', ')],
    [
      'Paid too much',
      tooMuch > 0
        ? `${formatMoney(tooMuch)}, which the quote does not come to any more`
        : undefined,
    ],
  ]
  return facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))
}

function paidWords({ on, amount }: Payment) {
  return `${formatMoney(amount)} on ${shortDateWords(indiaInstant(on))}`
}

function chatWords({ chat, chatAt, standing }: SentQuote, now: Date) {
  if (chat === null) return undefined
  if (chat === 'draft' || chatAt === null) {
    return canBeAccepted(standing) ? 'Not known yet' : 'Not known'
  }
  return chat === 'sent' ? `Sent ${inSentence(momentWords(chatAt, now))}` : 'Not sent yet'
}

function emailWords(
  message: Pick<OutboxRow, 'state' | 'sent_at' | 'first_failed_at' | 'held_at'>,
  now: Date,
) {
  if (message.sent_at) return `Delivered ${inSentence(momentWords(message.sent_at, now))}`
  if (message.state === 'given-up') return 'Failed: correct the address in the enquiry'
  if (message.held_at) return 'Held back since a backup was restored: it goes if you send it again'
  return message.first_failed_at ? 'Trying again' : 'On its way'
}

/** The newest revision after this one, be it sent or a draft. */
async function findNext(db: Database, { quoteId, revision }: SentQuote): Promise<SentView['next']> {
  const row = await db
    .selectFrom('quote_revisions')
    .select(['id', 'revision', 'state'])
    .where('quote_id', '=', quoteId)
    .where('revision', '>', revision)
    .where('state', '!=', 'thrown')
    .orderBy('revision', 'desc')
    .executeTakeFirst()
  if (!row) return undefined
  const what =
    row.state === 'draft' ? `Write on revision ${row.revision}` : `See revision ${row.revision}`
  return { id: row.id, words: what }
}
