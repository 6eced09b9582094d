import { useEffect, useState } from 'react'
import { workingMinutes } from '#app/enquiries/answering/working-hours.ts'
import type { ShownInbox } from './shown-inbox.ts'

const lookEveryMs = 30_000

/** Gives how many working minutes have passed since the list was made: its clocks go on. */
export function useElapsedMinutes({ at, hours }: ShownInbox['clock']): number {
  const [now, setNow] = useState(at)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  return now > at ? workingMinutes(new Date(at), new Date(now), hours) : 0
}
