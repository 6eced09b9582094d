import { AskCard } from '#app/catalogue/cards/ask-card.tsx'
import { ProductGrid } from '#app/catalogue/cards/product-grid.tsx'
import type { Related } from './product.server.ts'

const fullRow = 4

/** Products that go with this one; a short row ends with a card to ask for something else. */
export function RelatedProducts({ heading, products }: Related) {
  return (
    <section className="wrap related" aria-labelledby="related">
      <h2 id="related">{heading}</h2>
      <ProductGrid products={products} heading="h3" first={false}>
        {products.length < fullRow && <AskCard heading="h3" />}
      </ProductGrid>
    </section>
  )
}
