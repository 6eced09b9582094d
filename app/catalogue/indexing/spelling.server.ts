import type { Product } from '#app/catalogue/product.ts'
import { listProductsAt } from '#app/catalogue/products.server.ts'
import type { Database } from '#database/connection.ts'
import { listWords } from '#languages/folded-text.ts'
import { countTypos } from './count-typos.ts'
import { listMatchingOrders } from './search-index.server.ts'
import {
  listSpellableWords,
  listSpellingWords,
  listWordGrams,
  type SpellingWord,
} from './spelling-words.ts'

const MOST_WORDS_LOOKED_AT = 3
// Bounds the work where a huge catalogue has thousands of words alike.
const MOST_WORDS_PER_GRAM = 500
const MOST_CANDIDATES = 30
const MOST_PRODUCTS_LOOKED_AT = 20

/**
 * Gives up to `limit` names or aliases spelt nearly as a folded search, nearest first: each of
 * them finds something when searched. A general word is looked at only together with its neighbour.
 */
export async function listSpellings(
  db: Database,
  folded: string,
  {
    limit = 3,
    isGeneral = () => false,
  }: { limit?: number; isGeneral?: (word: string) => boolean } = {},
): Promise<string[]> {
  const words = listWords(folded).slice(0, MOST_WORDS_LOOKED_AT)
  const found: { word: string; distance: number }[] = []
  for (const word of listSpellableWords(words.join(' '))) {
    if (words.length > 1 && isGeneral(word)) continue
    const near = await listNearWords(db, word)
    if (words.length > 1 && words.includes(word) && near.some(({ typos }) => typos === 0)) {
      // A word spelt right means no other, and says less about what was meant than the one beside it.
      found.push({ word, distance: 1 })
      continue
    }
    for (const { word: known, typos } of near) {
      found.push({ word: known, distance: typos / [...word].length })
    }
  }
  found.sort((a, b) => a.distance - b.distance)
  const suggestions = new Set<string>()
  for (const word of new Set(found.map((near) => near.word))) {
    if (suggestions.size === limit) break
    const suggestion = await findSuggestion(db, word)
    if (suggestion !== undefined) suggestions.add(suggestion)
  }
  return [...suggestions]
}

async function listNearWords(
  db: Database,
  word: string,
): Promise<{ word: string; typos: number }[]> {
  const { length } = [...word]
  const allowed = Math.max(1, Math.floor(length / 3))
  const shared = new Map<string, number>()
  for (const gram of listWordGrams(word)) {
    const rows = await db
      .selectFrom('search_word_grams')
      .select('word')
      .where('gram', '=', gram)
      .where('length', '>=', length - allowed)
      .where('length', '<=', length + allowed)
      .orderBy('length')
      .orderBy('word')
      .limit(MOST_WORDS_PER_GRAM)
      .execute()
    for (const row of rows) shared.set(row.word, (shared.get(row.word) ?? 0) + 1)
  }
  return [...shared]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_CANDIDATES)
    .map(([candidate]) => ({ word: candidate, typos: countTypos(word, candidate) }))
    .filter(({ typos }) => typos <= allowed)
}

/** An alias that is this very word, else the name of a product that has it. */
async function findSuggestion(db: Database, word: string): Promise<string | undefined> {
  const meant = await db
    .selectFrom('search_words')
    .select(['word', 'kind', 'text'])
    .where('word', '=', word)
    .orderBy('kind')
    .orderBy('text')
    .limit(1)
    .executeTakeFirst()
  if (meant === undefined || meant.kind === 'alias') return meant?.text
  const product = await findProductWith(db, meant)
  return product?.name
}

async function findProductWith(db: Database, meant: SpellingWord): Promise<Product | undefined> {
  for (const field of ['name', 'alias'] as const) {
    const page = { after: 0, limit: MOST_PRODUCTS_LOOKED_AT }
    const orders = await listMatchingOrders(db, field, meant.text, page)
    const products = await listProductsAt(db, orders)
    // The text may also be found inside longer words: 'rose' in a primrose.
    const hasWord = (product: Product) =>
      listSpellingWords(product).some(({ word }) => word === meant.word)
    const product = products.find(hasWord) ?? products[0]
    if (product) return product
  }
  return undefined
}
