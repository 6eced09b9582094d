import { Picture } from '#app/ui/picture.tsx'
import { EnquireLink } from './enquire-link.tsx'
import { PictureNote, Points } from './points.tsx'
import type { Product } from './product.ts'
import { productPath } from './slug.ts'

/** A soil or fertilizer product (§2 Soil and fertilizers): picture, tips, advantages, note. */
export function WideCard({ product, first = false }: { product: Product; first?: boolean }) {
  const { id, slug, name, picture, quantity, description, wall, tips, advantages, backIn } = product
  return (
    <article className={`wide room-${wall}`} id={`product-${id}`}>
      <a className="well" href={productPath(slug)} tabIndex={-1} aria-hidden="true">
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
          <a href={productPath(slug)}>{name}</a>
          {quantity && ' '}
          {quantity && <span className="qty">{quantity}</span>}
        </h2>
        {description && <p className="lede">{description}</p>}
        {backIn && <p className="lede">Back in {backIn}</p>}
        <div className="wide-cols">
          <Points title="Useful Tips" points={tips} level={3} />
          <Points title="Advantages" points={advantages} level={3} className="adv" />
        </div>
        <PictureNote />
        <EnquireLink product={product}>Purchase in Bulk</EnquireLink>
      </div>
    </article>
  )
}
