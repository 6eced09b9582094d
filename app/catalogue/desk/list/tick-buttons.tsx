import { Form } from 'react-router'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { useListChanges } from './list-changes.ts'
import type { ShownList, ShownListRow } from './shown-list.ts'

/** Ticks a product, to change it with others; without JavaScript the list is shown again. */
export function TickProduct({ row }: { row: ShownListRow }) {
  const { action, ticks } = useListChanges()
  const isTicked = ticks.isTicked(row)
  return (
    <form
      className="pick"
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        ticks.tick(row, !isTicked)
      }}
    >
      <input type="hidden" name="intent" value={isTicked ? 'untick' : 'tick'} />
      <input type="hidden" name="id" value={row.id} />
      <TickBox isTicked={isTicked} label={`Choose ${row.name}`} />
    </form>
  )
}

/** Ticks everything that the list shows, on all of its pages. */
export function TickAll({ stock }: { stock: ShownList }) {
  const { action, ticks } = useListChanges()
  const all = stock.allTicked && stock.rows.every(ticks.isTicked)
  const count = `${stock.total.toLocaleString('en-IN')}${stock.more ? '+' : ''}`
  return (
    <Form className="pick pick-all" method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value={all ? 'untick-all' : 'tick-all'} />
      <TickBox isTicked={all} label={`Choose all ${count}`}>
        <span aria-hidden="true">All {count}</span>
      </TickBox>
    </Form>
  )
}

interface TickBoxProps {
  isTicked: boolean
  label: string
  children?: React.ReactNode
}

function TickBox({ isTicked, label, children }: TickBoxProps) {
  return (
    <button
      type="submit"
      className="pick-box"
      role="checkbox"
      aria-checked={isTicked}
      aria-label={label}
    >
      <i>{isTicked && <Icon name="check" />}</i>
      {children}
    </button>
  )
}
