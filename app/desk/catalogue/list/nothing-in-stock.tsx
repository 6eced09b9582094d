import { Link } from 'react-router'
import { cataloguePath, newProductPath } from '#app/desk/catalogue/catalogue-paths.ts'
import { EmptyRoom } from '#app/desk/shell/empty-room.tsx'
import type { RoomPicture } from '#app/desk/shell/room-picture.ts'
import type { ShownStock } from './shown-stock.ts'
import { stockAddress } from './stock-address.ts'

interface NothingInStockProps {
  stock: ShownStock
  picture: RoomPicture
}

/** What stands in the place of the lines that are not there. */
export function NothingInStock({ stock, picture }: NothingInStockProps) {
  const { q, show, category } = stock.query
  if (q) {
    return (
      <EmptyRoom picture={picture} title={`No product for “${q}”`}>
        <p>
          Searched every name in every language
          {show || category ? ', among those that are chosen above' : ''}.
        </p>
        {(show || category) && (
          <Link className="btn btn-line" to={cataloguePath + stockAddress({ q })}>
            Search everything
          </Link>
        )}
      </EmptyRoom>
    )
  }
  if (show) {
    return (
      <EmptyRoom
        picture={picture}
        title={show === 'hidden' ? 'Nothing is hidden' : 'Every care fact is known'}
      >
        <p>
          {show === 'hidden'
            ? 'Visitors see all of these products.'
            : 'Whatever grows here has all of its seven facts.'}
        </p>
      </EmptyRoom>
    )
  }
  return (
    <EmptyRoom picture={picture} title="Nothing here yet">
      {stock.mayChange && (
        <Link className="btn" to={newProductPath(category)}>
          New product
        </Link>
      )}
    </EmptyRoom>
  )
}
