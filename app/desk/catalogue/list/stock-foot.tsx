import { Link } from 'react-router'
import { cataloguePath } from '#app/desk/catalogue/catalogue-paths.ts'
import { DeskIcon } from '#app/desk/shell/desk-icon.tsx'
import type { ShownStock } from './shown-stock.ts'
import { stockAddress } from './stock-address.ts'

const pageSize = 50

/** Under the list: what its order is, the way to change it on a phone, and the other pages. */
export function StockFoot({ stock, arranging }: { stock: ShownStock; arranging: boolean }) {
  const { query, rows, total, more, next, mayChange, hasOrder } = stock
  if (rows.length === 0) return null
  const here = cataloguePath + stockAddress(query)
  const arrange = `${here}${here.includes('?') ? '&' : '?'}arrange`
  const isPaged = next !== undefined || query.after !== undefined
  return (
    <>
      {isPaged && (
        <nav className="pager" aria-label="Pages">
          <span>
            {((query.after ?? 0) + 1).toLocaleString('en-IN')} to{' '}
            {((query.after ?? 0) + rows.length).toLocaleString('en-IN')} of{' '}
            {total.toLocaleString('en-IN')}
            {more && '+'}
          </span>
          {query.after !== undefined && (
            <Link
              className="more"
              to={cataloguePath + stockAddress({ ...query, after: undefined })}
            >
              Back to the first
            </Link>
          )}
          {next !== undefined && (
            <Link className="more" to={cataloguePath + stockAddress({ ...query, after: next })}>
              Show the next {pageSize}
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
