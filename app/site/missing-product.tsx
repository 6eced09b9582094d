import { AskCard } from '#app/catalogue/ask-card.tsx'
import { EmptyPot } from '#app/catalogue/empty-pot.tsx'
import { ProductGrid } from '#app/catalogue/product-grid.tsx'
import { LastRoom } from '#app/ui/last-room.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import type { Related } from './product.server.ts'

/** The 404 page of a product that is gone or never was: an empty pot, and products in its place. */
export function MissingProduct({ heading, products }: Related) {
  return (
    <>
      <PageMeta
        title="Page not found"
        description="The product you are looking for is not here."
        path="/404"
        noindex
      />
      <main id="main">
        <section className="section wrap bare pp-missing room-pista">
          <figure>
            <EmptyPot first />
          </figure>
          <h1>This product is not here</h1>
          <p>It may have sold out for good, or the address has a slip in it.</p>
          <a className="btn" href="/home">
            Go to Home Page
          </a>
        </section>
        <section className="wrap related" aria-labelledby="related">
          <h2 id="related">{heading}</h2>
          <ProductGrid products={products} heading="h3" first={false}>
            <AskCard heading="h3" />
          </ProductGrid>
        </section>
        <LastRoom wall="pista" />
      </main>
    </>
  )
}
