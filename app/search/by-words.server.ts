import { listMatchingOrders } from '#app/catalogue/indexing/search-index.server.ts'
import type { Product } from '#app/catalogue/product.ts'
import { listProductsAt } from '#app/catalogue/products.server.ts'
import type { Database } from '#database/connection.ts'
import { foldSearch, foldText, listWords } from '#languages/folded-text.ts'
import type { Language } from '#languages/language.ts'
import { listSoundingAlike } from './search.server.ts'
import { withoutAmounts } from './topics/asked-amounts.ts'
import { isOfWords, listReadings, listTellingWords, withoutPlural } from './topics/telling-words.ts'

const MOST_WORDS = 4
// Bounds the work where thousands of names have each word.
const MOST_FOR_EACH_WORD = 1_000
const MOST_LOOKED_AT = 100

/**
 * Finds products for a search that no name has as it stands: those called by all its words in any
 * order, else by those of its words that say which are meant, each as a word or its beginning
 * ('potting soil', 'tulsi plant', 'tulsi 6 inch'); else what sounds like these words ('gulaab ka paudha'),
 * at last without a noun's endings ('तुळशीचे रोप').
 */
export async function listByWords(
  db: Database,
  query: string,
  { limit, language }: { limit: number; language?: Language | undefined },
): Promise<Product[]> {
  const folded = foldSearch(query)
  const asked = withoutAmounts(folded)
  if (!isOfWords(asked)) return []
  const all = listWords(folded)
  const telling = listTellingWords(asked)
  for (const words of telling.length < all.length ? [all, telling] : [all]) {
    const called = await listCalledBy(db, words.map(withoutPlural), language)
    if (called.length > 0) return called.slice(0, limit)
  }
  const readings = [telling, ...listReadings(asked)].map((words) => words.join(' '))
  for (const said of readings.filter((each) => each !== folded)) {
    const orders = await listSoundingAlike(db, said, limit)
    if (orders.length > 0) return listProductsAt(db, orders, language)
  }
  return []
}

async function listCalledBy(
  db: Database,
  words: readonly string[],
  language: Language | undefined,
): Promise<Product[]> {
  if (words.length === 0 || words.length > MOST_WORDS) return []
  const orders = await listOrdersWithAll(db, words)
  const products = await listProductsAt(db, orders.slice(0, MOST_LOOKED_AT), language)
  return products.filter(isCalledBy(words))
}

async function listOrdersWithAll(db: Database, words: readonly string[]): Promise<number[]> {
  const page = { after: 0, limit: MOST_FOR_EACH_WORD }
  let orders: number[] | undefined
  for (const word of words) {
    const named = await listMatchingOrders(db, 'name', word, page)
    const having = new Set([...named, ...(await listMatchingOrders(db, 'alias', word, page))])
    orders = orders ? orders.filter((order) => having.has(order)) : [...having]
    if (orders.length === 0) return []
  }
  return (orders ?? []).sort((one, other) => one - other)
}

function isCalledBy(words: readonly string[]) {
  return ({ name, aliases }: Product) => {
    const own = [name, ...aliases].flatMap((text) => listWords(foldText(text)))
    return words.every((word) => own.some((each) => each.startsWith(word)))
  }
}
