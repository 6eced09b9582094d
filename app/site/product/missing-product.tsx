import { AskCard } from '#app/catalogue/cards/ask-card.tsx'
import { EmptyPot } from '#app/catalogue/cards/empty-pot.tsx'
import { ProductGrid } from '#app/catalogue/cards/product-grid.tsx'
import { homePath } from '#app/paths/shop-paths.ts'
import { lostWords } from '#app/site/lost.words.ts'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { usePath, useWords } from '#languages/use-language.ts'
import type { Related } from './product.server.ts'

/**
 * The page in place of a product that is gone (410) or never was (404): an empty pot, and products
 * in its place.
 */
export function MissingProduct({ heading, products }: Related) {
  const words = useWords(lostWords)
  const path = usePath()
  return (
    <>
      <PageMeta title={words.title} description={words.productDescription} path="/404" noindex />
      <main id="main">
        <section className="section wrap bare pp-missing room-pista">
          <figure>
            <EmptyPot first />
          </figure>
          <h1>{words.productHeading}</h1>
          <p>{words.productText}</p>
          <a className="btn" href={path(homePath)}>
            {words.goHome}
          </a>
        </section>
        {products.length > 0 && (
          <section className="wrap related" aria-labelledby="related">
            <h2 id="related">{heading}</h2>
            <ProductGrid products={products} heading="h3" first={false}>
              <AskCard heading="h3" />
            </ProductGrid>
          </section>
        )}
        <ClosingSection wall="pista" />
      </main>
    </>
  )
}
