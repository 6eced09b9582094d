import type { ShownProduct } from './product.ts'
import { ProductCard } from './product-card.tsx'

interface ProductGridProps {
  products: readonly ShownProduct[]
  heading?: 'h2' | 'h3'
  /** False where its first picture is not the largest of the first screen; or where it is. */
  first?: boolean | string
  /** What closes a short row, such as the ask card. */
  children?: React.ReactNode
}

/** Product cards on one ledge: two in a row on phones, three from 700 px, four from 1024 px. */
export function ProductGrid({ products, heading, first = true, children }: ProductGridProps) {
  return (
    <div className="grid">
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          heading={heading}
          eager={first !== false && index < 4}
          priority={index === 0 && first}
        />
      ))}
      {children}
    </div>
  )
}
