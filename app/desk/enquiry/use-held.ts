import { useEffect, useState } from 'react'
import type { Done } from '#app/desk/shell/done-toast.tsx'
import { useWaiting } from '#app/desk/waiting/waiting-context.ts'
import type { PostedForm } from './enquiry-form.ts'
import type { EnquiryView } from './enquiry-view.ts'

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
    // Once for each that was not sent, whatever is drawn anew.
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
