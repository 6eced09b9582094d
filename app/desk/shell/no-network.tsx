import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/** A strip at the top while the device has no network, with the time of what is seen below it. */
export function NoNetwork() {
  const [since, setSince] = useState<Date>()
  useEffect(() => {
    const look = () => setSince(navigator.onLine ? undefined : new Date())
    look()
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
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
