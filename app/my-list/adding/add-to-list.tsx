import { Icon } from '#app/ui/icon.tsx'
import { QuantityField } from './quantity-field.tsx'

/**
 * Puts a product on the visitor's list, so many of it: posts to the list's page without JavaScript,
 * and opens the list beside the page with it.
 */
export function AddToList({ product }: { product: { id: number; name: string } }) {
  return (
    <form className="pp-add" method="post" action="/my-list" data-wakes="list-adder">
      <QuantityField id="add-quantity" field="quantity" name={product.name} quantity={1} />
      <button type="submit" className="btn btn-line" name="add" value={product.id}>
        <Icon name="add-list" />
        Add to my list
      </button>
    </form>
  )
}
