import { renderToStaticMarkup } from 'react-dom/server'
import { withThumbs } from '#app/quotes/page/shown-quote.server.ts'
import { type PaperQuote, QuoteSheet, QuoteTotal } from '#app/quotes/paper/quote-sheet.tsx'
import { languageTag } from '#languages/language.ts'
import { spokenWords } from '#languages/language-table.ts'
import type { App } from '#server/app-context.ts'
import type { SeenQuote } from './seen-quote.tsx'

/** What a visitor reads of a quote. */
interface ReadQuote extends PaperQuote {
  note: string | null
  terms: string | null
}

/**
 * Draws a quote as its visitor reads it: lines on the wall, the sum on the floor, then the words. It is drawn
 * here since the desk's scripts carry English words alone.
 */
export async function renderSeen(app: Pick<App, 'db'>, quote: ReadQuote): Promise<SeenQuote> {
  const { language, note, terms } = quote
  const pictured = { ...quote, lines: await withThumbs(app, quote) }
  const html = renderToStaticMarkup(
    <>
      <div className="seen-wall room-neel">
        <QuoteSheet quote={pictured} caption={spokenWords(language) ?? 'English'} />
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
    </>,
  )
  return { html, lang: languageTag(language), spoken: spokenWords(language) }
}
