import { months } from '#app/catalogue/facts/facts.ts'
import { Thumb } from '#app/desk/shell/thumbs.tsx'
import { counted } from '#languages/counted.ts'
import { AnswerFields } from './answer-fields.tsx'
import { RoundPrice } from './round-price.tsx'
import { RoundStanding } from './round-standing.tsx'
import type { PriceFault, ShownRow } from './shown-round.ts'
import type { Answers } from './use-answers.ts'

const choices = [
  { said: 'available', words: 'Available' },
  { said: 'to-order', words: 'To order' },
  { said: 'away', words: 'Not now' },
] as const

interface RoundRowProps {
  row: ShownRow
  category: string
  /** What waits to be sent of it. */
  waits: { availability: string | undefined; price: string | undefined }
  asksPrice: boolean
  fault: PriceFault | undefined
  say: Answers['say']
}

/** One size: what it was is outlined in dashes, an answer of this round is filled. */
export function RoundRow({ row, category, waits, asksPrice, fault, say }: RoundRowProps) {
  const { key, name, size, room, waiting, answer } = row
  const stored = answer?.state === 'saved' ? answer.said : row.now
  const now = waits.availability ?? stored
  const isDone = waits.availability !== undefined || answer?.state === 'saved'
  const called = size ? `${name}, ${size}` : name

  function send(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget, nativeEvent } = event
    const form = new FormData(currentTarget, nativeEvent.submitter)
    // Where the browser can hold nothing, it goes as any form does.
    const given = { size: key, field: 'availability', was: stored } as const
    say({ ...given, said: String(form.get('said')) }).catch(() => {
      const said = document.createElement('input')
      Object.assign(said, { type: 'hidden', name: 'said', value: form.get('said') })
      currentTarget.append(said)
      currentTarget.submit()
    })
  }

  const hidden = <AnswerFields category={category} size={key} field="availability" was={stored} />
  return (
    <li className={isDone ? 'round-row is-done' : 'round-row'} id={key}>
      <div className="round-what">
        <Thumb room={room} width={56} />
        <span>
          <b>{name}</b>
          <small>{size || 'one size'}</small>
          {waiting > 0 && (
            <small className="round-waiting">
              {counted(waiting, 'person waits', 'people wait')} for it
            </small>
          )}
        </span>
        <RoundStanding
          answer={answer}
          isWaiting={waits.availability !== undefined}
          differs="Somebody said otherwise: choose at the end"
        />
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
      {asksPrice && row.price && (
        <RoundPrice
          category={category}
          size={key}
          called={called}
          price={row.price}
          waits={waits.price}
          fault={fault}
          say={say}
        />
      )}
    </li>
  )
}
