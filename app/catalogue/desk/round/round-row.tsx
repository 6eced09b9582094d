import { months } from '#app/catalogue/facts/facts.ts'
import type { ShownAnswer } from '#app/catalogue/rounds/waiting-answer.ts'
import { Thumb } from '#app/desk/shell/thumbs.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import type { ShownRow } from './shown-round.ts'
import type { Answers } from './use-answers.ts'

const choices = [
  { said: 'available', words: 'Available' },
  { said: 'to-order', words: 'To order' },
  { said: 'away', words: 'Not now' },
] as const

interface RoundRowProps {
  row: ShownRow
  category: string
  answer: ShownAnswer | undefined
  /** What waits to be sent of it. */
  waits: string | undefined
  say: Answers['say']
}

/** One size: what it was is outlined in dashes, an answer of this round is filled. */
export function RoundRow({ row, category, answer, waits, say }: RoundRowProps) {
  const { key, name, size, room, waiting } = row
  const stored = answer?.state === 'saved' ? answer.said : row.now
  const now = waits ?? stored
  const isDone = waits !== undefined || answer?.state === 'saved'
  const called = size ? `${name}, ${size}` : name

  function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget, nativeEvent } = event
    const form = new FormData(currentTarget, (nativeEvent as SubmitEvent).submitter)
    // Where the browser can hold nothing, it goes as any form does.
    say(key, stored, String(form.get('said'))).catch(() => {
      const said = document.createElement('input')
      Object.assign(said, { type: 'hidden', name: 'said', value: form.get('said') })
      currentTarget.append(said)
      currentTarget.submit()
    })
  }

  const hidden = (
    <>
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="category" value={category} />
      <input type="hidden" name="size" value={key} />
      <input type="hidden" name="was" value={stored} />
    </>
  )
  return (
    <li className={isDone ? 'round-row is-done' : 'round-row'} id={key}>
      <div className="round-what">
        <Thumb room={room} width={56} />
        <span>
          <b>{name}</b>
          <small>{size || 'one size'}</small>
          {waiting > 0 && (
            <small className="round-waiting">
              {waiting === 1 ? '1 person waits for it' : `${waiting} people wait for it`}
            </small>
          )}
        </span>
        <Standing answer={answer} isWaiting={waits !== undefined} />
      </div>
      <form method="post" onSubmit={send}>
        {hidden}
        <fieldset className="round-three">
          <legend className="vh">{called}</legend>
          {choices.map(({ said, words }) => (
            <button
              key={said}
              type="submit"
              name="said"
              value={said}
              className={`round-${said}`}
              aria-pressed={now.split(' ')[0] === said}
            >
              {words}
            </button>
          ))}
        </fieldset>
      </form>
      {isDone && now.startsWith('away') && (
        <form method="post" onSubmit={send} className="round-month">
          {hidden}
          <label htmlFor={`${key}-month`}>Back in</label>
          <select
            id={`${key}-month`}
            name="said"
            value={now}
            onChange={({ target }) => target.form?.requestSubmit()}
          >
            <option value="away">not known</option>
            {months.map((month) => (
              <option key={month} value={`away ${month}`}>
                {month}
              </option>
            ))}
          </select>
          <noscript>
            <button type="submit" className="btn btn-line">
              Say so
            </button>
          </noscript>
        </form>
      )}
    </li>
  )
}

function Standing({ answer, isWaiting }: { answer: ShownAnswer | undefined; isWaiting: boolean }) {
  if (isWaiting) return <span className="round-kept">Waits to be sent</span>
  if (answer?.state === 'saved') {
    return (
      <span className="round-kept">
        <Icon name="check" />
        Saved
      </span>
    )
  }
  if (answer?.state === 'differs') {
    return <span className="round-kept">Somebody said otherwise: choose at the end</span>
  }
  return answer?.state === 'gone' ? <span className="round-kept">Is not there any more</span> : null
}
