import { formatMoney } from '#app/money/money.ts'
import { enquiryPath } from '#app/paths/desk-paths.ts'
import { quoteName, type SentQuote } from '#app/quotes/quote.ts'
import type { Config } from '#server/config.ts'
import { escapeHtml, htmlLetter, letter } from '#server/delivery/channels/letter.ts'
import type { Email } from '#server/delivery/outbox/message.ts'

/** The e-mail that tells the staff what a visitor answered to a quote; what they wrote stands at the desk. */
export function answerEmail(
  { standing, visitor, enquiry, sums, ...quote }: SentQuote,
  { siteUrl }: Pick<Config, 'siteUrl'>,
): Email {
  const name = visitor.name.replace(/\s+/g, ' ').trim()
  const called = quoteName(quote)
  const isAccepted = standing === 'accepted'
  const isOver = standing === 'expired'
  const did = isAccepted
    ? `accepted quote ${called}`
    : isOver
      ? `asks for a new quote after ${called}`
      : `asks for a change of quote ${called}`
  const says = `${name} ${did}, ${formatMoney(sums.total)}.`
  const next = isAccepted
    ? 'Call about delivery.'
    : isOver
      ? 'Its days are over: prices may differ by now.'
      : 'The quote stays open until you send another.'
  const desk = `${siteUrl}${enquiryPath(enquiry.reference)}`
  return {
    subject: `${name} ${did}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: letter(says, next, `At the desk: ${desk}`),
    html: htmlLetter(
      `<p>${escapeHtml(says)}</p>`,
      `<p>${next}</p>`,
      `<p><a href="${escapeHtml(desk)}">Open it at the desk</a></p>`,
    ),
  }
}
