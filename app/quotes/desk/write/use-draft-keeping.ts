import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { DraftConflict, DraftView } from './draft-view.ts'

/** How long after the last change a draft is kept, in ms. */
const restMs = 1_000

interface Answer {
  view?: DraftView | undefined
  conflict?: DraftConflict | undefined
}

/** What keeping a draft is answered with. */
interface KeptAnswer extends Answer {
  kept?: number
}

/**
 * Keeps a draft while it is written, a second after the last change, beside its buttons, which post it whole.
 * What is typed is never replaced by what comes back: only a button draws the form anew.
 */
export function useDraftKeeping(stored: DraftView, answer: Answer | undefined) {
  const fetcher = useFetcher<{ draft?: KeptAnswer }>()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<number>(undefined)
  const posted = useRef(false)
  const [shown, setShown] = useState(answer?.view ?? stored)
  const [version, setVersion] = useState(answer?.conflict?.version ?? shown.version)
  const [round, setRound] = useState(0)

  const stop = () => window.clearTimeout(timer.current)
  useEffect(() => stop, [])

  // The answer to a button: what stands now is drawn anew.
  useEffect(() => {
    if (!posted.current) return
    posted.current = false
    const view = answer?.view ?? stored
    setShown(view)
    setVersion(answer?.conflict?.version ?? view.version)
    setRound((so) => so + 1)
  }, [stored, answer])

  const kept = fetcher.data?.draft?.kept
  useEffect(() => {
    if (kept !== undefined) setVersion(kept)
  }, [kept])

  const conflict = answer?.conflict ?? fetcher.data?.draft?.conflict
  // Sums and names come with each keeping; the fields stay as they are typed.
  const isOwn = stored.version === version
  const view = isOwn ? { ...shown, ...stored } : shown
  return {
    view,
    version: fetcher.data?.draft?.conflict?.version ?? version,
    round,
    form,
    conflict,
    kept: fetcher.state === 'idle' ? view.kept : 'Keeping…',
    changed: ({ target }: React.SyntheticEvent<HTMLFormElement>) => {
      stop()
      // What is looked for is no part of the draft.
      if (conflict || (target instanceof HTMLInputElement && target.name === 'add')) return
      timer.current = window.setTimeout(() => {
        if (!form.current) return
        const fields = new FormData(form.current)
        fields.set('intent', 'keep')
        void fetcher.submit(fields, { method: 'post' })
      }, restMs)
    },
    leave: () => {
      stop()
      posted.current = true
    },
  }
}
