import { useDeferredValue } from 'react'
import { type Month, months } from '#app/catalogue/facts/facts.ts'
import { monthsInWords } from '#app/catalogue/facts/months.ts'
import { GuideBody } from '#app/guides/guide-body.tsx'
import type { GuideView } from '#app/guides/guide-view.server.ts'
import { findBodyFault } from '#app/guides/marks/body-fault.ts'
import type { MarkFault } from '#app/guides/marks/marks.ts'
import { parseMarks } from '#app/guides/marks/parse-marks.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { GuideDraft } from './guide-draft.ts'

type Drawn = Pick<GuideView, 'pictures' | 'cards' | 'wall'>

/** How the guide reads while it is written. */
export function LivePreview({ draft, view }: { draft: GuideDraft; view: Drawn }) {
  const { title, summary, body, months, wall } = useDeferredValue(draft)
  const isReadable = findBodyFault(body) === undefined
  const { blocks, faults } = isReadable ? parseMarks(body) : { blocks: [], faults: [] }
  return (
    <section className="live-preview" aria-labelledby="h-live">
      <h2 id="h-live">
        Preview <i>a phone, 360 px</i>
      </h2>
      <Notes notes={faults} />
      <GuidePage title={title} summary={summary} months={months} view={{ ...view, blocks, wall }} />
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
