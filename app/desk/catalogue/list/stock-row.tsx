import { Link } from 'react-router'
import { productEditPath } from '#app/desk/catalogue/catalogue-paths.ts'
import { Room } from '#app/desk/shell/rooms.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ShownStockRow } from './shown-stock.ts'
import { StockSwitch } from './stock-switch.tsx'

interface StockRowProps extends React.LiHTMLAttributes<HTMLLIElement> {
  row: ShownStockRow
  /** What moves it, where the order can be changed. */
  order?: React.ReactNode
}

/** A line of the catalogue: it opens the editor wherever it is pressed, but for its switch. */
export function StockRow({ row, order, className, ...drag }: StockRowProps) {
  const { id, name, under, room, asked, editedOn, editedBy, hidden, isWithHidden } = row
  const classes = ['stock-row', (hidden || isWithHidden) && 'is-hidden', className]
  return (
    <li {...drag} className={classes.filter(Boolean).join(' ')} data-row={id}>
      {order}
      <Link className="stock-name" to={productEditPath(id)} data-row-link draggable={false}>
        <Room room={room} width={52} />
        <span>
          <b>{name}</b>
          {under && <small>{under}</small>}
        </span>
      </Link>
      <span className="stock-facts">
        <Facts row={row} />
      </span>
      <span className="stock-asked">{asked}</span>
      <span className="stock-edited">
        {editedOn}
        {editedBy && <small>{editedBy}</small>}
      </span>
      <StockSwitch row={row} />
    </li>
  )
}

function Facts({ row: { factsKnown, factsAll } }: { row: ShownStockRow }) {
  const missing = factsAll - factsKnown
  if (factsAll === 0) return 'No care facts'
  if (missing > 0) {
    return (
      <span className="missing">
        <i aria-hidden="true">?</i>
        {missing} not known
      </span>
    )
  }
  return (
    <>
      <Icon name="check" />
      All {factsAll} facts
    </>
  )
}
