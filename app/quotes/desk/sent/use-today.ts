import { useEffect, useState } from 'react'
import { indiaDay } from '#app/time/india.ts'

const lookEveryMs = 60_000

/**
 * Gives India's day, `2026-11-22`, also in a tab that stayed open over midnight: the one with which the
 * server made the page, or a later one by the browser's clock.
 */
export function useToday(made: string): string {
  const [now, setNow] = useState(made)
  useEffect(() => {
    const look = () => setNow(indiaDay(new Date()))
    const timer = setInterval(look, lookEveryMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now > made ? now : made
}
