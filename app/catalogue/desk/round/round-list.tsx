import { useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import { Picker, ShowPicked } from '#app/desk/parts/picker.tsx'
import { stockRoundPath } from '#app/paths/desk-paths.ts'
import { roundAddress } from './round-address.ts'
import { RoundRow } from './round-row.tsx'
import type { ShownAnswer, ShownRound } from './shown-round.ts'

/** The sizes of a category, each with its three answers, and how far somebody has come. */
export function RoundList({ round }: { round: ShownRound }) {
  const { category, categories, rows, page, more } = round
  const [answers, setAnswers] = useState<ReadonlyMap<string, ShownAnswer>>(new Map())
  // What was answered here is in what is loaded anew, unless it was undone.
  useEffect(() => setAnswers(new Map()), [round])
  const answerOf = (row: ShownRound['rows'][number]) => answers.get(row.key) ?? row.answer
  const done = rows.filter((row) => answerOf(row)).length
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
      </Form>
      <ol className="round-list">
        {rows.map((row) => (
          <RoundRow
            key={row.key}
            row={row}
            category={category}
            answer={answerOf(row)}
            answered={(answer) => setAnswers((so) => new Map(so).set(row.key, answer))}
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
            <small>saved at each tap</small>
          </span>
        </p>
        <Form method="post" action={roundAddress({ category, page })} preventScrollReset>
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
