import { collectionLabel } from '#app/catalogue/collection-label.ts'
import { readForCall } from '#app/catalogue/pages/failed-read.server.ts'
import type { Product } from '#app/catalogue/product.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { suggestGuides } from '#app/guides/find-guides.server.ts'
import type { GuideCard } from '#app/guides/guide-list.server.ts'
import { guidePath } from '#app/guides/guide-path.ts'
import { guidesWords } from '#app/guides/guides.words.ts'
import { listByWords } from '#app/search/by-words.server.ts'
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
 * name before those found by a local name, and these before what a category or a fact finds; last at most
 * two guides that are called so.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { query } = readSearch(request.url)
  const { config, db, memory } = context.get(appContext)
  const language = context.get(languageContext)
  const rows = await readForCall(context, 'Failed to search products.', async () => {
    const shop = { config, db, memory }
    const guides = await suggestGuides(shop, query, { language, now: new Date() })
    const { exact, byAlias } = await searchProducts(db, query, {
      limit: MOST_ROWS,
      language,
    })
    const asWritten = [...exact, ...byAlias]
    const named = (
      asWritten.length > 0
        ? asWritten
        : await listByWords(db, query, { limit: MOST_ROWS, language })
    ).slice(0, MOST_ROWS - guides.length)
    const limit = MOST_ROWS - guides.length - named.length
    const topics = limit > 0 ? await findTopics(shop, query, { found: named, limit, language }) : []
    return [
      ...named.map((product) => toSuggestion(product, language)),
      ...topics
        .flatMap(({ label, products }) =>
          products.map((product) => ({ ...toSuggestion(product, language), category: label })),
        )
        .slice(0, limit),
      ...guides.map((guide) => toGuideSuggestion(guide, language)),
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
    picture: toSmallPicture(picture),
  }
}

function toGuideSuggestion(guide: GuideCard, language: Language): Suggestion {
  const { slug, title, picture, entryDate } = guide
  const { name, entry } = guidesWords[language]
  return {
    name: title,
    title,
    category: entryDate ? entry : name,
    href: guidePath(slug),
    ...(picture && { picture: toSmallPicture(picture.name) }),
  }
}

function toSmallPicture(name: string): NonNullable<Suggestion['picture']> {
  return {
    avif: pictureUrl(name, PICTURE_WIDTH, 'avif'),
    webp: pictureUrl(name, PICTURE_WIDTH, 'webp'),
  }
}
