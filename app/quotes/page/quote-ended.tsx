import { formatMoney } from '#app/money/money.ts'
import { quotePath } from '#app/paths/quote-paths.ts'
import { enquiryFormPath } from '#app/paths/shop-paths.ts'
import { QuoteSheet } from '#app/quotes/paper/quote-sheet.tsx'
import { canBeAccepted } from '#app/quotes/quote.ts'
import { longDateIn } from '#app/time/day-words.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { useLanguage, usePath, useWords } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { answered } from './answered.ts'
import { quotePageWords } from './quote-page.words.ts'
import { QuoteWays } from './quote-ways.tsx'
import type { ShownQuote } from './shown-quote.server.ts'

interface QuoteEndedProps {
  business: Business
  quote: ShownQuote
  asked: boolean
}

/** What a visitor can do with a quote that is not to be accepted any more, and what it said. */
export function QuoteEnded({ business, quote, asked }: QuoteEndedProps) {
  const { standing, number, lines } = quote
  const words = useWords(quotePageWords)
  const said = standing === 'replaced' ? words.replaced.said : words.expired.said
  return (
    <>
      {standing === 'expired' && <Expired business={business} quote={quote} asked={asked} />}
      {standing === 'replaced' && <Replaced quote={quote} />}
      {(standing === 'withdrawn' || standing === 'declined') && (
        <Withdrawn business={business} quote={quote} />
      )}
      {lines.length > 0 && (
        <details className="quote-old">
          <summary>
            <Icon name="down" />
            {said}
          </summary>
          <QuoteSheet quote={quote} caption={number} isPast />
        </details>
      )}
    </>
  )
}

function Expired({ business, quote, asked }: QuoteEndedProps) {
  const words = useWords(quotePageWords)
  const path = usePath()
  const { again, how, ask, asked: thanks } = words.expired
  return (
    <section className={asked ? 'quote-say good' : 'quote-say'}>
      <Icon name={asked ? 'done' : 'clock'} />
      <h2>{again}</h2>
      {asked ? (
        <p {...answered}>{thanks}</p>
      ) : (
        <>
          <p>{how}</p>
          <form method="post" action={answerPath(path, quote.token)} className="quote-say-act">
            <button type="submit" className="btn" name="intent" value="renew">
              {ask}
            </button>
          </form>
        </>
      )}
      <QuoteWays business={business} quote={quote} />
    </section>
  )
}

function Replaced({ quote: { number, newer } }: { quote: ShownQuote }) {
  const words = useWords(quotePageWords)
  const language = useLanguage()
  const path = usePath()
  if (!newer?.token) return null
  const { newer: named, until, see } = words.replaced
  return (
    <section className="quote-say good">
      <Icon name="done" />
      <h2>
        {named(words.facts.revision(number, newer.revision), formatMoney(newer.total, language))}
      </h2>
      {canBeAccepted(newer.standing) && <p>{until(longDateIn(newer.validUntil, language))}</p>}
      <div className="quote-say-act">
        <a className="btn" href={answerPath(path, newer.token)}>
          {see}
        </a>
      </div>
    </section>
  )
}

function Withdrawn({ business, quote }: { business: Business; quote: ShownQuote }) {
  const words = useWords(quotePageWords).withdrawn
  const path = usePath()
  const { withdrawReason: reason } = quote
  return (
    <section className="quote-say">
      <Icon name="alert" />
      <h2>{reason ? words.why : words.else}</h2>
      {reason ? <p dir="auto">“{reason}”</p> : <p>{words.ask}</p>}
      <div className="quote-say-act">
        <a className="btn" href={path(enquiryFormPath)}>
          {words.enquire}
        </a>
      </div>
      <QuoteWays business={business} quote={quote} />
    </section>
  )
}

/** The address of a quote's page in the page's language. */
export function answerPath(path: (path: string) => string, token: string): string {
  return `${path(quotePath)}?token=${encodeURIComponent(token)}`
}
