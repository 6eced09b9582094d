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

/** What somebody has come back from, and about which enquiry. */
interface CameBack {
  from: Errand
  about: string
}

/**
 * Gives what somebody has come back from, of the enquiries with these references, once: also when the
 * browser had put the page away meanwhile. The function says that it was answered.
 */
export function useComingBack(references: readonly string[]): [CameBack | undefined, () => void] {
  const [cameBack, setCameBack] = useState<CameBack>()
  const watched = references.join(' ')
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return
      for (const about of watched.split(' ')) {
        const from = takeErrand(about)
        if (from) setCameBack({ from, about })
      }
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
  }, [watched])
  const answered = useCallback(() => setCameBack(undefined), [])
  const isHere = cameBack && references.includes(cameBack.about)
  return [isHere ? cameBack : undefined, answered]
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
