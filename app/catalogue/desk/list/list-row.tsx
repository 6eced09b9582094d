import { Link } from 'react-router'
import { ShownSwitch } from '#app/catalogue/desk/shown-switch.tsx'
import { Thumb } from '#app/desk/shell/thumbs.tsx'
import { productEditPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { useListChanges } from './list-changes.ts'
import { RowOffer } from './row-offer.tsx'
import type { ShownListRow } from './shown-list.ts'
import { TickProduct } from './tick-buttons.tsx'

interface ListRowProps extends React.LiHTMLAttributes<HTMLLIElement> {
  row: ShownListRow
  /** What moves it, where the order can be changed. */
  order?: React.ReactNode
  /** Whether it says what is known of it, in the place of what it costs. */
  withFacts: boolean
}

/** A line of the catalogue: it opens the editor wherever it is pressed, but for its switch. */
export function ListedProduct({ row, order, withFacts, className, ...drag }: ListRowProps) {
  const { mayChange, ticks } = useListChanges()
  const { id, name, under, room, asked, hidden, isWithHidden } = row
  const classes = [
    'stock-row',
    mayChange && 'with-pick',
    (hidden || isWithHidden) && 'is-hidden',
    mayChange && ticks.isTicked(row) && 'is-picked',
    className,
  ]
  return (
    <li {...drag} className={classes.filter(Boolean).join(' ')} data-row={id}>
      {order}
      {mayChange && <TickProduct row={row} />}
      <Link className="stock-name" to={productEditPath(id)} data-row-link draggable={false}>
        <Thumb room={room} width={52} />
        <span>
          <b>{name}</b>
          {under && <small>{under}</small>}
        </span>
      </Link>
      {withFacts ? (
        <span className="stock-facts">
          <Facts row={row} />
        </span>
      ) : mayChange ? (
        <RowOffer row={row} />
      ) : (
        <Offered row={row} />
      )}
      <span className="stock-asked">{asked}</span>
      <ListSwitch row={row} />
    </li>
  )
}

/** Whether it can be had, and for how much. */
function Offered({ row: { toBeHad, price } }: { row: ShownListRow }) {
  return (
    <>
      <span className="stock-had">{toBeHad || <span className="vh">Not said</span>}</span>
      <span className="stock-price">{price || <span className="vh">No price</span>}</span>
    </>
  )
}

function Facts({ row: { factsKnown, factsAll } }: { row: ShownListRow }) {
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

/** Whether visitors see it, as a switch that saves at once; without JavaScript it is a button. */
function ListSwitch({ row }: { row: ShownListRow }) {
  const { action, mayChange, setHidden } = useListChanges()
  const { id, name, hidden, version } = row
  const words = hidden ? 'Hidden' : row.isWithHidden ? 'With its category hidden' : 'Shown'
  if (!mayChange) return <span className="stock-shown">{words}</span>
  return (
    <form
      className="stock-shown"
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        setHidden(row, !hidden)
      }}
    >
      <input type="hidden" name="intent" value={hidden ? 'show' : 'hide'} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <ShownSwitch name={name} hidden={hidden} words={words} />
    </form>
  )
}
