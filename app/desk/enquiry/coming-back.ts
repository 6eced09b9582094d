import { useCallback, useEffect, useState } from 'react'

/** What somebody left the page for. */
export type Errand = 'call' | 'message'

const key = (reference: string) => `left-for ${reference}`

/** Remembers, in this tab, what somebody leaves an enquiry's page for. */
export function leaveFor(errand: Errand, reference: string): void {
  try {
    sessionStorage.setItem(key(reference), errand)
  } catch {
    // Without storage nothing is asked on coming back.
  }
}

/**
 * Gives what somebody has come back from, once: also when the browser had put the page away
 * meanwhile. The function says that it was answered.
 */
export function useComingBack(reference: string): [Errand | undefined, () => void] {
  const [errand, setErrand] = useState<{ from: Errand; about: string }>()
  useEffect(() => {
    const look = () => {
      const from = document.visibilityState === 'visible' && takeErrand(reference)
      if (from) setErrand({ from, about: reference })
    }
    look()
    document.addEventListener('visibilitychange', look)
    addEventListener('focus', look)
    addEventListener('pageshow', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('focus', look)
      removeEventListener('pageshow', look)
    }
  }, [reference])
  const answered = useCallback(() => setErrand(undefined), [])
  return [errand?.about === reference ? errand.from : undefined, answered]
}

function takeErrand(reference: string): Errand | undefined {
  try {
    const from = sessionStorage.getItem(key(reference))
    sessionStorage.removeItem(key(reference))
    return from === 'call' || from === 'message' ? from : undefined
  } catch {
    return undefined
  }
}
