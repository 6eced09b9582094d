import { useEffect, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { finishKeeping } from '#app/desk/kept/finish-keeping.ts'
import { keepsInbox } from '#app/desk/kept/keeps-inbox.ts'
import { deskPath } from '#app/paths/desk-paths.ts'
import { isHeld } from './held-flag.ts'
import type { WaitingChange } from './waiting-change.ts'
import type { WaitingChanges } from './waiting-context.ts'
import { type WatchedChanges, watchChanges } from './watch-changes.ts'

async function finishOnline() {
  if (await finishKeeping()) return
  addEventListener('online', () => void finishKeeping(), { once: true })
}

async function hasDeskWorker() {
  const worker = await navigator.serviceWorker.getRegistration(deskPath)
  // Else it is the shop's.
  return worker?.scope.endsWith(deskPath)
}

/**
 * What this person has done without network and waits in this browser: watched only where the inbox
 * is kept, or something waits. What was stored is shown on the page that is open.
 */
export function useWaitingChanges(staffId: number): WaitingChanges {
  const [changes, setChanges] = useState<readonly WaitingChange[]>([])
  const [stored, setStored] = useState(0)
  const [looked, setLooked] = useState(0)
  const [watched, setWatched] = useState<WatchedChanges>()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    let isOver = false
    let begun: WatchedChanges | undefined
    async function begin() {
      const keeps = await keepsInbox()
      if (!isHeld() && !keeps) return
      // It may have been wanted while there was no network.
      if (keeps && !(await hasDeskWorker())) void finishOnline()
      if (isOver) return
      begun = watchChanges(staffId, setChanges, () => {
        setStored((so) => so + 1)
        void revalidate()
      })
      setWatched(begun)
    }
    begin().catch(() => undefined)
    return () => {
      isOver = true
      begun?.end()
    }
  }, [staffId, revalidate, looked])

  return useMemo(
    () => ({ changes, stored, watched, lookAgain: () => setLooked((so) => so + 1) }),
    [changes, stored, watched],
  )
}
