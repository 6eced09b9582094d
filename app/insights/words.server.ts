import { listMatchingOrders } from '#app/catalogue/indexing/search-index.server.ts'
import { listSpellings } from '#app/catalogue/indexing/spelling.server.ts'
import { findProductsByIds, listProductsAt } from '#app/catalogue/products.server.ts'
import { listSuggestedNames } from '#app/search/missed/suggested-names.server.ts'
import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import { foldSearch } from '#languages/folded-text.ts'
import type { App } from '#server/app-context.ts'
import type { Memorable } from '#server/watching/memory.ts'
import type { Range } from './range.ts'
import { listMostViewed, type NamedTimes } from './read-views.server.ts'

/** A product that a word may be a name of, and why we think so. */
export interface Guess {
  id: number
  name: string
  why: 'told' | 'spelling'
}

/** A word that was searched for and found nothing, and finds nothing now. */
export interface MissedWord extends NamedTimes {
  guess: Guess | undefined
}

/** What a visitor calls a product. */
export interface ToldName extends NamedTimes {
  productId: number
  product: string
}

/** A word with so many others before it that it is set aside or found now is not looked at. */
const mostLookedAt = 60

/** Which words find something, in one version of the catalogue. */
const foundWords: Memorable<{ version: number; words: Map<string, Promise<boolean>> }> = {
  name: 'which words find something',
  make: async () => ({ version: 0, words: new Map() }),
}

/** So many words are looked for at once: others want connections as well. */
const askedAtOnce = 4

/** What words may be names of, as long as the catalogue stays as it is. */
const guesses: Memorable<Map<string, Promise<Guess | undefined>>> = {
  name: 'what words may mean',
  make: async () => new Map(),
}

/**
 * Lists the words that were searched for most in some days without finding anything: neither those
 * that the search finds by now nor those that somebody has set aside.
 */
export async function listMissedWords(
  { db, memory }: Pick<App, 'db' | 'memory'>,
  range: Range,
  limit: number,
): Promise<MissedWord[]> {
  const [searched, aside, known, finds] = await Promise.all([
    listMostViewed(db, 'missed-word', range, mostLookedAt),
    listSetAside(db),
    memory.recall(guesses),
    openFound({ db, memory }),
  ])
  const left = searched.filter(({ name }) => !aside.has(asideKey(name, 0)))
  const missed: MissedWord[] = []
  for (let reached = 0; reached < left.length && missed.length < limit; ) {
    const some = left.slice(reached, reached + Math.min(askedAtOnce, limit - missed.length))
    reached += some.length
    const found = await Promise.all(some.map(({ name }) => finds(name)))
    const words = some.filter((_, place) => !found[place])
    const guessed = await Promise.all(words.map(({ name }) => guessOnce(db, known, name)))
    missed.push(...words.map((word, place) => ({ ...word, guess: guessed[place] })))
  }
  return missed
}

/**
 * Gives what tells whether a word finds something. The catalogue's version is asked for each time: who
 * has just added a name, or undone that, sees it at once.
 */
async function openFound({ db, memory }: Pick<App, 'db' | 'memory'>) {
  const kept = await memory.recall(foundWords)
  const state = await db.selectFrom('catalogue_state').select('version').executeTakeFirst()
  const version = Number(state?.version ?? 0)
  if (kept.version !== version) {
    kept.version = version
    kept.words = new Map()
  }
  const { words } = kept
  return (word: string) => {
    const finding = words.get(word) ?? findFirst(db, word).then((product) => product !== undefined)
    words.set(word, finding)
    finding.catch(() => words.delete(word))
    return finding
  }
}

function guessOnce(db: Database, known: Map<string, Promise<Guess | undefined>>, word: string) {
  const made = known.get(word) ?? guess(db, word)
  known.set(word, made)
  made.catch(() => known.delete(word))
  return made
}

/** Lists what visitors call products, what most of them wrote first; see `listMissedWords`. */
export async function listToldNames(db: Database, limit: number): Promise<ToldName[]> {
  const [told, aside] = await Promise.all([listSuggestedNames(db), listSetAside(db)])
  const left = told
    .filter(({ name, product_id }) => !aside.has(asideKey(name, product_id)))
    .slice(0, mostLookedAt)
  const products = await findProductsByIds(db, [...new Set(left.map((row) => row.product_id))])
  const byId = new Map(products.map((product) => [product.id, product]))
  const open = left.flatMap(({ name, product_id, times }) => {
    const product = byId.get(product_id)
    if (!product) return []
    const names = [product.name, ...product.aliases].map(foldSearch)
    return names.includes(name) ? [] : { name, times, productId: product_id, product: product.name }
  })
  return open.slice(0, limit)
}

/** Says that a word is no name: of no product (0), or not of the one that it was told for. */
export async function setWordAside(
  db: Database,
  { word, productId, staffId }: { word: string; productId: number; staffId: number },
): Promise<void> {
  const row = { word, product_id: productId, staff_id: staffId, at: new Date().toISOString() }
  await retryWhenBusy(() =>
    db
      .insertInto('words_set_aside')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

/** Takes that back. */
export async function takeWordBack(
  db: Database,
  { word, productId }: { word: string; productId: number },
): Promise<void> {
  await retryWhenBusy(() =>
    db
      .deleteFrom('words_set_aside')
      .where('word', '=', word)
      .where('product_id', '=', productId)
      .execute(),
  )
}

/** Tells whether a word is set aside. */
export async function isSetAside(db: Database, word: string, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('words_set_aside')
    .select('word')
    .where('word', '=', word)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return row !== undefined
}

async function listSetAside(db: Database) {
  const rows = await db.selectFrom('words_set_aside').select(['word', 'product_id']).execute()
  return new Set(rows.map(({ word, product_id }) => asideKey(word, product_id)))
}

function asideKey(word: string, productId: number) {
  return `${productId} ${word}`
}

/** What product a word that finds nothing may be a name of. */
async function guess(db: Database, word: string): Promise<Guess | undefined> {
  const told = await db
    .selectFrom('suggested_names')
    .select('product_id')
    .where('name', '=', word)
    .orderBy('times', 'desc')
    .orderBy('product_id')
    .limit(1)
    .executeTakeFirst()
  const [meant] = told ? await findProductsByIds(db, [told.product_id]) : []
  if (meant) return { id: meant.id, name: meant.name, why: 'told' }
  const [near] = await listSpellings(db, word, { limit: 1 })
  const product = near === undefined ? undefined : await findFirst(db, foldSearch(near))
  return product && { id: product.id, name: product.name, why: 'spelling' }
}

/** The first product of the catalogue that a folded search finds. */
async function findFirst(db: Database, folded: string) {
  for (const field of ['name', 'alias'] as const) {
    const orders = await listMatchingOrders(db, field, folded, { after: 0, limit: 1 })
    const [product] = await listProductsAt(db, orders)
    if (product) return product
  }
  return undefined
}
