import { areNamed, unnamedSize } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import type { InboxRow } from '#app/enquiries/answering/inbox/inbox-row.ts'
import { formatMoney } from '#app/money/money.ts'
import { quoteName } from '#app/quotes/quote.ts'
import { type ListedQuote, listQuotesOf } from '#app/quotes/quotes-of-enquiry.server.ts'
import { standingWords } from '#app/quotes/standing-words.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { dateFrom, inSentence, momentWords } from '#app/time/day-words.ts'
import { indiaInstant } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'
import type { QuoteDoor, QuoteLineOfEnquiry } from './enquiry-view.ts'
import { firstWord } from './words/event-words.ts'

/** Gives the quotes of an enquiry in words, and what a new one begins with. */
export async function describeQuotes(
  { db }: Pick<App, 'db'>,
  { id, products }: Pick<InboxRow, 'id' | 'products'>,
  now: Date,
): Promise<QuoteDoor> {
  const quotes = await listQuotesOf(db, id, now)
  const people = await findColleagues(
    db,
    quotes.map(({ staffId }) => staffId),
  )
  const nameOf = (staffId: number | null) =>
    firstWord((staffId !== null && people.get(staffId)?.name) || 'the staff')
  return {
    quotes: quotes.map((quote) => describeQuote(quote, nameOf(quote.staffId), now)),
    begins: await beginWords(db, products),
    mayBegin: quotes.every(({ standing }) => standing !== 'draft'),
    next: nextOf(quotes),
  }
}

/** Until one is sent it is written; what its visitor wants changed, or let pass, is looked at. */
function nextOf(quotes: readonly ListedQuote[]): QuoteDoor['next'] {
  if (quotes.some(({ standing }) => standing === 'open' || standing === 'accepted'))
    return undefined
  const look = quotes.find(({ standing }) => standing === 'change-asked') ?? quotes[0]
  if (!look) return { to: 'write' }
  const words = look.standing === 'draft' ? 'Go on with the quote' : 'Look at the quote'
  return { to: 'look', id: look.revisionId, words }
}

function describeQuote(quote: ListedQuote, who: string, now: Date): QuoteLineOfEnquiry {
  const { revisionId: id, number, revision, standing, total, validUntil } = quote
  const words = [
    number ? `Quote ${quoteName({ number, revision })}` : 'Quote',
    ...(total === null ? [] : [formatMoney(total)]),
    ...(validUntil === null ? [] : [`valid till ${dateFrom(indiaInstant(validUntil), now)}`]),
  ].join(', ')
  const at = quote.sentAt ?? quote.changedAt
  const when = inSentence(momentWords(at, now))
  const did = quote.sentAt ? 'sent' : 'written'
  const said =
    standing === 'open'
      ? `Sent ${when}, by ${who}`
      : `${standingWords[standing]}. ${capital(did)} ${when}, by ${who}`
  return { id, words, standing: `${said}.` }
}

function capital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** What a new quote begins with: the lines, and what they come to if every price and quantity is known. */
async function beginWords(db: Database, products: InboxRow['products']) {
  if (products.length === 0) return 'Begins without a line.'
  const lines = products.length === 1 ? 'the line above' : `the ${products.length} lines above`
  const sizes = await readSizes(db, [...new Set(products.map((product) => product.id))])
  const amounts = products.map(({ id, size, quantity }) => {
    const known = sizes.get(id) ?? []
    const wanted = size ?? (areNamed(known) && known.length === 1 ? known[0]?.number : unnamedSize)
    const price = known.find(({ number }) => number === wanted)?.price ?? Number.NaN
    return price * Number(quantity ?? '1')
  })
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  return Number.isFinite(sum)
    ? `Begins with ${lines}, ${formatMoney(sum)} by the catalogue’s prices.`
    : `Begins with ${lines}.`
}
