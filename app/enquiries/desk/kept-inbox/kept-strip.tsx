import { useEffect, useState } from 'react'
import { inboxPath } from '#app/paths/desk-paths.ts'
import { clockWords } from '#app/time/day-words.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'

const minute = 60_000

/** From when the page is, and how old that is; once it has come again, that the network is back. */
export function KeptStrip({ at }: { at: string }) {
  const [kept] = useState(at)
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, minute)
    return () => clearInterval(timer)
  }, [])
  const isBack = at !== kept
  return (
    <div className="notice" role="status">
      <Icon name="clock" />
      <p>
        {isBack ? (
          <b>The network is back.</b>
        ) : (
          <>
            <b>No network. The inbox of {clockWords(at)}</b>
            {now !== undefined && `, ${ageWords(now - Date.parse(at))} old`}.
          </>
        )}
      </p>
      <a className="more" href={inboxPath}>
        {isBack ? 'Go to the inbox' : 'Try again'}
      </a>
    </div>
  )
}

function ageWords(ms: number) {
  const minutes = Math.max(0, Math.floor(ms / minute))
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  return hours === 1 ? '1 hour' : `${hours} hours`
}
