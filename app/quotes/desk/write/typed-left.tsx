import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { keptQuote } from '#app/desk/kept/keep-quote.ts'
import { linesThatCount, type QuoteDraft } from '#app/quotes/drafts/draft.ts'
import { readDraftForm } from './read-draft-form.ts'
import { forgetTyped, listTyped, type TypedDraft } from './typed-draft.ts'

/**
 * What was typed into a draft on this phone and came too late: it was sent or thrown away meanwhile. It stays
 * until whoever typed it throws it away.
 */
export function TypedLeft({ staffId }: { staffId: number }) {
  const { pathname: path } = useLocation()
  const [left, setLeft] = useState<TypedDraft[]>([])
  useEffect(() => {
    let isOver = false
    async function look() {
      const held = (await listTyped(path, staffId)).filter(({ waits }) => waits)
      if (isOver) return
      if (held.length > 0) setLeft(held)
      // What is sent is no draft any more: nothing of it is to be read without network.
      else await Promise.all([forgetTyped(path), keptQuote(path).forget()]).catch(() => undefined)
    }
    void look()
    return () => {
      isOver = true
    }
  }, [path, staffId])
  if (left.length === 0) return null
  return (
    <div className="notice" role="status">
      <div>
        <p>
          <b>What you typed on this phone came too late and is not in it.</b>
        </p>
        {left.map(({ page, fields }) => (
          <TypedLines key={page} draft={readDraftForm(fields)} />
        ))}
        <button
          type="button"
          className="more"
          onClick={() => {
            setLeft([])
            void forgetTyped(path)
          }}
        >
          Throw it away
        </button>
      </div>
    </div>
  )
}

function TypedLines({ draft }: { draft: QuoteDraft }) {
  return (
    <ul className="quote-mend">
      {linesThatCount(draft).map(({ what, quantity, price }, place) => (
        <li key={place}>
          {quantity} × {what.trim() || 'no words'}, Rs {price || 'none'}
        </li>
      ))}
      {draft.note.trim() && <li>Note: {draft.note}</li>}
    </ul>
  )
}
