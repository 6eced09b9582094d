import { createContext, use } from 'react'
import type { WaitingChange } from './waiting-change.ts'
import type { WatchedChanges } from './watch-changes.ts'

/** What the person in front of the page has done without network, and what can be done with it. */
export interface WaitingChanges {
  /** In the order in which it was done. */
  changes: readonly WaitingChange[]
  /** How many of it were stored since the page was opened. */
  stored: number
  /** Undefined where this browser keeps nothing, and until that is known. */
  watched: WatchedChanges | undefined
  /** Looks again whether the inbox is kept here. */
  lookAgain: () => void
}

/** What waits, for whatever stands in the desk's shell. */
export const WaitingContext = createContext<WaitingChanges>({
  changes: [],
  stored: 0,
  watched: undefined,
  lookAgain: () => undefined,
})

/** Gives what waits in this browser. */
export function useWaiting(): WaitingChanges {
  return use(WaitingContext)
}
