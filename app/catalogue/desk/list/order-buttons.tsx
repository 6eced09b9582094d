import { DeskIcon, type DeskIconName } from '#app/desk/parts/desk-icon.tsx'
import { type ListPlace, useListChanges } from './list-changes.ts'
import type { ShownListRow } from './shown-list.ts'

interface OrderButtonsProps {
  row: ShownListRow
  /** The products beside it; undefined at an end of the list. */
  above: number | undefined
  below: number | undefined
}

/** One place up, one place down. A product at an end keeps both buttons, so that the focus stays. */
export function OrderButtons({ row, above, below }: OrderButtonsProps) {
  return (
    <span className="stock-move">
      <span className="grip" aria-hidden="true">
        <DeskIcon name="grip" />
      </span>
      <Move row={row} way="up" to={above === undefined ? undefined : { before: above }} />
      <Move row={row} way="down" to={below === undefined ? undefined : { after: below }} />
    </span>
  )
}

interface MoveProps {
  row: ShownListRow
  way: Extract<DeskIconName, 'up' | 'down'>
  to: ListPlace | undefined
}

function Move({ row, way, to }: MoveProps) {
  const { action, move } = useListChanges()
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        if (to) move(row, to)
      }}
    >
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={row.id} />
      {to &&
        Object.entries(to).map(([name, id]) => (
          <input key={name} type="hidden" name={name} value={id} />
        ))}
      <button
        type="submit"
        className="tap"
        aria-disabled={to ? undefined : true}
        aria-label={`Move ${way}: ${row.name}`}
      >
        <DeskIcon name={way} />
      </button>
    </form>
  )
}
