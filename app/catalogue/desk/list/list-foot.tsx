import { Link } from 'react-router'
import { DeskIcon } from '#app/desk/parts/desk-icon.tsx'
import { cataloguePath } from '#app/paths/desk-paths.ts'
import { listAddress } from './list-address.ts'
import type { ShownList } from './shown-list.ts'

/** Under the list: what its order is, the way to change it on a phone, and the other pages. */
export function ListFoot({ stock, arranging }: { stock: ShownList; arranging: boolean }) {
  const { query, rows, total, more, next, pageSize, mayChange, hasOrder } = stock
  if (rows.length === 0) return null
  const here = cataloguePath + listAddress(query)
  const arrange = `${here}${here.includes('?') ? '&' : '?'}arrange`
  const shownTo = (query.after ?? 0) + rows.length
  const isPaged = next !== undefined || query.after !== undefined
  return (
    <>
      {isPaged && (
        <nav className="pager" aria-label="Pages">
          <span>
            {((query.after ?? 0) + 1).toLocaleString('en-IN')} to {shownTo.toLocaleString('en-IN')}{' '}
            of {total.toLocaleString('en-IN')}
            {more && '+'}
          </span>
          {query.after !== undefined && (
            <Link className="more" to={cataloguePath + listAddress({ ...query, after: undefined })}>
              Back to the first
            </Link>
          )}
          {next !== undefined && (
            <Link className="more" to={cataloguePath + listAddress({ ...query, after: next })}>
              Show the next {more ? pageSize : Math.min(pageSize, total - shownTo)}
            </Link>
          )}
        </nav>
      )}
      {mayChange && (
        <p className="stock-foot">
          <span>
            {hasOrder
              ? 'The order here is the order in the shop.'
              : 'Choose a category to change the order in the shop.'}
          </span>
          {hasOrder && (
            <Link
              className="more arrange-link"
              to={arranging ? here : arrange}
              preventScrollReset
              replace
            >
              <DeskIcon name="arrows" />
              {arranging ? 'Done with the order' : 'Change the order'}
            </Link>
          )}
        </p>
      )}
    </>
  )
}
