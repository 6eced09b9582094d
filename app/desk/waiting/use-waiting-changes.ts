import { useEffect, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { keepsInbox } from '#app/desk/kept-inbox/keeps-inbox.ts'
import { isHeld } from './held-flag.ts'
import type { WaitingChange } from './waiting-change.ts'
import type { WaitingChanges } from './waiting-context.ts'
import type { WatchedChanges } from './watch-changes.ts'

/** The parts that show what waits, and what signing out would lose. */
type Parts = typeof import('./waiting-list.tsx')

/**
 * What this person has done without network and waits in this browser, and the parts that show it.
 * Only where the inbox is kept, or something waits, are these loaded: at once, since later there may
 * be no network. What was stored is shown on the page that is open.
 */
export function useWaitingChanges(staffId: number): {
  held: WaitingChanges
  parts: Parts | undefined
} {
  const [changes, setChanges] = useState<readonly WaitingChange[]>([])
  const [stored, setStored] = useState(0)
  const [looked, setLooked] = useState(0)
  const [watched, setWatched] = useState<WatchedChanges>()
  const [parts, setParts] = useState<Parts>()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    let isOver = false
    let begun: WatchedChanges | undefined
    async function begin() {
      if (!isHeld() && !(await keepsInbox())) return
      const [{ watchChanges }, { WaitingList, SignOutQuestion }] = await Promise.all([
        import('./watch-changes.ts'),
        import('./waiting-list.tsx'),
      ])
      if (isOver) return
      begun = watchChanges(staffId, (all, many) => {
        setChanges(all)
        if (many === 0) return
        setStored((so) => so + many)
        void revalidate()
      })
      setWatched(begun)
      setParts({ WaitingList, SignOutQuestion })
    }
    begin().catch(() => undefined)
    return () => {
      isOver = true
      begun?.end()
    }
  }, [staffId, revalidate, looked])

  const held = useMemo(
    () => ({ changes, stored, watched, lookAgain: () => setLooked((so) => so + 1) }),
    [changes, stored, watched],
  )
  return { held, parts }
}
