import { useEffect, useState } from 'react'
import { takesPasskeys } from './use-passkey.ts'

/** Tells whether this browser knows passkeys; false until the page's scripts run. */
export function useTakesPasskeys(): boolean {
  const [takes, setTakes] = useState(false)
  useEffect(() => setTakes(takesPasskeys()), [])
  return takes
}
