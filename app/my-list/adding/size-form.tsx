import { calledName } from '#app/catalogue/called-name.ts'
import { EnquireButton } from '#app/catalogue/cards/enquire-button.tsx'
import type { Product } from '#app/catalogue/product.ts'
import { ChooseSize } from '#app/catalogue/sizes/choose-size.tsx'
import { OneSize } from '#app/catalogue/sizes/one-size.tsx'
import { PriceNote } from '#app/catalogue/sizes/price-note.tsx'
import { areAllAway, type ShownSize, type SizeOffer } from '#app/catalogue/sizes/shown-sizes.ts'
import { unnamedSize } from '#app/catalogue/sizes/size.ts'
import { myListPath } from '#app/paths/shop-paths.ts'
import { usePath } from '#languages/use-language.ts'
import { AddFields, quantityId } from './add-to-list.tsx'

interface SizeFormProps extends SizeOffer {
  product: Pick<Product, 'id' | 'name' | 'localName' | 'quantity'>
  enquire: string
  /** What stands with a size that is away, from a slice that this one does not know. */
  afterAway?: ((size: ShownSize) => React.ReactNode) | undefined
}

/**
 * The one form about a product with sizes: a size, how many of it, and what to do. Its first button,
 * which Enter in a field presses, asks about them; the second puts them on the visitor's list.
 */
export function SizeForm({ product, enquire, sizes, chosen, priceNote, afterAway }: SizeFormProps) {
  const path = usePath()
  const isNamed = chosen.number !== unnamedSize
  // Of named sizes each says how much it is.
  const unit = isNamed ? '' : product.quantity
  return (
    <form className="pp-form" method="post" action={path(myListPath)} data-wakes="list-adder">
      {sizes.length > 1 ? (
        <ChooseSize
          sizes={sizes}
          chosen={chosen.number}
          priceNote={priceNote}
          afterAway={afterAway}
        />
      ) : (
        <>
          <OneSize size={chosen} />
          {typeof chosen.price === 'number' && <PriceNote>{priceNote}</PriceNote>}
          {chosen.availability?.is === 'away' && afterAway?.(chosen)}
          {isNamed && <input type="hidden" name="size" value={chosen.number} />}
        </>
      )}
      <div className="pp-act">
        <EnquireButton
          product={product}
          quantityFrom={quantityId}
          isSecond={afterAway !== undefined && areAllAway(sizes)}
        >
          {enquire}
        </EnquireButton>
        <div className="pp-add">
          <AddFields product={{ id: product.id, name: calledName(product), unit }} />
        </div>
      </div>
    </form>
  )
}
