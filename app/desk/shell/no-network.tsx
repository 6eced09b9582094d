import { useEffect, useState } from 'react'
import { posts } from '#app/desk/posts/posts.ts'
import { Icon } from '#app/ui/icon.tsx'

/**
 * A strip at the top while the device has no network, or nothing answers what is to be read, with
 * the time of what is seen below it. What was sent and waits has a strip of its own.
 */
export function NoNetwork() {
  const [since, setSince] = useState<Date>()
  useEffect(() => {
    const look = () => {
      const { hindrance, many } = posts.shown()
      const isAway = !navigator.onLine || hindrance === 'network'
      setSince((so) => (isAway && many === 0 ? (so ?? new Date()) : undefined))
    }
    look()
    addEventListener('online', look)
    addEventListener('offline', look)
    const endLooking = posts.onChange(look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
      endLooking()
    }
  }, [])
  return (
    <div role="status" className="no-network">
      {since && (
        <div className="notice">
          <Icon name="alert" />
          <p>
            <b>No network.</b> You see what was here at {toClock(since)}. It goes on by itself when
            the network is back.
          </p>
        </div>
      )}
    </div>
  )
}

function toClock(at: Date) {
  return at.toLocaleTimeString('en-IN', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'Asia/Kolkata',
  })
}
