import { calledName } from '#app/catalogue/called-name.ts'
import type { ShownProduct } from '#app/catalogue/product.ts'
import { useLanguage } from '#languages/use-language.ts'
import { cardWords } from './card.words.ts'

/**
 * Puts a product on the visitor's list or takes it off again, in a form that posts to the list. Its words
 * stand in it, not in a label: browsers that show text alone print no label.
 */
export function AddButton({ product }: { product: ShownProduct }) {
  const words = cardWords[useLanguage()]
  return (
    <button
      type="submit"
      name="add"
      value={product.id}
      className="btn btn-line add"
      aria-pressed="false"
    >
      <span className="vh">{words.add(calledName(product))}</span>
    </button>
  )
}
