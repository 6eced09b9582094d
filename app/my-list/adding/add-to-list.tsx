import { myListPath } from '#app/paths/shop-paths.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import { quantityWords } from './quantity.words.ts'
import { QuantityField } from './quantity-field.tsx'

/** What is added; `unit` is how much one of it is, such as '20kg', empty for what is sold by the piece. */
export interface Addable {
  id: number
  name: string
  unit: string
}

/** The id of the field that says how many of a page's product. */
export const quantityId = 'add-quantity'

/**
 * Puts a product on the visitor's list, so many of it: posts to the list's page without JavaScript,
 * and opens the list beside the page with it.
 */
export function AddToList({ product }: { product: Addable }) {
  const path = usePath()
  return (
    <form className="pp-add" method="post" action={path(myListPath)} data-wakes="list-adder">
      <AddFields product={product} />
    </form>
  )
}

/** The fields of that form: how many, and the button. */
export function AddFields({ product }: { product: Addable }) {
  const words = useWords(quantityWords)
  return (
    <>
      <QuantityField
        id={quantityId}
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
        <p className="qty-unit" id={`${quantityId}-unit`}>
          {words.each(product.unit)}
        </p>
      )}
    </>
  )
}
