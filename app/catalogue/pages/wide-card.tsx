import { cardWords } from '#app/catalogue/cards/card.words.ts'
import { EnquireLink } from '#app/catalogue/cards/enquire-link.tsx'
import { PictureNote, Points } from '#app/catalogue/cards/points.tsx'
import { PriceWords } from '#app/catalogue/cards/price-words.tsx'
import { ProductName } from '#app/catalogue/cards/product-name.tsx'
import { monthName } from '#app/catalogue/facts/month-name.ts'
import type { Product, ShownProduct } from '#app/catalogue/product.ts'
import { listAdvantages, quantitySaid } from '#app/catalogue/product-page/product-words.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { langOf } from '#app/catalogue/translations.ts'
import { Spoken } from '#app/ui/page/spoken.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { said } from '#languages/said.ts'
import { useLanguage, usePath } from '#languages/use-language.ts'

/** A product whose card says all that its page does. */
export type WideProduct = Product & Pick<ShownProduct, 'price' | 'isSized'>

/** A soil or fertilizer product (§2 Soil and fertilizers): picture, tips, advantages, note. */
export function WideCard({ product, first = false }: { product: WideProduct; first?: boolean }) {
  const { id, slug, picture, quantity, description, wall, tips, backIn, price, isSized } = product
  const language = useLanguage()
  const words = cardWords[language]
  const href = usePath()(productPath(slug))
  return (
    <article className={`wide room-${wall}`} id={`product-${id}`}>
      <a className="well" href={href} tabIndex={-1} aria-hidden="true">
        <Picture
          name={picture}
          alt=""
          sizes="(min-width: 1024px) 395px, (min-width: 700px) 320px, 90vw"
          widths={[360, 500, 800]}
          priority={first}
        />
      </a>
      <div>
        <h2>
          <a href={href}>
            <ProductName product={product} />
          </a>
          {quantity && ' '}
          {quantity && (
            <span className="qty">
              <Spoken>{quantitySaid(product)}</Spoken>
            </span>
          )}
        </h2>
        {description && (
          <p className="lede" lang={langOf(product, 'description')}>
            {description}
          </p>
        )}
        {price && (
          <p className="lede">
            <PriceWords price={price} />
          </p>
        )}
        {backIn && <p className="lede">{words.backIn(monthName(backIn, language))}</p>}
        <div className="wide-cols">
          <Points
            title={words.tips}
            points={tips.map((tip) => said(tip, langOf(product, 'tips') === 'en'))}
            level={3}
          />
          <Points
            title={words.advantages}
            points={listAdvantages(product)}
            level={3}
            className="adv"
          />
        </div>
        <PictureNote />
        <EnquireLink product={product} isSized={price !== undefined || isSized}>
          {words.bulk}
        </EnquireLink>
      </div>
    </article>
  )
}
