import { useEffect, useState } from 'react'

/** Gives true once something has been under way for 300 ms: sooner, a sign of it would only flicker. */
export function useLate(underWay: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!underWay) return setLate(false)
    const timer = setTimeout(() => setLate(true), 300)
    return () => clearTimeout(timer)
  }, [underWay])
  return underWay && late
}
