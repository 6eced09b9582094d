import { DeskIcon, type DeskIconName } from '#app/desk/shell/desk-icon.tsx'
import type { ShownStockRow } from './shown-stock.ts'
import { type StockPlace, useStockChanges } from './stock-changes.ts'

interface OrderButtonsProps {
  row: ShownStockRow
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
  row: ShownStockRow
  way: Extract<DeskIconName, 'up' | 'down'>
  to: StockPlace | undefined
}

function Move({ row, way, to }: MoveProps) {
  const { action, move } = useStockChanges()
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
