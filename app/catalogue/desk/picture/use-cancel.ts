import { useRef } from 'react'

/** What is under way and can be ended: `begin` gives the signal that ends it, `cancel` the end. */
export function useCancel() {
  const current = useRef<AbortController>(undefined)
  return {
    begin(): AbortSignal {
      current.current = new AbortController()
      return current.current.signal
    },
    /** Nothing, where nothing has begun. */
    cancel() {
      current.current?.abort()
    },
  }
}
