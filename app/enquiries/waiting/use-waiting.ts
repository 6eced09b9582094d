import { useEffect, useState } from 'react'
import { keepSending } from '#app/ui/forms/keep-sending.ts'
import { noteWaiting } from './note-waiting.ts'
import { sendAllWaiting, syncTag } from './send-waiting.ts'
import type { WaitingEnquiry } from './waiting-enquiry.ts'
import { ageWaiting } from './waiting-rules.ts'
import { listWaiting, onWaitingChange } from './waiting-store.ts'

/**
 * What waits in this browser, as it changes here, in other tabs or in the worker; undefined before
 * it was read. While a page is open it tries to send: at once, when the network or the visitor comes
 * back, and every now and then.
 */
export function useWaiting(): WaitingEnquiry[] | undefined {
  const [enquiries, setEnquiries] = useState<WaitingEnquiry[]>()

  useEffect(() => {
    const show = () =>
      void listWaiting()
        .catch(() => [])
        .then((all) => {
          noteWaiting(all.length > 0)
          setEnquiries(all.map((one) => ageWaiting(one, Date.now())))
        })
    show()
    return onWaitingChange(show)
  }, [])

  useEffect(() => keepSending(sendAllWaiting, syncTag), [])
  return enquiries
}
