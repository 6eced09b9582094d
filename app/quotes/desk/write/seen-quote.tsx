import {
  type PaperQuote,
  type PicturedLine,
  QuoteSheet,
  QuoteTotal,
} from '#app/quotes/paper/quote-sheet.tsx'
import { languageTag } from '#languages/language.ts'
import { spokenWords } from '#languages/language-table.ts'

/** What the visitor reads of a quote. */
export interface SeenQuote extends Omit<PaperQuote, 'lines'> {
  lines: readonly PicturedLine[]
  note: string | null
  terms: string | null
}

interface SeenProps {
  heading: string
  quote: SeenQuote
}

/** A quote as its visitor reads it: lines on the wall, the sum on the floor, then the words. */
export function Seen({ heading, quote }: SeenProps) {
  const { language, note, terms } = quote
  const spoken = spokenWords(language)
  return (
    <section aria-labelledby="h-seen">
      <h2 id="h-seen">
        {heading} {spoken && <i>in {spoken}</i>}
      </h2>
      <div className="seen-quote" lang={languageTag(language)}>
        <div className="seen-wall room-neel">
          <QuoteSheet quote={quote} caption={heading} />
        </div>
        <div className="seen-floor on-dark">
          <QuoteTotal quote={quote} />
        </div>
        {(note || terms) && (
          <div className="seen-words">
            {note && <p>{note}</p>}
            {terms && <p className="stone">{terms}</p>}
          </div>
        )}
      </div>
    </section>
  )
}
