import { useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import { Picker, ShowPicked } from '#app/desk/parts/picker.tsx'
import { stockRoundPath } from '#app/paths/desk-paths.ts'
import { KeepRoundSwitch } from './keep-round-switch.tsx'
import { roundAddress } from './round-address.ts'
import { RoundRow } from './round-row.tsx'
import type { ShownRound } from './shown-round.ts'
import { useAnswers } from './use-answers.ts'

/** The sizes of a category, each with its three answers, and how far somebody has come. */
export function RoundList({ round }: { round: ShownRound }) {
  const { category, categories, rows, page, more } = round
  const { stored, waiting, say } = useAnswers(round)
  const answerOf = ({ key, answer }: ShownRound['rows'][number]) => stored.get(key) ?? answer
  const [pressed, setPressed] = useState<HTMLElement | null>()
  useEffect(() => {
    if (!pressed || waiting.size > 0) return
    setPressed(undefined)
    pressed.closest('form')?.requestSubmit(pressed)
  }, [pressed, waiting])

  /** What was answered before the button was pressed belongs to the round: it goes first. */
  function afterSent(event: React.FormEvent) {
    if (waiting.size === 0) return
    event.preventDefault()
    setPressed((event.nativeEvent as SubmitEvent).submitter)
  }

  const done = rows.filter((row) => waiting.has(row.key) || answerOf(row)).length
  return (
    <>
      <Form method="get" action={stockRoundPath} className="round-bar">
        <Picker
          name="category"
          label="Where you are"
          options={categories.map(({ key, name }) => ({ value: key, words: name }))}
          picked={category}
        />
        <ShowPicked />
        <KeepRoundSwitch />
      </Form>
      <ol className="round-list">
        {rows.map((row) => (
          <RoundRow
            key={row.key}
            row={row}
            category={category}
            answer={answerOf(row)}
            waits={waiting.get(row.key)?.said}
            say={say}
          />
        ))}
      </ol>
      {rows.length === 0 && <p className="note">No product of this category is shown.</p>}
      {(page > 1 || more) && (
        <nav className="pager" aria-label="Pages">
          {page > 1 && (
            <Link className="more" to={roundAddress({ category, page: page - 1 })}>
              Back
            </Link>
          )}
          {more && (
            <Link className="more" to={roundAddress({ category, page: page + 1 })}>
              Further
            </Link>
          )}
        </nav>
      )}
      <section className="save-floor on-dark" aria-label="How far">
        <p role="status">
          <span>
            <b>
              {done} of {rows.length}
            </b>
            <small>{waiting.size > 0 ? `${waiting.size} to be sent` : 'saved at each tap'}</small>
          </span>
        </p>
        <Form
          method="post"
          action={roundAddress({ category, page })}
          preventScrollReset
          onSubmit={afterSent}
        >
          <button type="submit" name="intent" value="undo" className="btn btn-line">
            Undo
          </button>
          <button type="submit" name="intent" value="end" className="btn btn-lamp">
            End the round
          </button>
        </Form>
      </section>
    </>
  )
}
