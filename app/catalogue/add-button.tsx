import { useWords } from '#app/languages/use-language.ts'
import { cardWords } from './card.words.ts'

/**
 * A card's small button that puts its product on the visitor's list, and takes it off again. As
 * `EnquireLink` does, it names what the list's own slice renders on every page: the form
 * `add-to-list`, through which it posts without JavaScript, and the island that wakes. Its words stand in
 * it, not in a label: browsers that show text alone print no label.
 */
export function AddButton({ product }: { product: { id: number; name: string } }) {
  const words = useWords(cardWords)
  return (
    <button
      type="submit"
      form="add-to-list"
      name="add"
      value={product.id}
      className="btn btn-line add"
      data-wakes="list-adder"
      aria-pressed="false"
    >
      <span className="vh">{words.add(product.name)}</span>
    </button>
  )
}
