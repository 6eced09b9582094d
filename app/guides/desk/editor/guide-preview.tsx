import { useEffect, useRef } from 'react'
import { leadToAnswer } from '#app/desk/parts/lead-to-message.ts'
import type { MarkFault } from '#app/guides/marks/marks.ts'
import type { GuidePreview } from './edited-guide.ts'

/** How the guide reads while it is written. */
export function LivePreview({ html, notes, isBehind }: GuidePreview & { isBehind: boolean }) {
  return (
    <section className="live-preview" aria-labelledby="h-live">
      <h2 id="h-live">
        Preview <i>a phone, 360 px</i>
      </h2>
      {isBehind && (
        <p className="note" role="status">
          No network: the preview goes on with it. What you write stays on this device.
        </p>
      )}
      <Notes notes={notes} />
      <GuidePage html={html} />
    </section>
  )
}

/** How the guide would read, where it was asked for: above the text, whose lines may be a long way. */
export function PostedPreview({ preview }: { preview: GuidePreview }) {
  const { html, notes } = preview
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (section.current) leadToAnswer(section.current)
  }, [preview])
  return (
    <section ref={section} className="posted-preview" aria-labelledby="h-preview">
      <h2 id="h-preview">
        Preview <i>nothing is saved yet</i>
      </h2>
      <Notes notes={notes} />
      <GuidePage html={html} />
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

function GuidePage({ html }: { html: string }) {
  return <article className="g-page" lang="en" dangerouslySetInnerHTML={{ __html: html }} />
}
