import { useEffect, useState } from 'react'
import { keepsInbox } from '#app/desk/kept/keeps-inbox.ts'
import type { Done } from '#app/desk/parts/done-toast.tsx'
import { type PostedForm, readPostedForm } from '#app/desk/posted-form.ts'
import { waitingIntents } from '#app/desk/waiting/waiting-change.ts'
import { useWaiting } from '#app/desk/waiting/waiting-context.ts'
import type { EnquiryView } from '#app/enquiries/desk/enquiry/enquiry-view.ts'

/**
 * Holds what could not be sent until there is a network. Gives how many were held since the page
 * was opened, and what the toast says of the last one.
 */
export function useHeld(
  unsent: PostedForm | undefined,
  { reference, name, state }: Pick<EnquiryView, 'reference' | 'name' | 'state'>,
): { held: number; done: Done | undefined } {
  const { watched } = useWaiting()
  const [held, setHeld] = useState(0)
  const [done, setDone] = useState<Done>()
  useEffect(() => {
    // Once for each that was not sent, whatever is drawn again.
    setDone(undefined)
    if (unsent) void hold(unsent)
  }, [unsent])

  async function hold({ seen: _, ...form }: PostedForm) {
    const id = form.submission ?? ''
    try {
      if (!watched) throw new Error('Nothing can be held here.')
      await watched.hold({ reference, name, was: state, form })
      setHeld((so) => so + 1)
      setDone({ id, title: 'It waits on this phone', text: 'It goes when there is a network.' })
    } catch {
      setDone({ id, title: 'Not stored', text: 'No network, and no room to keep it here.' })
    }
  }
  return { held, done }
}

/**
 * Sends a form of the enquiry's screen. Where no answer comes, gives back what was to be sent, if
 * it is one that can wait and the phone's owner wants the inbox kept there; else throws as before.
 */
export async function sendOrHold<Answer>(
  request: Request,
  send: () => Promise<Answer>,
): Promise<Answer | { unsent: PostedForm }> {
  const form = readPostedForm(await request.clone().formData())
  try {
    return await send()
  } catch (error) {
    const canWait = waitingIntents.some((intent) => intent === form.intent)
    // What the site says, good or bad, is no such error.
    const isCutOff = error instanceof TypeError
    if (!isCutOff || !canWait || !(await keepsInbox().catch(() => false))) throw error
    return { unsent: form }
  }
}
