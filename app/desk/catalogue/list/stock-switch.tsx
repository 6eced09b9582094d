import { ShownSwitch } from '#app/desk/catalogue/shown-switch.tsx'
import type { ShownStockRow } from './shown-stock.ts'
import { useStockChanges } from './stock-changes.ts'

/** Whether visitors see it, as a switch that saves at once; without JavaScript it is a button. */
export function StockSwitch({ row }: { row: ShownStockRow }) {
  const { action, mayChange, setHidden } = useStockChanges()
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
