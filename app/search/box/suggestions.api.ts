import { readForCall } from '#app/catalogue/failed-read.server.ts'
import type { Product } from '#app/catalogue/product.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { searchProducts } from '#app/search/search.server.ts'
import { readSearch } from '#app/search/search-request.ts'
import { pictureUrl } from '#app/ui/picture.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/suggestions.api'
import type { Suggestion } from './suggestion.ts'

const MOST_ROWS = 8
const PICTURE_WIDTH = 180

/**
 * `GET /products/suggestions?query=`: at most eight rows for the search box, products found by
 * name before those found by a local name.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { query } = readSearch(request.url)
  const { db } = context.get(appContext)
  const rows = await readForCall(context, 'Failed to search products.', async () => {
    const { exact, byAlias } = await searchProducts(db, query, {
      limit: MOST_ROWS,
      language: context.get(languageContext),
    })
    const found = [...exact, ...byAlias].slice(0, MOST_ROWS)
    return found.map(toSuggestion)
  })
  return Response.json(rows, { headers: { 'Cache-Control': 'public, max-age=60' } })
}

function toSuggestion({ name, localName, slug, picture, categoryName }: Product): Suggestion {
  return {
    name,
    ...(localName !== undefined && { localName }),
    category: categoryName,
    href: productPath(slug),
    picture: {
      avif: pictureUrl(picture, PICTURE_WIDTH, 'avif'),
      webp: pictureUrl(picture, PICTURE_WIDTH, 'webp'),
    },
  }
}
