import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { HowFar } from '#app/desk/parts/how-far.tsx'
import { progressPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { counted } from '#languages/counted.ts'
import type { ImportView } from './import-view.server.ts'

/** How far it is. */
export type Progress = Extract<ImportView, { step: 'apply' }>

/** How often an open page asks how far it is, in ms. */
const askEveryMs = 1_000

interface AtWorkProps {
  id: string
  /** The page's own address. */
  path: string
  view: Progress
  /** What is going on with so many, as words. */
  title: (all: string) => string
  /** What the bar counts. */
  label: string
  /** What can be done about it meanwhile. */
  children?: React.ReactNode
}

/** Work on many products while it goes on: it does so without this page too. */
export function AtWork({ id, path, view, title, label, children }: AtWorkProps) {
  const { done, toDo, secondsLeft, halted } = useProgress(id, view)
  const all = Math.max(toDo, done)
  return (
    <div className="apply">
      <h2>{title(all.toLocaleString('en-IN'))}</h2>
      <progress value={done} max={Math.max(all, 1)} aria-label={label} />
      <p>
        <b>
          {done.toLocaleString('en-IN')} of {all.toLocaleString('en-IN')}
        </b>{' '}
        <span>
          {!halted &&
            secondsLeft !== undefined &&
            secondsLeft > 0 &&
            `about ${leftWords(secondsLeft)} left. `}
          {!halted && 'You may leave this page; it goes on.'}
        </span>
      </p>
      {halted && (
        <p className="notice" role="alert">
          <Icon name="alert" />
          It stands still. {halted} What is done stays, and it goes on by itself within a minute of
          that being put right.
        </p>
      )}
      <div className="apply-do">
        {children}
        <HowFar path={path} />
      </div>
    </div>
  )
}

function useProgress(id: string, view: Progress): Progress {
  const [heard, setHeard] = useState<Progress>()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let gone = false
    const ask = async () => {
      const answer = await fetch(progressPath(id), { headers: { accept: 'application/json' } })
      if (answer.status === 401) {
        // The guard leads from there to the sign-in, and back.
        clearInterval(timer)
        window.location.reload()
        return
      }
      const told: Progress | { step: 'other' } = await answer.json()
      if (gone) return
      if (told.step === 'apply') setHeard(told)
      else await revalidate()
    }
    // What fails is asked again: the network may be away for a moment.
    const timer = setInterval(() => ask().catch(() => undefined), askEveryMs)
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [id, revalidate])
  return heard && heard.undoing === view.undoing && heard.done >= view.done ? heard : view
}

function leftWords(seconds: number) {
  return seconds < 90 ? counted(seconds, 'second') : counted(Math.round(seconds / 60), 'minute')
}
