/** A quote as its visitor reads it, drawn. */
export interface SeenQuote {
  html: string
  lang: string
  /** Its language, where that is not English. */
  spoken: string | undefined
}

interface SeenProps {
  heading: string
  quote: SeenQuote
}

/** A quote as its visitor reads it, under a heading of the desk's. */
export function Seen({ heading, quote: { html, lang, spoken } }: SeenProps) {
  return (
    <section aria-labelledby="h-seen">
      <h2 id="h-seen">
        {heading} {spoken && <i>in {spoken}</i>}
      </h2>
      <div className="seen-quote" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}
