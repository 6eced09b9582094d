import { AskCard } from '#app/catalogue/cards/ask-card.tsx'
import { ProductGrid } from '#app/catalogue/cards/product-grid.tsx'
import { Paging } from '#app/catalogue/pages/paging.tsx'
import { toCountWords } from '#app/catalogue/product-count.ts'
import { GuideRows } from '#app/guides/guide-rows.tsx'
import { guidesWords } from '#app/guides/guides.words.ts'
import { homePath, searchPath } from '#app/paths/shop-paths.ts'
import { PageHead } from '#app/ui/page/page-head.tsx'
import { useLanguage, usePath, useWords } from '#languages/use-language.ts'
import { ByAlias, ByTopic, NearlySpelt } from './found-otherwise.tsx'
import { searchWords } from './search.words.ts'
import { AskForIt, EmptySearch, NothingFound } from './search-empty.tsx'
import { SearchMeta } from './search-meta.tsx'
import { searchAddress, toShownQuery } from './search-request.ts'
import type { SearchResults } from './search-results.server.ts'

const path = searchPath

interface SearchPageProps {
  /** Trimmed; empty when nothing was typed. */
  query: string
  results?: SearchResults
}

/** What a search shows (§2): the products it found, 'Oops!' when no name matches, or a question. */
export function SearchPage({ query, results }: SearchPageProps) {
  const words = useWords(searchWords)
  if (!results) return <EmptySearch />
  const shown = toShownQuery(query)
  const { exact, byAlias, topics, near, guides } = results
  if (exact.length + byAlias.length > 0) return <FoundByName query={query} results={results} />
  const oops = <h1 className="oops">{words.oops(shown)}</h1>
  if (topics.length + near.length + guides.length === 0) return <NothingFound query={shown} />
  return (
    <>
      <SearchMeta title={words.noneAs(shown)} />
      {topics.length > 0 && <ByTopic topics={topics} above={oops} />}
      {topics.length === 0 && near.length > 0 && <NearlySpelt products={near} above={oops} />}
      {topics.length + near.length === 0 && (
        <section className="section wrap by-alias">
          {oops}
          <AskForIt query={shown} />
        </section>
      )}
      <FoundGuides guides={guides} />
    </>
  )
}

/** A name matches, or another name of a product: these first, then what their category or a fact finds. */
function FoundByName({ query, results }: Required<SearchPageProps>) {
  const words = useWords(searchWords)
  const inPath = usePath()
  const language = useLanguage()
  const shown = toShownQuery(query)
  const { exact, byAlias, topics, next, total, isFirstPage, soundsAlike, guides } = results
  const heading = words.resultsFor(shown)
  const isLast = topics.length === 0
  const address = (after?: number) => inPath(searchAddress(path, query, after))
  return (
    <>
      <SearchMeta title={heading} />
      <div className="found">
        <PageHead
          wall="pista"
          crumbs={[{ label: words.home, to: homePath }, { label: words.search }]}
          heading={heading}
          intro={toCountWords(exact.length > 0 ? total : byAlias.length, language)}
        />
      </div>
      {exact.length > 0 && (
        <section className="section wrap" aria-label={words.found}>
          <ProductGrid products={exact}>
            {next === undefined && isLast && byAlias.length === 0 && <AskCard />}
          </ProductGrid>
          <Paging
            label={words.pages}
            first={isFirstPage ? undefined : address()}
            next={next === undefined ? undefined : address(next)}
          />
        </section>
      )}
      <ByAlias
        query={shown}
        products={byAlias}
        soundsAlike={soundsAlike}
        first={exact.length === 0}
        last={isLast}
      />
      <ByTopic topics={topics} />
      <FoundGuides guides={guides} />
    </>
  )
}

/** Guides that have the words of the search, below the products. */
function FoundGuides({ guides }: { guides: SearchResults['guides'] }) {
  const words = useWords(guidesWords)
  return guides.length > 0 && <GuideRows heading={words.found} guides={guides} />
}
