import { useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import type { RoundField } from '#app/catalogue/rounds/round-field.ts'
import { heldKey, type ShownAnswer } from '#app/catalogue/rounds/waiting-answer.ts'
import { Picker, ShowPicked } from '#app/desk/parts/picker.tsx'
import { stockRoundPath } from '#app/paths/desk-paths.ts'
import { KeepRoundSwitch } from './keep-round-switch.tsx'
import { roundAddress } from './round-address.ts'
import { RoundRow } from './round-row.tsx'
import type { PriceFault, ShownRound, ShownRow } from './shown-round.ts'
import { type Answers, useAnswers } from './use-answers.ts'
import { useAskingPrices } from './use-asking-prices.ts'

interface RoundListProps {
  round: ShownRound
  /** What the site could not read of a form that was sent without a script. */
  fault: PriceFault | undefined
}

/** The sizes of a category, each with its three answers, and how far somebody has come. */
export function RoundList({ round, fault }: RoundListProps) {
  const { category, categories, page, more } = round
  const { stored, waiting, say } = useAnswers(round)
  const rows = round.rows.map((row) => withStored(row, stored))
  const waitsFor = (size: string, field: RoundField) => waiting.get(heldKey({ size, field }))?.said
  const isPriced = ({ key, price }: ShownRow) =>
    price?.answer !== undefined || waitsFor(key, 'price') !== undefined
  const [asksPrices, askPrices] = useAskingPrices(round, rows.some(isPriced), (prices) =>
    roundAddress({ category, page, prices }),
  )
  const addressOf = (page: number) => roundAddress({ category, page, prices: asksPrices })
  const [pressed, setPressed] = useState<HTMLElement | null>()
  useEffect(() => {
    if (!pressed || waiting.size > 0) return
    setPressed(undefined)
    pressed.closest('form')?.requestSubmit(pressed)
  }, [pressed, waiting])

  /** What was answered before the button was pressed belongs to the round: it goes first. */
  function afterSent(event: React.SubmitEvent) {
    const { submitter } = event.nativeEvent
    const wrong = document.querySelector<HTMLElement>('.round-price [aria-invalid]')
    const isLeft = wrong !== null && submitter?.getAttribute('value') === 'end'
    if (waiting.size === 0 && !isLeft) return
    event.preventDefault()
    if (isLeft) wrong.focus()
    else setPressed(submitter)
  }

  const done = rows.filter(
    (row) => row.answer || waitsFor(row.key, 'availability') || isPriced(row),
  ).length
  return (
    <>
      <Form method="get" action={stockRoundPath} className="round-bar">
        <Picker
          name="category"
          label="Where you are"
          options={categories.map(({ key, name }) => ({ value: key, words: name }))}
          picked={category}
        />
        {round.prices !== undefined && (
          <label className="tick">
            <input
              type="checkbox"
              name="prices"
              value="yes"
              checked={asksPrices}
              onChange={({ target }) => askPrices(target.checked)}
            />
            Ask prices too
          </label>
        )}
        <ShowPicked />
        <KeepRoundSwitch address={addressOf(page)} />
      </Form>
      <ol className="round-list">
        {rows.map((row) => (
          <RoundRow
            key={row.key}
            row={row}
            category={category}
            waits={{
              availability: waitsFor(row.key, 'availability'),
              price: waitsFor(row.key, 'price'),
            }}
            asksPrice={asksPrices}
            fault={fault?.key === row.key ? fault : undefined}
            say={say}
          />
        ))}
      </ol>
      {rows.length === 0 && <p className="note">No product of this category is shown.</p>}
      {(page > 1 || more) && (
        <nav className="pager" aria-label="Pages">
          {page > 1 && (
            <Link className="more" to={addressOf(page - 1)}>
              Back
            </Link>
          )}
          {more && (
            <Link className="more" to={addressOf(page + 1)}>
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
        <Form method="post" action={addressOf(page)} preventScrollReset onSubmit={afterSent}>
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

/** The row with what was stored of it since the page was loaded. */
function withStored(row: ShownRow, stored: Answers['stored']): ShownRow {
  const { key: size, answer, price } = row
  const said = stored.get(heldKey({ size, field: 'price' }))
  return {
    ...row,
    answer: stored.get(heldKey({ size })) ?? answer,
    price: said && price ? { now: priceAfter(said) ?? price.now, answer: said } : price,
  }
}

function priceAfter({ state, said, theirs }: ShownAnswer) {
  return state === 'saved' ? said : theirs
}
