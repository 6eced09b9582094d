import { findFirstName } from '#app/enquiries/answering/texts/ready-text-facts.ts'
import { formatMoney, type Money } from '#app/money/money.ts'
import { quoteLink } from '#app/quotes/page/quote-link.ts'
import { quotePageWords } from '#app/quotes/page/quote-page.words.ts'
import { longDateIn } from '#app/time/day-words.ts'
import { indiaInstant } from '#app/time/india.ts'
import type { Language } from '#languages/language.ts'
import type { Config } from '#server/config.ts'
import { escapeHtml, htmlLetterIn, letter } from '#server/delivery/channels/letter.ts'
import type { Email } from '#server/delivery/outbox/message.ts'
import { quoteMessageWords } from './quote.words.ts'

/** What messages say of a quote. */
export interface ToldQuote {
  number: string
  revision: number
  total: Money
  validUntil: string
  language: Language
  token: string
  visitor: { name: string; email: string }
}

type Sender = Pick<Config, 'business' | 'siteUrl'>

/**
 * The e-mail with which a quote goes to its visitor, in the quote's language. It says that the PDF is attached,
 * unless the caller has none to attach. `isOver`: the quote expired before its e-mail could go.
 */
export function quoteEmail(
  quote: ToldQuote,
  { business, siteUrl }: Sender,
  { hasPdf = true, isOver = false } = {},
): Email & { to: NonNullable<Email['to']> } {
  const { language, visitor } = quote
  const words = quoteMessageWords[language]
  const name = visitor.name.replace(/\s+/g, ' ').trim()
  const called = nameOf(quote)
  const link = quoteLink(siteUrl, quote.token, language)
  const opening = [
    words.dear(name),
    (isOver ? words.wasHere : words.here)(
      called,
      formatMoney(quote.total, language),
      longDay(quote),
    ),
    ...(quote.revision > 1 ? [words.replaces] : []),
    ...(hasPdf ? [words.attached] : []),
  ]
  const open = isOver ? words.openLate : words.open
  const closing = [business.name, business.address]
  return {
    to: { name, address: visitor.email },
    subject: words.subject(called, business.name).replace(/\s+/g, ' '),
    replyTo: { name: business.name, address: business.email },
    text: letter(
      ...opening,
      `${open}\n${link}`,
      words.call(business.phoneDisplay),
      closing.join('\n'),
    ),
    html: htmlLetterIn(
      language,
      ...opening.map((line) => `<p>${escapeHtml(line)}</p>`),
      `<p>${open}</p>`,
      `<p><a href="${escapeHtml(link)}">${words.button}</a></p>`,
      `<p>${escapeHtml(words.call(business.phoneDisplay))}</p>`,
      `<p>${closing.map(escapeHtml).join('<br>')}</p>`,
    ),
  }
}

/** The same for a chat: staff send it from their own phone. */
export function quoteChat(quote: ToldQuote, { siteUrl }: Pick<Config, 'siteUrl'>): string {
  const { language, visitor } = quote
  const words = quoteMessageWords[language]
  const name = findFirstName(visitor.name) ?? visitor.name
  const total = formatMoney(quote.total, language)
  const opening = words.chat(name, nameOf(quote), total, longDay(quote))
  return `${opening} ${quoteLink(siteUrl, quote.token, language)}\n\n${words.chatEnd}`
}

/** A quote's name as its page says it. */
function nameOf({ number, revision, language }: ToldQuote) {
  return revision === 1 ? number : quotePageWords[language].facts.revision(number, revision)
}

function longDay({ validUntil, language }: Pick<ToldQuote, 'validUntil' | 'language'>) {
  return longDateIn(indiaInstant(validUntil), language)
}
