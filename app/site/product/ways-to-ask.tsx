import { calledName } from '#app/catalogue/called-name.ts'
import { EnquireLink } from '#app/catalogue/cards/enquire-link.tsx'
import type { Product } from '#app/catalogue/product.ts'
import { productPageWords } from '#app/catalogue/product-page/product-page.words.ts'
import { areAllAway, type ShownSize, type SizeOffer } from '#app/catalogue/sizes/shown-sizes.ts'
import { sizesWords } from '#app/catalogue/sizes/sizes.words.ts'
import { AddToList, quantityId } from '#app/my-list/adding/add-to-list.tsx'
import { SizeForm } from '#app/my-list/adding/size-form.tsx'
import type { Noted } from '#app/waiting-list/noted.server.ts'
import { TellMe } from '#app/waiting-list/tell-me.tsx'
import { plainText } from '#languages/said.ts'
import { useWords } from '#languages/use-language.ts'
import type { tellMeAgain } from './unread-product.tsx'

/** What a page's ways to ask say of its product. */
export interface Askable {
  product: Product
  offer: SizeOffer | undefined
  awaySizes: readonly ShownSize[]
  noted: Noted | undefined
  /** The form by which visitors ask to be told, where it is shown again. */
  again: ReturnType<typeof tellMeAgain>
}

const mostInHead = 6

/** Tells whether sizes stand below a page's head, which keeps its height: more than a few do. */
export function standBelow({ sizes }: SizeOffer): boolean {
  return sizes.length > mostInHead
}

/** What stands in a page's head: a few sizes, a link to many below it, or the button of what has none. */
export function WaysToAsk(askable: Askable) {
  const { product, offer, awaySizes } = askable
  const words = useWords(productPageWords)
  const sizes = useWords(sizesWords)
  if (offer && standBelow(offer)) {
    return (
      <a className="btn to-sizes" href="#sizes">
        {sizes.chooseFrom(offer.sizes.length)}
      </a>
    )
  }
  if (offer) return <Sizes {...askable} offer={offer} />
  return (
    <>
      {awaySizes.map((size) => (
        <TellMeOf key={size.number} size={size} {...askable} />
      ))}
      <div className="pp-act">
        <EnquireLink
          product={product}
          kind={awaySizes.length > 0 ? 'line' : 'solid'}
          quantityFrom={quantityId}
        >
          {words.enquire}
        </EnquireLink>
        <AddToList
          product={{ id: product.id, name: calledName(product), unit: product.quantity }}
        />
      </div>
    </>
  )
}

/** Many sizes, below a page's head. */
export function SizesBelow(askable: Askable) {
  const { offer } = askable
  const { sizes } = useWords(sizesWords)
  if (!offer || !standBelow(offer)) return null
  return (
    <section className="wrap sizes-below" id="sizes" aria-label={sizes}>
      <Sizes {...askable} offer={offer} />
    </section>
  )
}

function Sizes({ offer, ...askable }: Askable & { offer: SizeOffer }) {
  const { enquire } = useWords(productPageWords)
  return (
    <SizeForm
      product={askable.product}
      enquire={enquire}
      {...offer}
      afterAway={(size) => <TellMeOf key={size.number} size={size} offer={offer} {...askable} />}
    />
  )
}

function TellMeOf({
  size: { number, label, availability },
  product,
  offer,
  noted,
  again,
}: Askable & { size: ShownSize }) {
  return (
    <TellMe
      number={number}
      thing={plainText(label) || calledName(product)}
      backIn={availability?.is === 'away' ? availability.backIn : null}
      isFirst={offer === undefined || areAllAway(offer.sizes)}
      again={number === (offer?.chosen.number ?? number) ? again : undefined}
      noted={noted?.number === number ? noted : undefined}
    />
  )
}
