import { collectionLabel } from '#app/catalogue/collection-label.ts'
import { readForCall } from '#app/catalogue/pages/failed-read.server.ts'
import type { Product } from '#app/catalogue/product.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { searchProducts } from '#app/search/search.server.ts'
import { readSearch } from '#app/search/search-request.ts'
import { findTopics } from '#app/search/topics/topics.server.ts'
import { pictureUrl } from '#app/ui/pictures/picture.ts'
import type { Language } from '#languages/language.ts'
import { appContext, languageContext } from '#server/app-context.ts'
import type { Route } from './+types/suggestions.api'
import type { Suggestion } from './suggestion.ts'

const MOST_ROWS = 8
const PICTURE_WIDTH = 180

/**
 * `GET /products/suggestions?query=`: at most eight rows for the search box, products found by
 * name before those found by a local name, and these before what a category or a fact finds.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { query } = readSearch(request.url)
  const { config, db, memory } = context.get(appContext)
  const language = context.get(languageContext)
  const rows = await readForCall(context, 'Failed to search products.', async () => {
    const { exact, byAlias } = await searchProducts(db, query, {
      limit: MOST_ROWS,
      language,
    })
    const named = [...exact, ...byAlias].slice(0, MOST_ROWS)
    const limit = MOST_ROWS - named.length
    const topics =
      limit > 0
        ? await findTopics({ config, db, memory }, query, { found: named, limit, language })
        : []
    return [
      ...named.map((product) => toSuggestion(product, language)),
      ...topics
        .flatMap(({ label, products }) =>
          products.map((product) => ({ ...toSuggestion(product, language), category: label })),
        )
        .slice(0, limit),
    ]
  })
  return Response.json(rows, { headers: { 'Cache-Control': 'public, max-age=60' } })
}

function toSuggestion(product: Product, language: Language): Suggestion {
  const { name, localName, slug, picture, category, categoryName } = product
  return {
    name,
    localName,
    category: collectionLabel({ key: category, name: categoryName }, language),
    href: productPath(slug),
    picture: {
      avif: pictureUrl(picture, PICTURE_WIDTH, 'avif'),
      webp: pictureUrl(picture, PICTURE_WIDTH, 'webp'),
    },
  }
}
