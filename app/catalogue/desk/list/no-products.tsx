import { Link } from 'react-router'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import { EmptyState } from '#app/desk/shell/empty-state.tsx'
import { cataloguePath } from '#app/paths/desk-paths.ts'
import { listAddress, newProductAddress } from './list-address.ts'
import type { ShownList } from './shown-list.ts'

interface NoProductsProps {
  stock: ShownList
  picture: ThumbPicture
}

/** What stands in the place of the lines that are not there. */
export function NoProducts({ stock, picture }: NoProductsProps) {
  const { q, show, category } = stock.query
  if (q) {
    return (
      <EmptyState picture={picture} title={`No product for “${q}”`}>
        <p>
          Searched every name in every language
          {show || category ? ', among those that are chosen above' : ''}.
        </p>
        {(show || category) && (
          <Link className="btn btn-line" to={cataloguePath + listAddress({ q })}>
            Search everything
          </Link>
        )}
      </EmptyState>
    )
  }
  if (show) {
    return (
      <EmptyState
        picture={picture}
        title={show === 'hidden' ? 'Nothing is hidden' : 'Every care fact is known'}
      >
        <p>
          {show === 'hidden'
            ? 'Visitors see all of these products.'
            : 'Whatever grows here has all of its seven facts.'}
        </p>
      </EmptyState>
    )
  }
  return (
    <EmptyState picture={picture} title="Nothing here yet">
      {stock.mayChange && (
        <Link className="btn" to={newProductAddress(category)}>
          New product
        </Link>
      )}
    </EmptyState>
  )
}
