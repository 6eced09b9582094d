import { AskCard } from '#app/catalogue/ask-card.tsx'
import { Paging } from '#app/catalogue/paging.tsx'
import type { ShownProduct } from '#app/catalogue/product.ts'
import { ProductGrid } from '#app/catalogue/product-grid.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { EmptySearch, NothingFound } from './search-empty.tsx'
import { SearchMeta } from './search-meta.tsx'
import { searchAddress, toShownQuery } from './search-request.ts'
import type { SearchResults } from './search-results.server.ts'

const path = '/product/productView'

interface SearchPageProps {
  /** Trimmed; empty when nothing was typed. */
  query: string
  results?: SearchResults
}

/** What a search shows (§2): the products it found, 'Oops!' when no name matches, or a question. */
export function SearchPage({ query, results }: SearchPageProps) {
  if (!results) return <EmptySearch />
  const shown = toShownQuery(query)
  if (results.exact.length + results.byAlias.length === 0) {
    return <NothingFound query={shown} suggestions={results.suggestions} />
  }
  if (results.exact.length === 0) {
    return <OnlyByAlias query={shown} products={results.byAlias} />
  }
  const heading = `Search results for “${shown}”`
  return (
    <>
      <SearchMeta title={heading} />
      <div className="found">
        <PageHead
          wall="pista"
          crumbs={[{ label: 'Home', to: '/home' }, { label: 'Search' }]}
          heading={heading}
          intro={results.total}
        />
      </div>
      <section className="section wrap" aria-label="Products found">
        <ProductGrid products={results.exact}>
          {results.next === undefined && results.byAlias.length === 0 && <AskCard />}
        </ProductGrid>
        <Paging
          label="Pages of results"
          first={results.isFirstPage ? undefined : searchAddress(path, query)}
          next={results.next === undefined ? undefined : searchAddress(path, query, results.next)}
        />
      </section>
      <ByAlias query={shown} products={results.byAlias} />
    </>
  )
}

interface ByAliasProps {
  query: string
  products: readonly ShownProduct[]
  /** What stands above it, where nothing was found before it. */
  above?: React.ReactNode
}

/** No name matches, but a local name does: what §2 wants said is a line above what was found. */
function OnlyByAlias({ query, products }: ByAliasProps) {
  const line = `Oops! No product found as “${query}”`
  return (
    <>
      <SearchMeta title={`Known by another name: “${query}”`} />
      <ByAlias query={query} products={products} above={<h1 className="oops">{line}</h1>} />
    </>
  )
}

/** Products whose name does not match, but a local name does. */
function ByAlias({ query, products, above }: ByAliasProps) {
  if (products.length === 0) return null
  return (
    <section className="section wrap by-alias" aria-labelledby="by-alias">
      {above}
      <h2 id="by-alias">Known by another name</h2>
      <p className="lede">
        {products.length === 1
          ? `Another name of this product has “${query}” in it.`
          : `Other names of these products have “${query}” in them.`}
      </p>
      <ProductGrid products={products} heading="h3" first={above !== undefined}>
        <AskCard heading="h3" />
      </ProductGrid>
    </section>
  )
}
