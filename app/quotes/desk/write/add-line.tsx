import { useEffect, useState } from 'react'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { foundLinesPath } from '#app/paths/quote-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { type SuggestedLine, waitingWords } from './draft-view.ts'

/** How long after the last letter the catalogue is asked, in ms. */
const restMs = 200

interface AddLineProps {
  lines: number
  /** Why nothing was added. */
  fault: string | undefined
  /** What is added once what was pressed before it is answered. */
  waiting: readonly string[]
}

/** Adds a line: from the catalogue, which suggests what it has as somebody types, or of one's own. */
export function AddLine({ lines, fault, waiting }: AddLineProps) {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly SuggestedLine[]>([])
  useEffect(() => {
    const query = typed.trim()
    if (query.length < 2) return
    const asked = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const address = `${foundLinesPath}?q=${encodeURIComponent(query)}`
        const answer = await fetch(address, { signal: asked.signal })
        if (answer.ok) setFound(await answer.json())
      } catch {
        // Without network nothing is suggested.
      }
    }, restMs)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [typed])
  return (
    <div className="quote-add">
      <div className="find">
        <label className="vh" htmlFor="add">
          Add from the catalogue
        </label>
        <input
          id="add"
          name="add"
          key={lines}
          type="search"
          list="found-lines"
          placeholder="Add from the catalogue"
          autoComplete="off"
          maxLength={120}
          onChange={({ target }) => setTyped(target.value)}
          {...(fault && { 'aria-invalid': true, 'aria-describedby': 'add-wrong' })}
        />
        <datalist id="found-lines">
          {found.map(({ words, about }) => (
            <option key={words} value={words}>
              {about}
            </option>
          ))}
        </datalist>
        <Icon name="search" />
      </div>
      <button type="submit" className="btn btn-line" name="intent" value="add">
        Add
      </button>
      {fault && (
        <p className="err" id="add-wrong">
          <Icon name="alert" />
          <span>{fault}</span>
        </p>
      )}
      {waiting.map((words, place) => (
        <p key={place} className="hint">
          {waitingWords(words)}
        </p>
      ))}
      <button type="submit" className="more" name="intent" value="add-own">
        <DeskIcon name="plus" />A line of your own
      </button>
    </div>
  )
}
