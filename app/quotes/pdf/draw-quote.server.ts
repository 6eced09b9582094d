import { formatMoney } from '#app/money/money.ts'
import { nameAndPlace } from '#app/quotes/paper/name-and-place.server.ts'
import { paidWords } from '#app/quotes/paper/paid-words.ts'
import { quoteSheetWords } from '#app/quotes/paper/quote-sheet.words.ts'
import { advanceLeft, type QuoteLine, type SentQuote } from '#app/quotes/quote.ts'
import { longDateIn } from '#app/time/day-words.ts'
import { indiaInstant } from '#app/time/india.ts'
import type { Language } from '#languages/language.ts'
import type { Config } from '#server/config.ts'
import { makePdf } from '#server/pdf/make-pdf.ts'
import { shopOf } from '#server/pdf/shop-of.ts'
import { quotePdfWords } from './quote-pdf.words.ts'

/**
 * Makes the A4 sheet of a quote, in its language; `sender` is who wrote its note, where that is known.
 * How it may be paid is not on it, nor what was paid since it was sent, as it is made once. Throws as `makePdf`
 * does.
 */
export function drawQuote(
  quote: SentQuote,
  { business }: Pick<Config, 'business'>,
  sender: string | undefined,
): Promise<Buffer> {
  const { language, number, revision, note, terms, gstin, tax } = quote
  const words = quotePdfWords[language]
  const sheet = quoteSheetWords[language]
  const signed = sender ? [`${sender}, ${business.name}`] : []
  return makePdf({
    template: 'app/quotes/pdf/quote.typ',
    data: {
      language,
      shop: shopOf(business, { gstin: tax === 'none' ? '' : (gstin ?? '') }),
      number: revision === 1 ? number : words.revision(number, revision),
      about: [
        [words.for, nameAndPlace(quote.visitor)],
        [words.dated, longDateIn(quote.sentAt, language)],
        [words.validUntil, longDateIn(indiaInstant(quote.validUntil), language)],
        [words.enquiry, quote.enquiry.reference],
      ],
      lines: quote.lines.map((line) => printLine(line, language)),
      ...printSums(quote),
      notes: [
        ...(note ? [[words.note, [...paragraphsOf(note), ...signed]]] : []),
        ...(terms ? [[words.terms, paragraphsOf(terms)]] : []),
      ],
      words: {
        title: `${words.heading} ${number}, ${business.name}`,
        heading: words.heading,
        columns: [words.place, sheet.thing, sheet.howMany, sheet.each, sheet.amount],
        smallPrint: `${sheet.noInvoice} ${words.smallPrint}`,
        page: words.page,
      },
    },
  })
}

function printLine(line: QuoteLine, language: Language) {
  const { name, localName, localSize, size, quantity, price, amount } = line
  return {
    name: localName ?? name,
    english: localName === null || localName === name ? '' : name,
    size: localSize ?? size ?? '',
    quantity: quantity.toLocaleString('en-IN'),
    each: formatMoney(price, language),
    amount: formatMoney(amount, language),
  }
}

/** The sums above the total, the total, and what stands below it; what is not there is left out. */
function printSums(quote: SentQuote) {
  const { language, sums, discountPercent, tax, paidBefore } = quote
  const advance = advanceLeft(quote.advance, paidBefore)
  const [words, sheet] = [quotePdfWords[language], quoteSheetWords[language]]
  const money = (amount: number) => formatMoney(amount, language)
  const { linesSum, discount, delivery, taxes, total } = sums
  const discountWords = discountPercent
    ? sheet.discountPercent(inPercent(discountPercent))
    : sheet.discount
  const between = [
    ...(discount > 0 ? [[discountWords, `− ${money(discount)}`]] : []),
    ...(delivery === null ? [] : [[sheet.delivery, delivery ? money(delivery) : sheet.free]]),
    ...(tax === 'added'
      ? taxes.map(({ rate, amount }) => [sheet.taxAdded(inPercent(rate)), money(amount)])
      : []),
  ]
  const included = taxes.map(({ rate, amount }) =>
    sheet.taxIncluded(inPercent(rate), money(amount)),
  )
  return {
    sums: between.length > 0 ? [[sheet.things, money(linesSum)], ...between] : [],
    total: [sheet.total, money(total)],
    below: [
      ...(tax === 'included' && taxes.length > 0 ? [words.taxIncluded, ...included] : []),
      ...(paidBefore.length > 0 ? [paidWords(paidBefore, language)] : []),
      ...(advance === null ? [] : [`${sheet.advance}: ${money(advance)}`]),
    ],
  }
}

/** Hundredths of a per cent as people say them: 5, 2.5. */
function inPercent(basisPoints: number): string {
  return String(basisPoints / 100)
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n+/).filter((line) => line.trim() !== '')
}
