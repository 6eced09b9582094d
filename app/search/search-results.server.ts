import { readCardPrices, withPrice } from '#app/catalogue/cards/card-prices.server.ts'
import { toCards } from '#app/catalogue/cards/cards.server.ts'
import { listMatchingOrders } from '#app/catalogue/indexing/search-index.server.ts'
import { MOST_COUNTED, PAGE_SIZE } from '#app/catalogue/pages/page-request.ts'
import type { Product, ShownProduct } from '#app/catalogue/product.ts'
import { findGuides } from '#app/guides/find-guides.server.ts'
import type { GuideCard } from '#app/guides/guide-list.server.ts'
import type { Database } from '#database/connection.ts'
import { foldSearch, foldText } from '#languages/folded-text.ts'
import type { Language } from '#languages/language.ts'
import { listByWords } from './by-words.server.ts'
import { type SearchResult, searchProducts } from './search.server.ts'
import type { SearchRequest } from './search-request.ts'
import { findTopics, type SearchedShop, type Topic } from './topics/topics.server.ts'

const CARDS_OF_TOPIC = 8
const CARDS_OF_NEAR = 4

/** Products found by their category or by a fact, as cards, and why they stand there. */
export interface ShownTopic extends Omit<Topic, 'products'> {
  products: ShownProduct[]
}

/** A page of search results. */
export interface SearchResults
  extends Omit<SearchResult, 'exact' | 'byAlias' | 'count' | 'suggestions'> {
  /** By the name; where no English name matches, by the page's own names for them, or by single words. */
  exact: ShownProduct[]
  byAlias: ShownProduct[]
  /** What their category or a fact finds, below what names find; on the first page only. */
  topics: ShownTopic[]
  /** What is spelt nearly so, where nothing else was found. */
  near: ShownProduct[]
  /** How many names match in the whole catalogue, counted up to one more than a page says. */
  total: number
  isFirstPage: boolean
  /** Guides that speak of it; on the first page only. */
  guides: GuideCard[]
}

/** Finds what the results page shows; past the last product it gives the first page again. */
export async function findSearchResults(
  app: SearchedShop,
  { query, after }: SearchRequest,
  language?: Language,
): Promise<SearchResults> {
  const { db } = app
  const { exact, byAlias, count, suggestions, ...result } = await searchProducts(db, query, {
    after,
    countTo: MOST_COUNTED,
    language,
  })
  if (after !== undefined && exact.length === 0) return findSearchResults(app, { query }, language)
  const isFirstPage = after === undefined
  const byWords =
    isFirstPage && exact.length + byAlias.length === 0
      ? await listByWords(db, query, { limit: PAGE_SIZE, language })
      : []
  const found = [...exact, ...byAlias, ...byWords]
  const topics =
    isFirstPage && result.next === undefined
      ? await findTopics(app, query, { found, limit: CARDS_OF_TOPIC, language })
      : []
  const near = topics.length + byWords.length > 0 ? [] : await listNear(db, suggestions, language)
  // Where the page itself calls them so, it is their name.
  const called = exact.length === 0 ? byAlias.filter(isCalled(query)) : []
  const byOther = byAlias.filter((product) => !called.includes(product))
  const all = [...found, ...near, ...topics.flatMap(({ products }) => products)]
  const ids = all.map(({ id }) => id)
  const prices = await readCardPrices(app, ids)
  const cards = async (products: readonly Product[]) =>
    (await toCards(db, products, language)).map((card) => withPrice(card, prices))
  return {
    ...result,
    exact: await cards([...exact, ...called, ...byWords]),
    byAlias: await cards(byOther),
    topics: await Promise.all(
      topics.map(async ({ products, ...topic }) => ({ ...topic, products: await cards(products) })),
    ),
    near: await cards(near),
    total: called.length + byWords.length + (count ?? (await countMatches(db, query))),
    isFirstPage,
    guides: isFirstPage
      ? await findGuides(app, query, { language: language ?? 'en', now: new Date() })
      : [],
  }
}

/** Whether a search found nothing that was meant: no name, no local name, no category, no fact, no guide. */
export function isMiss({ exact, byAlias, topics, guides }: SearchResults): boolean {
  return exact.length + byAlias.length + topics.length + guides.length === 0
}

function isCalled(query: string) {
  const folded = foldSearch(query)
  return ({ localName }: Product) => localName !== undefined && foldText(localName).includes(folded)
}

/** The products that near spellings find, nearest first, each once. */
async function listNear(
  db: Database,
  suggestions: readonly string[],
  language: Language | undefined,
): Promise<Product[]> {
  const near = new Map<number, Product>()
  for (const suggestion of suggestions) {
    const { exact, byAlias } = await searchProducts(db, suggestion, {
      limit: CARDS_OF_NEAR,
      language,
    })
    for (const product of exact.length > 0 ? exact : byAlias) near.set(product.id, product)
  }
  return [...near.values()].slice(0, CARDS_OF_NEAR)
}

async function countMatches(db: Database, query: string): Promise<number> {
  const orders = await listMatchingOrders(db, 'name', foldSearch(query), {
    after: 0,
    limit: MOST_COUNTED + 1,
  })
  return orders.length
}
