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
    <div className={`grid${namesClass(products)}${wordsClass(products)}`}>
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

/** Longest names, in characters, that fit one line of a phone's card and of a wide one. */
const phoneLine = 17
const wideLine = 26

/** Where one name needs a second line every name gets one, so that the horizons stay level. */
function namesClass(products: readonly ShownProduct[]) {
  const longest = Math.max(0, ...products.map(({ name }) => name.length))
  if (longest > wideLine) return ' two-line-names'
  return longest > phoneLine ? ' two-line-names-on-phones' : ''
}

/** Where only some products have a description, the others keep its room: level horizons again. */
function wordsClass(products: readonly ShownProduct[]) {
  const described = products.filter(({ description }) => description).length
  return described > 0 && described < products.length ? ' some-described' : ''
}
