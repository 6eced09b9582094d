import { useState } from 'react'
import { Form, Link } from 'react-router'
import { roundings } from '#app/catalogue/bulk/bulk-change.ts'
import { WillBeTold } from '#app/catalogue/desk/will-be-told.tsx'
import { Thumb } from '#app/desk/shell/thumbs.tsx'
import { formatMoney } from '#app/money/money.ts'
import { bulkChangesPath } from '#app/paths/desk-paths.ts'
import { counted } from '#languages/counted.ts'
import type { BulkView, ShownBulkLine } from './shown-bulk.ts'

type Preview = Extract<BulkView, { step: 'preview' }>

/** Every line of a change before and after, each of which can be left out, before any of it counts. */
export function BulkPreview({ view }: { view: Preview }) {
  const { lines, roundTo, from, to, next, told } = view
  const [out, setOut] = useState(
    () => new Set(lines.filter((line) => line.out).map(({ value }) => value)),
  )
  const { count, by, leftOut } = sumsWith(view, out)
  const isPrice = roundTo !== null
  const what = counted(count, isPrice ? 'price' : 'change')
  return (
    <Form method="post" className="bulk-preview">
      {/* The first button is the one that Enter presses: it changes nothing in the shop. */}
      <button type="submit" className="vh" name="intent" value="round" tabIndex={-1} aria-hidden>
        Show again
      </button>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="this-page" value={from - 1} />
      <input type="hidden" name="next-page" value={next ?? 0} />
      {isPrice && (
        <div className="bulk-how">
          <input type="hidden" name="shown-round" value={roundTo} />
          <fieldset>
            <legend>Round to</legend>
            <div className="choices">
              {roundings.map((step) => (
                <label key={step}>
                  <input type="radio" name="round" value={step} defaultChecked={step === roundTo} />
                  <span>{counted(step, 'rupee')}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <button type="submit" className="btn btn-line" name="intent" value="round">
            Show again
          </button>
        </div>
      )}
      <p className="bulk-sums">{sumsInWords(view, { count, by, leftOut })}</p>
      <WillBeTold count={told} />
      <table className="sums-table price-table">
        <caption className="vh">Everything before and after</caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Now</th>
            <th scope="col">Then</th>
            <th scope="col">Leave out</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line
              key={line.value}
              line={line}
              isOut={out.has(line.value)}
              turn={(isOut) =>
                setOut((before) => {
                  const after = new Set(before)
                  if (isOut) after.add(line.value)
                  else after.delete(line.value)
                  return after
                })
              }
            />
          ))}
        </tbody>
      </table>
      {(next !== undefined || from > 1) && (
        <nav className="pager" aria-label="Pages">
          {from > 1 && (
            <Link className="more" to="?">
              Back to the first
            </Link>
          )}
          {next !== undefined && (
            <button type="submit" className="more" name="intent" value="next">
              Show the next
            </button>
          )}
        </nav>
      )}
      <section className="save-floor on-dark bulk-floor" aria-label="Apply">
        <p role="status">
          <span>
            <b>{what}</b> <small>Undo for 30 days</small>
          </span>
        </p>
        <button type="submit" className="btn btn-line" name="intent" value="throw-away">
          Leave it
        </button>
        {count > 0 && (
          <button type="submit" className="btn btn-lamp" name="intent" value="apply">
            {isPrice ? `Change ${what}` : `Make ${what}`}
          </button>
        )}
      </section>
      <p className="list-ways">
        <Link className="more" to={bulkChangesPath}>
          Done before
        </Link>
      </p>
    </Form>
  )
}

interface LineProps {
  line: ShownBulkLine
  isOut: boolean
  turn: (isOut: boolean) => void
}

const staysWords = {
  same: 'stays',
  empty: 'no price, stays so',
  refused: 'stays: it would be no price',
} as const

function Line({ line: { value, name, label, room, from, to, is }, isOut, turn }: LineProps) {
  return (
    <tr className={is === 'changes' ? undefined : 'none'}>
      <th scope="row">
        <span className="pt-name">
          <Thumb room={room} width={36} />
          <span>
            {name}
            {label && <small>{label}</small>}
          </span>
        </span>
      </th>
      {is === 'changes' ? (
        <>
          <td>
            <del>{from}</del>
          </td>
          <td>{isOut ? <span className="stone">{from}</span> : <ins>{to}</ins>}</td>
          <td>
            <label className="tap">
              <span className="vh">
                Leave out {name} {label}
              </span>
              <input
                type="checkbox"
                name="out"
                value={value}
                checked={isOut}
                onChange={({ target }) => turn(target.checked)}
              />
            </label>
          </td>
        </>
      ) : (
        <td colSpan={3}>{is === 'empty' ? staysWords.empty : `${from}, ${staysWords[is]}`}</td>
      )}
    </tr>
  )
}

/** The sums as they are with what was left out or taken in on this page since it was loaded. */
function sumsWith({ sums, lines }: Preview, out: ReadonlySet<string>) {
  const turned = lines.filter((line) => line.is === 'changes' && line.out !== out.has(line.value))
  const change = (of: (line: ShownBulkLine) => number) =>
    turned.reduce((sum, line) => sum + (line.out ? of(line) : -of(line)), 0)
  const more = change(() => 1)
  return {
    count: sums.lines + more,
    by: sums.by + change(({ by }) => by),
    leftOut: sums.leftOut - more,
  }
}

function sumsInWords(
  { sums, roundTo }: Preview,
  { count, by, leftOut }: { count: number; by: number; leftOut: number },
) {
  const { empty, refused, same } = sums
  const verb = (number: number) => (number === 1 ? 'stays' : 'stay')
  const isPrice = roundTo !== null
  return [
    isPrice
      ? `${counted(count, 'price')} ${count === 1 ? 'changes' : 'change'}, by ${formatMoney(by)} in all.`
      : `${counted(count, 'thing')} ${count === 1 ? 'changes' : 'change'}.`,
    empty > 0 &&
      `${counted(empty, 'size')} ${empty === 1 ? 'has' : 'have'} no price and ${verb(empty)} without.`,
    same > 0 && `${same.toLocaleString('en-IN')} ${verb(same)} as now.`,
    refused > 0 &&
      `${refused.toLocaleString('en-IN')} would come to no price and ${verb(refused)}.`,
    leftOut > 0 && `${leftOut.toLocaleString('en-IN')} left out.`,
  ]
    .filter(Boolean)
    .join(' ')
}
