import { useState } from 'react'
import { formatPrice } from '#app/money/money.ts'
import { readPrice } from '#app/money/read-price.ts'
import { typedPrice } from '#app/money/typed-price.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { RoundStanding } from './round-standing.tsx'
import type { PriceFault, ShownPrice } from './shown-round.ts'
import type { Answers } from './use-answers.ts'

interface RoundPriceProps {
  category: string
  /** Names the size: '7~3'. */
  size: string
  /** What the size is called. */
  called: string
  price: ShownPrice
  /** What waits to be sent of it. */
  waits: string | undefined
  /** What the site could not read of a form that was sent without a script. */
  fault: PriceFault | undefined
  say: Answers['say']
}

/** What somebody types, and the price that stood there when they began. */
interface Typed {
  text: string
  was: string
}

/** What a size costs: saved when its field is left, or by Enter. */
export function RoundPrice({ category, size, called, price, waits, fault, say }: RoundPriceProps) {
  const { answer } = price
  const now = waits ?? price.now
  const [typed, setTyped] = useState<Typed | undefined>(
    fault && { text: fault.typed, was: price.now },
  )
  const [problem, setProblem] = useState(fault?.words)

  function save(form: HTMLFormElement) {
    if (!typed) return
    const read = readPrice(typed.text)
    setProblem('fault' in read ? read.fault : undefined)
    if ('fault' in read) return
    setTyped(undefined)
    const said = typedPrice(read.price)
    if (said === now) return
    // Where the browser can hold nothing, it goes as any form does.
    say({ size, field: 'price', was: typed.was, said }).catch(() => form.submit())
  }

  const id = `${size}-price`
  return (
    <form
      method="post"
      className="round-price"
      onSubmit={(event) => {
        event.preventDefault()
        save(event.currentTarget)
      }}
    >
      <AnswerFields category={category} size={size} field="price" was={price.now} />
      <span className={problem ? 'field bad' : 'field'}>
        <label htmlFor={id}>
          Price, Rs<span className="vh"> {called}</span>
        </label>
        <input
          id={id}
          name="said"
          value={typed?.text ?? now}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={30}
          placeholder="none"
          // biome-ignore lint/a11y/noAutofocus: the page came back because of what stands here
          autoFocus={fault !== undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-fault` : undefined}
          onChange={({ target }) => setTyped({ text: target.value, was: typed?.was ?? price.now })}
          onBlur={({ target }) => target.form && save(target.form)}
        />
      </span>
      <noscript>
        <button type="submit" className="btn btn-line">
          Save
        </button>
      </noscript>
      <RoundStanding
        // What a colleague changed since is no more what was saved.
        answer={answer?.state === 'saved' && answer.said !== now ? undefined : answer}
        isWaiting={waits !== undefined}
        differs={`Somebody made it ${inWords(answer?.theirs)}, you ${inWords(answer?.said)}: choose at the end`}
      />
      {problem && (
        <p className="err" id={`${id}-fault`} role="alert">
          <Icon name="alert" />
          {problem}
        </p>
      )}
    </form>
  )
}

function inWords(written: string | null | undefined) {
  const read = readPrice(written ?? '')
  return formatPrice('fault' in read ? null : read.price)
}
