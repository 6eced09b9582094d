import { renderToString } from 'react-dom/server'
import { ProductGrid } from '#app/catalogue/cards/product-grid.tsx'
import type { ShownProduct } from '#app/catalogue/product.ts'

/** What React alone makes of some cards: the least that a page of them can cost. */
export function renderCards(products: readonly ShownProduct[]): string {
  return renderToString(<ProductGrid products={products} />)
}
