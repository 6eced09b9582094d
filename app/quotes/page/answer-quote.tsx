import { advanceLeft, longestAnswer, paymentsSum } from '#app/quotes/quote.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import type { Business } from '#server/config/owners-part.ts'
import type { RefusedAnswer } from './answer-by-form.server.ts'
import { answered } from './answered.ts'
import { answerPath } from './quote-ended.tsx'
import { quotePageWords } from './quote-page.words.ts'
import { QuoteWays } from './quote-ways.tsx'
import type { ShownQuote } from './shown-quote.server.ts'

interface AnswerQuoteProps {
  business: Business
  quote: ShownQuote
  refused: RefusedAnswer | undefined
}

/** The visitor's answer: accept it, ask for a change, or call. */
export function AnswerQuote({ business, quote, refused }: AnswerQuoteProps) {
  const { token, standing, revision, sums, paid } = quote
  const asksAdvance = advanceLeft(quote.advance, paid) !== null
  const isPaid = paid.length > 0 && paymentsSum(paid) >= sums.total
  const words = useWords(quotePageWords)
  const { change } = words
  const to = answerPath(usePath(), token)
  return (
    <section className="quote-do" id="answer" aria-labelledby="quote-do">
      <h2 id="quote-do">{words.answer}</h2>
      {standing === 'change-asked' && (
        <p className="quote-say good" {...answered}>
          <Icon name="done" />
          <span>
            {change.asked} {change.stands}
          </span>
        </p>
      )}
      <form method="post" action={to}>
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="total" value={sums.total} />
        <button type="submit" className="btn" name="intent" value="accept">
          {words.accept}
        </button>
        {!isPaid && (
          <p className="small">{asksAdvance ? words.paysNothingYet : words.paysNothing}</p>
        )}
      </form>
      <details className="quote-change" open={Boolean(refused?.error || refused?.words)}>
        <summary>
          {change.ask}
          <Icon name="down" />
        </summary>
        <form className="form" method="post" action={to} noValidate>
          <Field
            id="words"
            name="words"
            label={change.what}
            rows={3}
            maxLength={longestAnswer}
            hint={change.hint}
            error={refused?.error}
            autoFocus={refused?.error !== undefined}
            defaultValue={refused?.words}
          />
          <button type="submit" className="btn btn-line" name="intent" value="change">
            {change.send}
          </button>
        </form>
      </details>
      <QuoteWays business={business} quote={quote} />
    </section>
  )
}
