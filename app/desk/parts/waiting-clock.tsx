import { toDuration } from '#app/time/duration.ts'

interface WaitingClockProps {
  /** How long it has been our turn, in working minutes. */
  minutes: number
  /** What a working day has of them. */
  dayMinutes: number
  /** Within how many an answer is promised. */
  promiseMinutes: number
}

/** A ring that fills towards the promise; past it a marigold pill. */
export function WaitingClock({ minutes, dayMinutes, promiseMinutes }: WaitingClockProps) {
  const late = minutes >= promiseMinutes
  const filled = late ? 100 : Math.round((100 * Math.max(minutes, 0)) / promiseMinutes)
  return (
    <span className={late ? 'clock late' : 'clock'}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.5" />
        <circle
          className="arc"
          cx="10"
          cy="10"
          r="7.5"
          pathLength="100"
          strokeDasharray={`${filled} 100`}
        />
      </svg>
      <span className="vh">{late ? 'Late, waiting' : 'Waiting'} </span>
      {toDuration(minutes, dayMinutes)}
    </span>
  )
}
