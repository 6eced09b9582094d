import { useEffect, useState } from 'react'
import { askForWaking, sendAllWaiting } from './send-waiting.ts'
import type { WaitingEnquiry } from './waiting-enquiry.ts'
import { waitingFlag } from './waiting-path.ts'
import { ageEnquiry } from './waiting-rules.ts'
import { listWaiting, onWaitingChange } from './waiting-store.ts'

/** How soon an open page tries again, and at most how late, in ms. */
const againMs = { first: 5_000, most: 60_000 }

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
          setEnquiries(all.map((one) => ageEnquiry(one, Date.now())))
        })
    show()
    return onWaitingChange(show)
  }, [])

  useEffect(() => keepSending(), [])
  return enquiries
}

/** Notes for the pages to come, which look only at this, whether something waits. */
export function noteWaiting(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(waitingFlag, '1')
    else localStorage.removeItem(waitingFlag)
  } catch {
    // Where nothing can be noted, it is sent when its own page is opened.
  }
}

function keepSending() {
  let timer: ReturnType<typeof setTimeout>
  let wait = againMs.first
  let isOver = false
  const send = async () => {
    clearTimeout(timer)
    const waits = await sendAllWaiting().catch(() => false)
    if (isOver) return
    if (waits) void askForWaking()
    wait = Math.min(wait * 2, againMs.most)
    timer = setTimeout(send, wait)
  }
  const sendSoon = () => {
    wait = againMs.first
    if (!document.hidden) void send()
  }
  void send()
  addEventListener('online', sendSoon)
  document.addEventListener('visibilitychange', sendSoon)
  return () => {
    isOver = true
    clearTimeout(timer)
    removeEventListener('online', sendSoon)
    document.removeEventListener('visibilitychange', sendSoon)
  }
}
