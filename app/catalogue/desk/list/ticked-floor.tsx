import { Form } from 'react-router'
import { BulkForm } from '#app/catalogue/desk/bulk/bulk-form.tsx'
import { counted } from '#languages/counted.ts'
import { useListChanges } from './list-changes.ts'
import type { ShownList } from './shown-list.ts'

/** The floor of the list once something is ticked: how many, none any more, and what to do with them. */
export function TickedFloor({ stock }: { stock: ShownList }) {
  const { action, ticks } = useListChanges()
  const { categories, counts, query } = stock
  const count = ticks.count.toLocaleString('en-IN')
  if (ticks.count === 0) return null
  return (
    <section className="save-floor on-dark bulk-floor" aria-label="Chosen products">
      <p role="status">
        <span>
          <b>{count} chosen</b>
          {!query.category && <small>of {counts.all.toLocaleString('en-IN')}</small>}
        </span>
      </p>
      <Form method="post" action={action} preventScrollReset>
        <button type="submit" name="intent" value="none" className="btn btn-line">
          None
        </button>
      </Form>
      <details className="bulk">
        <summary className="btn btn-lamp">
          <span>
            Change<span className="vh"> the chosen</span>…
          </span>
        </summary>
        <div className="bulk-box">
          <h2>Change {counted(ticks.count, 'product')}</h2>
          <BulkForm categories={categories} category={query.category} />
        </div>
      </details>
    </section>
  )
}
