import { Link } from 'react-router'
import { ShownSwitch } from '#app/catalogue/desk/shown-switch.tsx'
import { Thumb } from '#app/desk/shell/thumbs.tsx'
import { productEditPath } from '#app/paths/desk-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { useListChanges } from './list-changes.ts'
import type { ShownListRow } from './shown-list.ts'

interface ListRowProps extends React.LiHTMLAttributes<HTMLLIElement> {
  row: ShownListRow
  /** What moves it, where the order can be changed. */
  order?: React.ReactNode
}

/** A line of the catalogue: it opens the editor wherever it is pressed, but for its switch. */
export function ListedProduct({ row, order, className, ...drag }: ListRowProps) {
  const { id, name, under, room, asked, editedOn, editedBy, hidden, isWithHidden } = row
  const classes = ['stock-row', (hidden || isWithHidden) && 'is-hidden', className]
  return (
    <li {...drag} className={classes.filter(Boolean).join(' ')} data-row={id}>
      {order}
      <Link className="stock-name" to={productEditPath(id)} data-row-link draggable={false}>
        <Thumb room={room} width={52} />
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
      <ListSwitch row={row} />
    </li>
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
