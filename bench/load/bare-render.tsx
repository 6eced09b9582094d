import { renderToString } from 'react-dom/server'
import type { ShownProduct } from '#app/catalogue/product.ts'
import { ProductGrid } from '#app/catalogue/product-grid.tsx'

/** What React alone makes of some cards: the least that a page of them can cost. */
export function renderCards(products: readonly ShownProduct[]): string {
  return renderToString(<ProductGrid products={products} />)
}
