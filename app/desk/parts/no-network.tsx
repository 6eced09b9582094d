import { useEffect, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { posts } from '#app/desk/posts/posts.ts'
import { clockTime } from '#app/time/day-words.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'

/**
 * A strip at the top while the device has no network, or nothing answers what is to be read, with
 * the time of what is seen below it. What was sent and waits has a strip of its own.
 */
export function NoNetwork() {
  const [since, setSince] = useState<Date>()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  useEffect(() => {
    // Whoever writes on where a link waits for the network has not left: the link is given up.
    if (!since || !next || next.pathname === location.pathname) return
    // To a place within the page: nothing is loaded for that.
    const stay = () => navigate(location.search + (location.hash || '#'), stays)
    addEventListener('input', stay)
    return () => removeEventListener('input', stay)
  }, [since, next, navigate])
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
            <b>No network.</b> You see what was here at {clockTime(since)}. It goes on by itself
            when the network is back.
          </p>
        </div>
      )}
    </div>
  )
}

/** The same page goes on, with all that is shown of it. */
const stays = { replace: true, preventScrollReset: true }
