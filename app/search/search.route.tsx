import { readForPage } from '#app/catalogue/pages/failed-read.server.ts'
import { ClosingSection } from '#app/ui/page/closing-section.tsx'
import type { PageHandle } from '#app/ui/page/page-sheet.ts'
import { appContext, eachViewContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/search.route'
import { searchCounter } from './missed/search-counter.server.ts'
import { SearchPage } from './search-page.tsx'
import { readSearch } from './search-request.ts'
import { findSearchResults, isMiss, type SearchResults } from './search-results.server.ts'

export const handle: PageHandle = {
  sheets: ['results'],
  moreSheets: (loaderData) => {
    const { results } = (loaderData ?? {}) as { results?: SearchResults }
    return results && results.guides.length > 0 ? ['guide-rows'] : []
  },
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const search = readSearch(request.url)
  const { query } = search
  if (query === '') return { query }
  const results = await readForPage(context, 'Failed to search products.', () =>
    findSearchResults(app, search, context.get(languageContext)),
  )
  if (search.after === undefined) {
    context.get(eachViewContext).push(searchCounter(app, query, !isMiss(results)))
  }
  return { query, results }
}

/** The search results (§2): `/product/productView?query=`. */
export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <SearchPage {...loaderData} />
      {/* Before a search its row of plants is the largest picture of the first screen. */}
      <ClosingSection wall="pista" first={!loaderData.results} />
    </main>
  )
}
