import { useState } from 'react'
import { type ListPlace, useListChanges } from './list-changes.ts'
import { ListedProduct } from './list-row.tsx'
import { OrderButtons } from './order-buttons.tsx'
import type { ShownList } from './shown-list.ts'
import { TickAll } from './tick-buttons.tsx'

/** The lines of the catalogue; where they stand in the shop's order it can be changed here. */
export function ListTable({ stock, arranging }: { stock: ShownList; arranging: boolean }) {
  const { mayChange } = useListChanges()
  const { rows, beside } = stock
  const withOrder = stock.hasOrder && mayChange
  // Whoever looks for missing facts wants them, and no prices.
  const withFacts = stock.query.show === 'missing'
  const dragOf = useDragging(stock)
  const classes = [
    withOrder && 'with-order',
    withOrder && arranging && 'is-arranging',
    withFacts && 'with-facts',
  ]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <div className={mayChange ? 'stock-head with-pick' : 'stock-head'}>
        {withOrder && <span aria-hidden="true">Order</span>}
        {mayChange && <TickAll stock={stock} />}
        <span aria-hidden="true">Product</span>
        {withFacts ? (
          <span aria-hidden="true">Care facts</span>
        ) : (
          <>
            <span aria-hidden="true">To be had</span>
            <span aria-hidden="true">Price</span>
          </>
        )}
        <span aria-hidden="true">This month</span>
        <span aria-hidden="true">Shop</span>
      </div>
      <ol className="stock-list">
        {rows.map((row, place) => (
          <ListedProduct
            key={row.id}
            row={row}
            withFacts={withFacts}
            {...(withOrder && {
              ...dragOf(row.id),
              order: (
                <OrderButtons
                  row={row}
                  above={rows[place - 1]?.id ?? beside.before}
                  below={rows[place + 1]?.id ?? beside.after}
                />
              ),
            })}
          />
        ))}
      </ol>
    </div>
  )
}

/** Dragging a row with a mouse: beside the buttons, never instead of them. */
function useDragging({ rows }: ShownList) {
  const { move } = useListChanges()
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<{ id: number; to: ListPlace }>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (id: number) => ({
    draggable: true,
    className: [
      dragged === id && 'is-dragged',
      over?.id === id && ('before' in over.to ? 'drop-before' : 'drop-after'),
    ]
      .filter(Boolean)
      .join(' '),
    onDragStart: (event: React.DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      setDragged(id)
    },
    onDragOver: (event: React.DragEvent) => {
      if (dragged === undefined) return
      event.preventDefault()
      const { top, height } = event.currentTarget.getBoundingClientRect()
      const isAbove = event.clientY < top + height / 2
      setOver({ id, to: isAbove ? { before: id } : { after: id } })
    },
    onDrop: (event: React.DragEvent) => {
      event.preventDefault()
      const row = rows.find((each) => each.id === dragged)
      if (row && over && over.id !== dragged) move(row, over.to)
      end()
    },
    onDragEnd: end,
  })
}
