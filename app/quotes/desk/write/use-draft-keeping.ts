import { useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation, useNavigation } from 'react-router'
import { newId } from '#app/ui/forms/new-id.ts'
import type { DraftConflict, DraftView } from './draft-view.ts'
import { bringTypedBack, forgetTyped, keepTyped } from './typed-draft.ts'

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

/** On what the form stands: another `round` is another form. */
interface Base {
  view: DraftView
  version: number
  conflict: DraftConflict | undefined
  round: number
}

/**
 * Keeps a draft while it is written, a second after the last change, beside its buttons, which post it whole.
 * What is typed is never replaced by what comes back: only a button draws the form anew.
 */
export function useDraftKeeping(stored: DraftView, answer: Answer | undefined) {
  const fetcher = useFetcher<{ draft?: KeptAnswer }>()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<number>(undefined)
  const posted = useRef<'no' | 'sent' | 'under way'>('no')
  const [page, setPage] = useState('')
  const [base, setBase] = useState(() => baseOf(stored, answer))
  const set = (change: Partial<Base>) => setBase((so) => ({ ...so, ...change }))

  const stop = () => window.clearTimeout(timer.current)
  const keepSoon = () => {
    stop()
    timer.current = window.setTimeout(() => {
      if (!form.current) return
      const fields = new FormData(form.current)
      fields.set('intent', 'keep')
      void fetcher.submit(fields, { method: 'post' })
    }, restMs)
  }
  useEffect(() => {
    setPage(newId())
    const version = form.current ? bringTypedBack(pathname, form.current) : undefined
    if (version !== undefined) {
      set({ version })
      keepSoon()
    }
    return () => {
      stop()
      // Its button has led away: what was typed is stored.
      if (posted.current !== 'no') forgetTyped(pathname)
    }
  }, [])

  // The answer to a button: what stands now is drawn anew.
  useEffect(() => {
    if (posted.current === 'no') return
    if (navigation.state !== 'idle') {
      posted.current = 'under way'
    } else if (posted.current === 'under way') {
      posted.current = 'no'
      forgetTyped(pathname)
      setBase(({ round }) => ({ ...baseOf(stored, answer), round: round + 1 }))
    }
  }, [navigation.state])

  const told = fetcher.data?.draft
  useEffect(() => {
    if (told?.kept !== undefined) {
      set({ version: told.kept })
      forgetTyped(pathname)
    }
    if (told?.conflict) set({ conflict: told.conflict, version: told.conflict.version })
  }, [told])

  // Sums come with each keeping; the fields stay as they are typed.
  const isOwn = stored.version === base.version && !base.conflict
  const view = isOwn ? { ...base.view, ...stored } : base.view
  return {
    view,
    version: base.version,
    page,
    round: base.round,
    form,
    conflict: base.conflict,
    kept: fetcher.state === 'idle' ? view.kept : 'Keeping…',
    changed: ({ target }: React.SyntheticEvent<HTMLFormElement>) => {
      // What is looked for is no part of the draft.
      if (target instanceof HTMLInputElement && target.name === 'add') return
      if (form.current) keepTyped(pathname, form.current, base.version)
      if (!base.conflict) keepSoon()
    },
    leave: () => {
      stop()
      posted.current = 'sent'
    },
  }
}

function baseOf(stored: DraftView, answer: Answer | undefined): Base {
  const { view = stored, conflict } = answer ?? {}
  return { view, version: conflict?.version ?? view.version, conflict, round: 0 }
}
