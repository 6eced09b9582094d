import { useLanguage, usePath } from '#app/languages/use-language.ts'
import { Picture } from '#app/ui/picture.tsx'
import { cardWords } from './card.words.ts'
import { EnquireLink } from './enquire-link.tsx'
import { monthName } from './facts/month-name.ts'
import { PictureNote, Points } from './points.tsx'
import type { Product } from './product.ts'
import { productPath } from './slug.ts'

/** A soil or fertilizer product (§2 Soil and fertilizers): picture, tips, advantages, note. */
export function WideCard({ product, first = false }: { product: Product; first?: boolean }) {
  const { id, slug, name, picture, quantity, description, wall, tips, advantages, backIn } = product
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
          <a href={href}>{name}</a>
          {quantity && ' '}
          {quantity && <span className="qty">{quantity}</span>}
        </h2>
        {description && <p className="lede">{description}</p>}
        {backIn && <p className="lede">{words.backIn(monthName(backIn, language))}</p>}
        <div className="wide-cols">
          <Points title={words.tips} points={tips} level={3} />
          <Points title={words.advantages} points={advantages} level={3} className="adv" />
        </div>
        <PictureNote />
        <EnquireLink product={product}>{words.bulk}</EnquireLink>
      </div>
    </article>
  )
}
