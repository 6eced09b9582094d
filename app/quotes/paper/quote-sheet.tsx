import { Thumb } from '#app/catalogue/cards/thumb.tsx'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import { formatMoney, type Money } from '#app/money/money.ts'
import { advanceLeft, type Payment, type QuoteLine, type SentQuote } from '#app/quotes/quote.ts'
import type { Language } from '#languages/language.ts'
import { paidWords } from './paid-words.ts'
import { quoteSheetWords } from './quote-sheet.words.ts'

/** What of a quote stands on paper. */
export interface PaperQuote
  extends Pick<
    SentQuote,
    'language' | 'lines' | 'sums' | 'discountPercent' | 'tax' | 'gstin' | 'advance'
  > {
  /** What the nursery has received of it, for the revisions before and this one. */
  paid: readonly Payment[]
}

/** A line with the picture of its product, or of an empty pot. */
export type PicturedLine = QuoteLine & { thumb: ThumbPicture }

interface QuoteSheetProps {
  quote: Omit<PaperQuote, 'lines'> & { lines: readonly PicturedLine[] }
  /** Names the table for who hears it. */
  caption: string
  /** One that holds no more: quieter, and its sum is the last row. */
  isPast?: boolean
}

/** A quote's lines, discount, delivery and tax, in the quote's language. */
export function QuoteSheet({ quote, caption, isPast = false }: QuoteSheetProps) {
  const { language, lines } = quote
  const words = quoteSheetWords[language]
  return (
    <div className={isPast ? 'quote-sheet quote-past' : 'quote-sheet'}>
      <table className="quote-lines">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.thing}</th>
            <th scope="col">{words.howMany}</th>
            <th scope="col">{words.each}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <Line key={`${place} ${line.name}`} line={line} language={language} />
          ))}
        </tbody>
      </table>
      <Additions quote={quote} isPast={isPast} />
    </div>
  )
}

function Line({ line, language }: { line: PicturedLine; language: Language }) {
  const { thumb, quantity } = line
  const each = formatMoney(line.price, language)
  return (
    <tr>
      <td className="quote-pic">
        <Thumb thumb={thumb} width={56} />
      </td>
      <th className="quote-name" scope="row">
        <LineName line={line} language={language} />
      </th>
      <td className="quote-how">
        {quantity.toLocaleString('en-IN')}
        <small> × {each}</small>
      </td>
      <td className="quote-each">{each}</td>
      <td className="quote-amount">{formatMoney(line.amount, language)}</td>
    </tr>
  )
}

/** What a line is of: as people call it in the quote's language, with the English for the phone call. */
function LineName({ line, language }: { line: PicturedLine; language: Language }) {
  const { name, localName, productId } = line
  const size = line.localSize ?? line.size
  const english = language === 'en' || productId === null ? undefined : 'en'
  return (
    <>
      {localName ? <b>{localName}</b> : <b lang={english}>{name}</b>}
      {size && <small lang={line.localSize ? undefined : english}>{size}</small>}
      {localName && <small lang={english}>{name}</small>}
    </>
  )
}

/** What stands between the lines and the total; sums that are not there are left out. */
function Additions({ quote, isPast }: { quote: QuoteSheetProps['quote']; isPast: boolean }) {
  const { language, sums, discountPercent, tax } = quote
  const words = quoteSheetWords[language]
  const money = (amount: Money) => formatMoney(amount, language)
  const { linesSum, discount, delivery, taxes, total } = sums
  const added = tax === 'added' ? taxes : []
  const rows = [
    ...(discount > 0
      ? [
          {
            label: discountPercent
              ? words.discountPercent(percent(discountPercent))
              : words.discount,
            said: `− ${money(discount)}`,
          },
        ]
      : []),
    ...(delivery === null
      ? []
      : [{ label: words.delivery, said: delivery === 0 ? words.free : money(delivery) }]),
    ...added.map(({ rate, amount }) => ({
      label: words.taxAdded(percent(rate)),
      said: money(amount),
    })),
  ]
  const all = [
    ...(rows.length > 0 ? [{ label: words.things, said: money(linesSum) }, ...rows] : []),
    ...(isPast ? [{ label: words.came, said: money(total) }] : []),
  ]
  if (all.length === 0) return null
  return (
    <dl className="quote-adds">
      {all.map(({ label, said }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The total, with what of it is received, what is still to be paid in advance, and what is tax. */
export function QuoteTotal({
  quote,
  saysPayments = true,
}: {
  quote: Omit<PaperQuote, 'lines'>
  /** False where the page has said above it what was received and what is to be paid in advance. */
  saysPayments?: boolean
}) {
  const { language, sums, tax, gstin, paid } = quote
  const advance = advanceLeft(quote.advance, paid)
  const words = quoteSheetWords[language]
  const included = tax === 'included' ? sums.taxes : []
  return (
    <div className="quote-total">
      <span>{words.total}</span>
      <b>{formatMoney(sums.total, language)}</b>
      {saysPayments && paid.length > 0 && <p>{paidWords(paid, language)}</p>}
      {saysPayments && advance !== null && (
        <p>
          {words.advance} <b>{formatMoney(advance, language)}</b>
        </p>
      )}
      <small>
        {included.map(({ rate, amount }) => (
          <span key={rate}>
            {words.taxIncluded(percent(rate), formatMoney(amount, language))}
            <br />
          </span>
        ))}
        {gstin && tax !== 'none' && (
          <>
            {words.gstin(gstin)}
            <br />
          </>
        )}
        {words.noInvoice}
      </small>
    </div>
  )
}

/** Basis points as people say them: 5, 2.5. */
function percent(basisPoints: number) {
  return String(basisPoints / 100)
}
