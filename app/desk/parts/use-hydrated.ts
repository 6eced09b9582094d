import { useEffect, useState } from 'react'

/** Whether React has made the page its own: what only a script can do is offered from then on. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
