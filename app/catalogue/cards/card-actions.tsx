import { bothNames, calledName } from '#app/catalogue/called-name.ts'
import type { ShownProduct } from '#app/catalogue/product.ts'
import { myListPath } from '#app/paths/shop-paths.ts'
import { useLanguage, usePath } from '#languages/use-language.ts'
import { cardWords } from './card.words.ts'
import { EnquireLink } from './enquire-link.tsx'

/**
 * What can be done with a card's product: ask for it, and put it on the visitor's list or take it off again.
 * The form stands round the list's button: Lynx posts none that names its form. As `EnquireLink` does, it
 * names the island that wakes, which the list's own slice renders on every page. The button's words stand
 * in it, not in a label: browsers that show text alone print no label.
 */
export function CardActions({ product }: { product: ShownProduct }) {
  const words = cardWords[useLanguage()]
  const path = usePath()
  const { id } = product
  return (
    <form className="card-act" method="post" action={path(myListPath)} data-wakes="list-adder">
      <EnquireLink kind="line" product={{ id, name: bothNames(product) }}>
        {words.enquire}
      </EnquireLink>
      <button type="submit" name="add" value={id} className="btn btn-line add" aria-pressed="false">
        <span className="vh">{words.add(calledName(product))}</span>
      </button>
    </form>
  )
}
