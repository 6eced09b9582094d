import { type Month, months } from '#app/catalogue/facts/facts.ts'
import { monthsInWords } from '#app/catalogue/facts/months.ts'
import { GuideBody } from '#app/guides/guide-body.tsx'
import type { GuideView } from '#app/guides/guide-view.server.ts'
import type { MarkFault } from '#app/guides/marks/marks.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'

type Drawn = Pick<GuideView, 'pictures' | 'cards' | 'wall'>

interface LivePreviewProps {
  view: GuideView
  notes: readonly MarkFault[]
}

/** How the guide reads while it is written. */
export function LivePreview({ view, notes }: LivePreviewProps) {
  return (
    <section className="live-preview" aria-labelledby="h-live">
      <h2 id="h-live">
        Preview <i>a phone, 360 px</i>
      </h2>
      <Notes notes={notes} />
      <GuidePage {...view} view={view} />
    </section>
  )
}

interface PostedPreviewProps {
  view: GuideView
  notes: readonly MarkFault[]
}

/** How the guide would read, where it was asked for. */
export function PostedPreview({ view, notes }: PostedPreviewProps) {
  return (
    <section className="posted-preview" aria-labelledby="h-preview">
      <h2 id="h-preview">
        Preview <i>nothing is saved yet</i>
      </h2>
      <Notes notes={notes} />
      <GuidePage {...view} view={view} />
    </section>
  )
}

/** What is shown as typed, by its line. */
function Notes({ notes }: { notes: readonly MarkFault[] }) {
  if (notes.length === 0) return null
  return (
    <ul className="mark-notes">
      {notes.slice(0, 8).map(({ line, message }) => (
        <li key={`${line} ${message}`}>
          Line {line}: {message}
        </li>
      ))}
    </ul>
  )
}

interface GuidePageProps {
  title: string
  summary: string
  months: readonly string[]
  view: Drawn & Pick<GuideView, 'blocks'>
}

function GuidePage({ title, summary, months: said, view }: GuidePageProps) {
  const [first] = view.pictures
  const known = months.filter((month: Month) => said.includes(month))
  return (
    <article className="g-page" lang="en">
      {first && (
        <div className={`g-head room-${view.wall}`}>
          <Picture name={first.name} alt="" sizes="360px" />
        </div>
      )}
      <h3>{title || 'No title yet'}</h3>
      {known.length > 0 && <p className="stone">{monthsInWords(known, 'en')}</p>}
      <p>{summary}</p>
      <div className="g-words">
        <GuideBody view={view} />
      </div>
    </article>
  )
}
