import { useRef } from 'react'
import { posts } from '#app/desk/posts/posts.ts'
import { askForWaking } from '#app/ui/forms/keep-sending.ts'
import { draftsTag, sendTyped } from './send-typed.ts'

/** How long after the last change a draft is sent, in ms. */
const restMs = 1_000

/**
 * Sends what is typed in drafts to the site, at once or once nothing was changed for a second, and tells the
 * desk what hinders it; `onHindered` is called where it stays in this browser.
 */
export function useDraftSending(staffId: number, onHindered: () => void) {
  const timer = useRef<number>(undefined)

  const stop = () => window.clearTimeout(timer.current)

  const sendSoon = () => {
    stop()
    timer.current = window.setTimeout(async () => {
      if (await send()) await askForWaking(draftsTag)
    }, restMs)
  }

  /** Gives whether something waits for the network. */
  async function send(): Promise<boolean> {
    let hindrance: 'signed-out' | undefined
    // The strip that says there is no network goes before a conflict is drawn: nothing moves under its buttons.
    const waits = await sendTyped(staffId, (status) => {
      hindrance = status === 401 ? 'signed-out' : undefined
      posts.hinder(hindrance)
    })
    if (waits === undefined) sendSoon()
    else posts.hinder(waits ? 'network' : hindrance)
    if (waits || hindrance) onHindered()
    return waits ?? false
  }

  return { send, sendSoon, stop }
}
