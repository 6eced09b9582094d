import { said } from '#app/languages/said.ts'
import { useLanguage, usePath } from '#app/languages/use-language.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Spoken } from '#app/ui/spoken.tsx'
import { bothNames } from './called-name.ts'
import { cardWords } from './card.words.ts'
import { EnquireLink } from './enquire-link.tsx'
import { monthName } from './facts/month-name.ts'
import { PictureNote, Points } from './points.tsx'
import type { Product } from './product.ts'
import { ProductName } from './product-name.tsx'
import { listAdvantages, quantitySaid } from './product-page/product-words.ts'
import { productPath } from './slug.ts'
import { langOf } from './translations.ts'

/** A soil or fertilizer product (§2 Soil and fertilizers): picture, tips, advantages, note. */
export function WideCard({ product, first = false }: { product: Product; first?: boolean }) {
  const { id, slug, picture, quantity, description, wall, tips, backIn } = product
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
        <EnquireLink product={{ id, name: bothNames(product) }}>{words.bulk}</EnquireLink>
      </div>
    </article>
  )
}
