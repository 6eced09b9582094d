import { monthName } from '#app/catalogue/facts/month-name.ts'
import type { ShownProduct } from '#app/catalogue/product.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { langOf } from '#app/catalogue/translations.ts'
import { myListPath } from '#app/paths/shop-paths.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { useLanguage, usePath } from '#languages/use-language.ts'
import { AddButton } from './add-button.tsx'
import { cardWords } from './card.words.ts'
import { EnquireLink } from './enquire-link.tsx'
import { PriceWords } from './price-words.tsx'
import { ProductName } from './product-name.tsx'

interface ProductCardProps {
  product: ShownProduct
  /** True in the first row, any of which may be seen first. */
  eager?: boolean
  /** True for the largest picture of the first screen; or the media query where it is that. */
  priority?: boolean | string
  heading?: 'h2' | 'h3'
  /** Whether a card of its group says a price: then what it says itself has a line of its own. */
  priced?: boolean
}

/** A product card (§2): picture, name, description if it has one, 'Enquire Now'. */
export function ProductCard({
  product,
  eager = false,
  priority = false,
  heading: Heading = 'h2',
  priced = false,
}: ProductCardProps) {
  const { id, slug, picture, wall, isPhotograph } = product
  const description = (priced && product.brief) || product.description
  const backIn = priced ? undefined : product.backIn
  const language = useLanguage()
  const words = cardWords[language]
  const href = usePath()(productPath(slug))
  return (
    <article className={`card room-${wall}`} id={`product-${id}`}>
      <a
        className={isPhotograph ? 'well photo' : 'well'}
        href={href}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Picture
          name={picture}
          alt=""
          sizes="(min-width: 700px) 250px, 45vw"
          eager={eager}
          priority={priority}
        />
      </a>
      <Heading className="card-name">
        <a href={href}>
          <ProductName product={product} />
        </a>
      </Heading>
      {(description || backIn) && (
        <p>
          {backIn && words.backIn(monthName(backIn, language))}
          {backIn && description && <br />}
          {description && <Description product={product}>{description}</Description>}
        </p>
      )}
      {priced && <CardLine product={product} />}
      <CardActions product={product} />
    </article>
  )
}

/** The one line that says a price, or when it can be had again. */
function CardLine({ product: { price, backIn } }: { product: ShownProduct }) {
  const language = useLanguage()
  if (price) {
    return (
      <p className="card-line">
        <PriceWords price={price} />
      </p>
    )
  }
  if (!backIn) return null
  const when = cardWords[language].backIn(monthName(backIn, language))
  return <p className="card-line when when-away">{when}</p>
}

/** Its description, which a page of another language may have in English. */
function Description({ product, children }: { product: ShownProduct; children: string }) {
  const lang = langOf(product, 'description')
  return lang ? <span lang={lang}>{children}</span> : children
}

/**
 * What can be done with a card's product: ask for it, and put it on the visitor's list or take it off again.
 * The form stands round the list's button: Lynx posts none that names its form. As `EnquireLink` does, it
 * names the island that wakes, which the list's own slice renders on every page.
 */
function CardActions({ product }: { product: ShownProduct }) {
  const words = cardWords[useLanguage()]
  const path = usePath()
  const { price, isSized } = product
  return (
    <form className="card-act" method="post" action={path(myListPath)} data-wakes="list-adder">
      <EnquireLink kind="line" product={product} isSized={price !== undefined || isSized}>
        {words.enquire}
      </EnquireLink>
      <AddButton product={product} />
    </form>
  )
}
