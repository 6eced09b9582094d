import { AskCard } from '#app/catalogue/cards/ask-card.tsx'
import { ProductGrid } from '#app/catalogue/cards/product-grid.tsx'
import type { ShownProduct } from '#app/catalogue/product.ts'
import { homePath } from '#app/paths/shop-paths.ts'
import { usePath, useWords } from '#languages/use-language.ts'
import { searchWords } from './search.words.ts'
import type { ShownTopic } from './search-results.server.ts'

interface ByAliasProps {
  query: string
  products: readonly ShownProduct[]
  /** Whether these names only sound like it. */
  soundsAlike?: boolean | undefined
  /** Whether nothing was found before it, so that its first picture is the largest. */
  first: boolean
  /** Whether it is the last of what was found. */
  last: boolean
}

/** Products whose name does not match, but another name of theirs does, or sounds like it. */
export function ByAlias({ query, products, soundsAlike = false, first, last }: ByAliasProps) {
  const words = useWords(searchWords)
  const one = soundsAlike ? words.oneBySound : words.oneByOtherName
  const many = soundsAlike ? words.manyBySound : words.manyByOtherName
  if (products.length === 0) return null
  return (
    <section className="section wrap by-alias" aria-labelledby="by-alias">
      <h2 id="by-alias">{words.otherName}</h2>
      <p className="lede">{products.length === 1 ? one(query) : many(query)}</p>
      <ProductGrid products={products} heading="h3" first={first}>
        {last && <AskCard heading="h3" />}
      </ProductGrid>
    </section>
  )
}

interface ByTopicProps {
  topics: readonly ShownTopic[]
  /** What stands above the first, where no name matches. */
  above?: React.ReactNode
}

/** Products that no name finds, but their category or a fact: each group says which. */
export function ByTopic({ topics, above }: ByTopicProps) {
  const words = useWords(searchWords)
  const path = usePath()
  return topics.map(({ by, label, path: all, products }, index) => (
    <section key={label} className="section wrap by-alias" aria-labelledby={`topic-${index}`}>
      {index === 0 && above}
      <div className="topic-head">
        <h2 id={`topic-${index}`}>
          {by === 'category' ? words.inCategory(label) : words.byFact(label)}
        </h2>
        {all && all !== homePath && (
          <a className="more" href={path(all)} aria-label={`${words.seeAll}: ${label}`}>
            {words.seeAll}
          </a>
        )}
      </div>
      <ProductGrid products={products} heading="h3" first={above !== undefined && index === 0}>
        {index === topics.length - 1 && <AskCard heading="h3" />}
      </ProductGrid>
    </section>
  ))
}

/** What is spelt nearly as what was typed. */
export function NearlySpelt({
  products,
  above,
}: {
  products: readonly ShownProduct[]
  above: React.ReactNode
}) {
  const words = useWords(searchWords)
  return (
    <section className="section wrap by-alias" aria-labelledby="near">
      {above}
      <div className="topic-head">
        <h2 id="near">{words.didYouMean}</h2>
      </div>
      <ProductGrid products={products} heading="h3">
        <AskCard heading="h3" />
      </ProductGrid>
    </section>
  )
}
