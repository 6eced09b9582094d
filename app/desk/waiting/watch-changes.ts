import { keepSending } from '#app/ui/forms/keep-sending.ts'
import { insistOn, tidyChange, tryAgain } from './change-rules.ts'
import { noteHeld } from './held-flag.ts'
import { changesTag, holdChange, onChangeStored, sendAllChanges } from './send-changes.ts'
import type { NewChange, WaitingChange } from './waiting-change.ts'
import {
  changeEachChange,
  changeWaitingChange,
  listChanges,
  onChangesChange,
} from './waiting-store.ts'

/** What can be done with what one person has done without network. */
export interface WatchedChanges {
  /** Holds one more. Throws where the browser can hold nothing. */
  hold: (change: Omit<NewChange, 'staffId'>) => Promise<void>
  /** Forgets one that was not stored. */
  takeBack: (id: string) => Promise<void>
  /** Wants one stored in spite of what somebody else did. */
  insist: (id: string) => Promise<void>
  /** Tries one again that was given up. */
  again: (id: string) => Promise<void>
  end: () => void
}

/**
 * Follows what a person has done without network and waits in this browser, as it changes here, in
 * other tabs or in the worker, and tries to send it. `shown` is given all of it. `stored` is called for each
 * that the site has stored: what is only gone may have been taken back.
 */
export function watchChanges(
  staffId: number,
  shown: (changes: readonly WaitingChange[]) => void,
  stored: () => void,
): WatchedChanges {
  const known = new Set<string>()

  async function show() {
    const now = Date.now()
    const all = await listChanges().catch(() => [])
    const own = all
      .filter((one) => one.staffId === staffId)
      .flatMap((one) => tidyChange(one, staffId, now) ?? [])
    noteHeld(all.length > 0)
    shown(own)
  }

  async function change(id: string, to: (one: WaitingChange) => WaitingChange | undefined) {
    await changeWaitingChange(id, to)
    void sendAllChanges(staffId)
  }

  const endHearing = onChangeStored(({ staffId: whose, id }) => {
    if (whose !== staffId || known.has(id)) return
    known.add(id)
    stored()
  })
  const endListening = onChangesChange(() => void show())
  // Whoever else wrote here does not leave it for ever.
  changeEachChange((one) => tidyChange(one, staffId, Date.now())).catch(() => show())
  const endSending = keepSending(() => sendAllChanges(staffId), changesTag)
  return {
    async hold(made) {
      await holdChange({ ...made, staffId })
      void sendAllChanges(staffId)
    },
    takeBack: (id) => change(id, () => undefined),
    insist: (id) => change(id, insistOn),
    again: (id) => change(id, (one) => tryAgain(one, Date.now())),
    end() {
      endHearing()
      endListening()
      endSending()
    },
  }
}
