import { AskCard } from '#app/catalogue/ask-card.tsx'
import { Paging } from '#app/catalogue/paging.tsx'
import type { ShownProduct } from '#app/catalogue/product.ts'
import { toCountWords } from '#app/catalogue/product-count.ts'
import { ProductGrid } from '#app/catalogue/product-grid.tsx'
import { useLanguage, usePath, useWords } from '#app/languages/use-language.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { searchWords } from './search.words.ts'
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
  const words = useWords(searchWords)
  const inPath = usePath()
  const language = useLanguage()
  if (!results) return <EmptySearch />
  const shown = toShownQuery(query)
  if (results.exact.length + results.byAlias.length === 0) {
    return <NothingFound query={shown} suggestions={results.suggestions} />
  }
  if (results.exact.length === 0) {
    return (
      <OnlyByAlias query={shown} products={results.byAlias} soundsAlike={results.soundsAlike} />
    )
  }
  const heading = words.resultsFor(shown)
  return (
    <>
      <SearchMeta title={heading} />
      <div className="found">
        <PageHead
          wall="pista"
          crumbs={[{ label: words.home, to: '/home' }, { label: words.search }]}
          heading={heading}
          intro={toCountWords(results.total, language)}
        />
      </div>
      <section className="section wrap" aria-label={words.found}>
        <ProductGrid products={results.exact}>
          {results.next === undefined && results.byAlias.length === 0 && <AskCard />}
        </ProductGrid>
        <Paging
          label={words.pages}
          first={results.isFirstPage ? undefined : inPath(searchAddress(path, query))}
          next={
            results.next === undefined
              ? undefined
              : inPath(searchAddress(path, query, results.next))
          }
        />
      </section>
      <ByAlias query={shown} products={results.byAlias} />
    </>
  )
}

interface ByAliasProps {
  query: string
  products: readonly ShownProduct[]
  /** Whether these names only sound like it. */
  soundsAlike?: boolean | undefined
  /** What stands above it, where nothing was found before it. */
  above?: React.ReactNode
}

/** No name matches, but a local name does: what §2 wants said is a line above what was found. */
function OnlyByAlias({ query, products, soundsAlike }: ByAliasProps) {
  const words = useWords(searchWords)
  return (
    <>
      <SearchMeta title={words.knownAs(query)} />
      <ByAlias
        query={query}
        products={products}
        soundsAlike={soundsAlike}
        above={<h1 className="oops">{words.oops(query)}</h1>}
      />
    </>
  )
}

/** Products whose name does not match, but a local name does. */
function ByAlias({ query, products, soundsAlike = false, above }: ByAliasProps) {
  const words = useWords(searchWords)
  const one = soundsAlike ? words.oneBySound : words.oneByOtherName
  const many = soundsAlike ? words.manyBySound : words.manyByOtherName
  if (products.length === 0) return null
  return (
    <section className="section wrap by-alias" aria-labelledby="by-alias">
      {above}
      <h2 id="by-alias">{words.otherName}</h2>
      <p className="lede">{products.length === 1 ? one(query) : many(query)}</p>
      <ProductGrid products={products} heading="h3" first={above !== undefined}>
        <AskCard heading="h3" />
      </ProductGrid>
    </section>
  )
}
