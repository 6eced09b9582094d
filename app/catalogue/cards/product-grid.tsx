import type { ShownProduct } from '#app/catalogue/product.ts'
import { ProductCard } from './product-card.tsx'

interface ProductGridProps {
  products: readonly ShownProduct[]
  heading?: 'h2' | 'h3'
  /** False where its first picture is not the largest of the first screen; or where it is. */
  first?: boolean | string
  /** What closes a short row, such as the ask card. */
  children?: React.ReactNode
}

/** After so many the rows of two, of three and of four are all full. */
const together = 12

/**
 * Product cards on one ledge: two in a row on phones, three from 700 px, four from 1024 px. They
 * stand in groups of whole rows, so that a browser can leave those alone that are far below.
 */
export function ProductGrid({ products, heading, first = true, children }: ProductGridProps) {
  const starts = products.flatMap((_, index) => (index % together === 0 ? index : []))
  const last = starts.at(-1)
  return (
    <div className="cards">
      {starts.map((start) => {
        const group = products.slice(start, start + together)
        const isWhole = group.length === together && !(start === last && children)
        const priced = group.some(({ price }) => price !== undefined)
        const far = start > 0 && isWhole ? ' far' : ''
        return (
          <div key={start} className={`grid${far}${priced ? ' priced' : ''}`}>
            {group.map((product, place) => (
              <ProductCard
                key={product.id}
                product={product}
                heading={heading}
                priced={priced}
                eager={first !== false && start + place < 4}
                priority={start + place === 0 && first}
              />
            ))}
            {start === last && children}
          </div>
        )
      })}
      {last === undefined && <div className="grid">{children}</div>}
    </div>
  )
}
