import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Asks the server again every `everyMs` while something is on its way. */
export function useFollow(isOnItsWay: boolean, everyMs: number): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOnItsWay) return
    const timer = setInterval(() => void revalidate(), everyMs)
    return () => clearInterval(timer)
  }, [isOnItsWay, everyMs, revalidate])
}
