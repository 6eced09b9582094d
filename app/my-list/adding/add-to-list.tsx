import { myListPath } from '#app/paths/shop-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import { quantityWords } from './quantity.words.ts'
import { QuantityField } from './quantity-field.tsx'

/**
 * Puts a product on the visitor's list, so many of it: posts to the list's page without JavaScript,
 * and opens the list beside the page with it.
 */
export function AddToList({
  product,
}: {
  /** `unit` is how much one of it is, such as '20kg'; empty for what is sold by the piece. */
  product: { id: number; name: string; unit: string }
}) {
  const words = useWords(quantityWords)
  const path = usePath()
  return (
    <form className="pp-add" method="post" action={path(myListPath)} data-wakes="list-adder">
      <QuantityField
        id="add-quantity"
        field="quantity"
        name={product.name}
        quantity={1}
        unit={product.unit || undefined}
      />
      <button type="submit" className="btn btn-line" name="add" value={product.id}>
        <Icon name="add-list" />
        {words.add}
      </button>
      {product.unit && (
        <p className="qty-unit" id="add-quantity-unit">
          {words.each(product.unit)}
        </p>
      )}
    </form>
  )
}
