import { useState } from 'react'
import { type DraftView, totalWords, typedFaults, waitingWords } from './draft-view.ts'
import type { KeptWhere } from './typed-draft.ts'

/** Where what was typed is; while nothing is said here, when it was stored last. */
export const keptWords: Partial<Record<KeptWhere, string>> = {
  'on its way': 'Keeping…',
  here: 'Kept on this phone',
  gone: 'Kept on this phone',
  nowhere: 'Not kept: press “Work it out”',
}

interface DraftSaidProps {
  view: DraftView
  where: KeptWhere
  added: string
  waiting: readonly string[]
}

/**
 * What is said aloud of a draft while it is written: which line was added, and what all of it comes to once that
 * is known. The one place for it, outside of the form: what comes into places that begin anew is not spoken.
 */
export function DraftSaid({ view, where, added, waiting }: DraftSaidProps) {
  const total = useLastKnown(`Total: ${totalWords(view)}`, where === 'site')
  const wrong = useLastKnown(
    typedFaults(view)
      .map(({ words }) => words)
      .join(' '),
    where === 'site',
  )
  const kept = useLastKnown(keptWords[where] ?? '', where !== 'on its way')
  return (
    // Only what changes is said, not all of it again.
    <div className="vh" role="status" aria-atomic="false">
      <p>{added}</p>
      <p>{waiting.map(waitingWords).join(' ')}</p>
      <p>{total}</p>
      <p>{wrong}</p>
      <p>{kept}</p>
    </div>
  )
}

/** Gives words as they were when they were known last. */
function useLastKnown(words: string, isKnown: boolean): string {
  const [last, setLast] = useState(words)
  if (isKnown && last !== words) setLast(words)
  return last
}
