import { Form } from 'react-router'
import { HowFar } from '#app/desk/parts/how-far.tsx'
import { useFollow } from '#app/desk/parts/use-follow.ts'
import { letterPath } from '#app/paths/newsletter-paths.ts'
import { type LetterView, letterStanding, sendingTime } from './letter-view.ts'

/** How often an open page asks how far it is, in ms. */
const askEveryMs = 2_000

/** How far a letter is, and what can be done with it; it goes on without this page. */
export function LetterProgress({ letter, perMinute }: { letter: LetterView; perMinute: number }) {
  const { state, isUnderWay, recipients, sent, failed, left, waiting } = letter
  const isEnded = state === 'sent' || state === 'stopped'
  useFollow(state === 'sending' || isUnderWay, askEveryMs)
  return (
    <section aria-labelledby="h-progress">
      <h2 id="h-progress">{letterStanding(letter)}</h2>
      {!isEnded && (
        <progress
          value={recipients - waiting}
          max={Math.max(recipients, 1)}
          aria-label="Copies sent"
        />
      )}
      <dl className="letter-counts">
        <Count name="Sent" value={sent} />
        <Count name={isEnded ? 'Never sent' : 'Waiting'} value={waiting} />
        <Count name="Could not be delivered" value={failed} />
        <Count name="Left before their turn" value={left} />
      </dl>
      {state === 'sending' && (
        <p className="note">
          {waiting > 0 && `${capital(sendingTime(waiting, perMinute))} left. `}
          You may leave this page; it goes on.
        </p>
      )}
      {!isEnded && (
        <Form method="post" className="letter-do" preventScrollReset>
          {state === 'sending' ? (
            <button type="submit" name="intent" value="pause" className="btn btn-line">
              Pause
            </button>
          ) : (
            <button type="submit" name="intent" value="continue" className="btn">
              Go on
            </button>
          )}
          {state === 'sending' && <HowFar path={letterPath(letter.id)} />}
        </Form>
      )}
      {!isEnded && (
        <details className="letter-ask">
          <summary className="more">Stop for good</summary>
          <Form method="post" preventScrollReset>
            <p className="note">It can’t go on again: who has not got it yet never does.</p>
            <button type="submit" name="intent" value="stop" className="btn btn-line">
              Stop it for good
            </button>
          </Form>
        </details>
      )}
    </section>
  )
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value.toLocaleString('en-IN')}</dd>
    </div>
  )
}

function capital(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
