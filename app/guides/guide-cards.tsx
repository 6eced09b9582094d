import { cardWords } from '#app/catalogue/cards/card.words.ts'
import { EnquireLink } from '#app/catalogue/cards/enquire-link.tsx'
import { Kolam } from '#app/ui/pictures/kolam.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { useLanguage, usePath, useWords } from '#languages/use-language.ts'
import type { GuideCard } from './guide-list.server.ts'
import { guidePath } from './guide-path.ts'
import { dayInWords, whenInWords } from './guide-words.ts'
import { guidesWords } from './guides.words.ts'

/** Guides as cards: picture, title, one sentence, their months. The whole card is one link. */
export function GuideCards({
  guides,
  children,
}: {
  guides: readonly GuideCard[]
  children?: React.ReactNode
}) {
  const language = useLanguage()
  const path = usePath()
  return (
    <div className="guide-list">
      {guides.map(({ id, slug, title, summary, wall, picture, months }) => (
        <article key={id} className="guide">
          <span
            className={`well room-${picture?.wall ?? wall}${picture?.isPhotograph ? ' photo' : ''}`}
          >
            {picture && (
              <Picture
                name={picture.name}
                alt=""
                sizes="(min-width: 64em) 250px, (min-width: 43.75em) 31vw, 46vw"
              />
            )}
          </span>
          <h3>
            <a href={path(guidePath(slug))}>{title}</a>
          </h3>
          <p>{summary}</p>
          <p className="guide-when">{whenInWords(months, language)}</p>
        </article>
      ))}
      {children}
    </div>
  )
}

/** What closes a row of guides that is not full. */
export function AskForGuide() {
  const words = useWords(guidesWords)
  const { ask, enquire } = useWords(cardWords)
  return (
    <aside className="ask on-dark" aria-label={ask}>
      <Kolam className="kolam" />
      <h3 className="ask-q">{words.question}</h3>
      <p>{words.answer}</p>
      <EnquireLink kind="lamp">{enquire}</EnquireLink>
    </aside>
  )
}

/** The journal's entries, each with its day. */
export function Journal({ entries }: { entries: readonly GuideCard[] }) {
  const language = useLanguage()
  const path = usePath()
  return (
    <ul className="journal">
      {entries.map(({ id, slug, title, summary, entryDate }) => (
        <li key={id}>
          {entryDate && <time dateTime={entryDate}>{dayInWords(entryDate, language)}</time>}
          <a href={path(guidePath(slug))}>{title}</a>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  )
}
