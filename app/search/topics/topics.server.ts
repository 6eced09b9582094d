import { type CategoryKey, isSpecified } from '#app/catalogue/category.ts'
import { collectionLabel } from '#app/catalogue/collection-label.ts'
import { choiceLabel } from '#app/catalogue/facts/choice-words.ts'
import { monthsWords } from '#app/catalogue/facts/months.words.ts'
import { type Choice, choices, chosenAddress } from '#app/catalogue/facts/plant-choices.ts'
import { listCategoryNames } from '#app/catalogue/in-language.ts'
import type { Product } from '#app/catalogue/product.ts'
import { categoryPath } from '#app/catalogue/product-address.ts'
import { listProducts, listProductsAt } from '#app/catalogue/products.server.ts'
import type { ShownBy } from '#app/catalogue/sizes/shown-sizes.server.ts'
import type { Translations } from '#app/catalogue/translations.ts'
import { finderPath, inSeasonPath } from '#app/paths/shop-paths.ts'
import { listBits } from '#app/search/finder/bits.ts'
import { findPlants } from '#app/search/finder/find-plants.server.ts'
import { plantIndex } from '#app/search/finder/plant-index.server.ts'
import type { Database } from '#database/connection.ts'
import { foldSearch } from '#languages/folded-text.ts'
import { type Language, languages } from '#languages/language.ts'
import type { App } from '#server/app-context.ts'
import type { Memorable } from '#server/watching/memory.ts'
import { fitsTerm, type Nearness, tellingWords } from './fits-term.ts'
import { listReadings } from './telling-words.ts'
import { categoryTerms, choiceTerms, floweringTerms } from './topic-terms.ts'

/** Products that a search finds by their category, or by a fact that is known of them. */
export interface Topic {
  by: 'category' | 'fact'
  /** What the category or the fact is called, in the page's language. */
  label: string
  /** Shows them all; missing where no page does. */
  path?: string
  products: Product[]
}

const MOST_TOPICS = 3

/** Answers that nobody searches for. */
const silent = ['unknown', 'unsafe']

/** What a search looks at. */
export type SearchedShop = Pick<App, 'memory'> &
  ShownBy & { config: Pick<App['config'], 'isSeasonShown' | 'areGuidesShown'> }

/**
 * Finds what a search means where it names a category or a fact of the Plant Finder ('indoor',
 * 'pet safe', 'बीज'): for each at most `limit` products that are not among those already found,
 * and at most three such groups.
 */
export async function findTopics(
  { config, db, memory }: SearchedShop,
  query: string,
  {
    found,
    limit,
    language = 'en',
  }: { found: readonly Product[]; limit: number; language?: Language | undefined },
): Promise<Topic[]> {
  const words = tellingWords(foldSearch(query))
  if (words.length === 0) return []
  const known = await memory.recall(categoryNames)
  const readings = found.length > 0 ? [] : listReadings(words.join(' '))
  let meant = findMeant(known, words)
  for (const reading of readings) {
    if (meant.length > 0) break
    meant = findMeant(known, reading)
  }
  const topics: Topic[] = []
  const shown = new Set(found.map(({ id }) => id))
  for (const each of meant) {
    const wanted = limit + shown.size
    const products = await listOf({ db, memory }, each, wanted, language)
    const fresh = products.filter(({ id }) => !shown.has(id)).slice(0, limit)
    if (fresh.length === 0) continue
    for (const { id } of fresh) shown.add(id)
    const told = toldOf(each, { language, isSeasonShown: config.isSeasonShown })
    topics.push({ ...told, products: fresh })
    if (topics.length === MOST_TOPICS) break
  }
  return topics
}

type Meant = { category: CategoryNames } | { choice: Choice } | 'flowering'

/**
 * What the words name: first what has them as whole words, then what has words that begin so; only where nothing
 * is named so, with a slip in a word, and last what has each of them in another of its terms ('bedroom indoor').
 */
function findMeant(known: readonly CategoryNames[], words: readonly string[]): Meant[] {
  const whole = findNamed(known, words, 'whole')
  const names = new Set(whole.map(nameOf))
  const begun = findNamed(known, words, 'begun').filter((each) => !names.has(nameOf(each)))
  const meant = [...whole, ...begun]
  if (meant.length > 0) return meant
  const misspelt = findNamed(known, words, 'misspelt')
  return misspelt.length > 0 ? misspelt : findNamed(known, words, 'apart')
}

function findNamed(
  known: readonly CategoryNames[],
  words: readonly string[],
  nearness: Nearness | 'apart',
): Meant[] {
  const fits = (terms: readonly string[]) =>
    nearness === 'apart'
      ? fitsTerm(words, terms.join(' '), 'whole')
      : terms.some((term) => fitsTerm(words, term, nearness))
  return [
    ...known.filter((category) => fits(termsOf(category))).map((category) => ({ category })),
    ...choices
      // Results of searches are not looked at when only sizes change.
      .filter(({ group, value }) => group !== 'availability' && !silent.includes(value))
      .filter((choice) => fits(choiceTermsOf(choice)))
      .map((choice) => ({ choice })),
    ...(fits(floweringTerms) ? ['flowering' as const] : []),
  ]
}

function nameOf(meant: Meant): string {
  if (meant === 'flowering') return meant
  if ('category' in meant) return meant.category.key
  return `${meant.choice.group} ${meant.choice.value}`
}

function termsOf({ key, name, names }: CategoryNames): string[] {
  // Home's is a heading rather than a name.
  const labels =
    key === 'home' ? [] : languages.map((language) => collectionLabel({ key, name }, language))
  return [
    ...new Set([name, ...Object.values(names), ...labels]),
    ...(isSpecified(key) ? (categoryTerms[key] ?? []) : []),
  ]
}

function choiceTermsOf(choice: Choice): string[] {
  const own = choiceTerms.filter(
    ({ group, value }) => group === choice.group && value === choice.value,
  )
  return [
    ...languages.map((language) => choiceLabel(choice, language)),
    ...own.flatMap(({ terms }) => terms),
  ]
}

async function listOf(
  { db, memory }: Pick<App, 'db' | 'memory'>,
  meant: Meant,
  limit: number,
  language: Language,
): Promise<Product[]> {
  if (meant === 'flowering') {
    const { orders, flowering } = await memory.recall(plantIndex)
    const found = listBits(flowering, 0, limit).flatMap((number) => orders[number] ?? [])
    return listProductsAt(db, found, language)
  }
  if ('category' in meant) return listProducts(db, meant.category.key, { limit, language })
  const { orders } = findPlants(await memory.recall(plantIndex), [meant.choice])
  return listProductsAt(db, orders.slice(0, limit), language)
}

function toldOf(
  meant: Meant,
  { language, isSeasonShown }: { language: Language; isSeasonShown: boolean },
): Pick<Topic, 'by' | 'label' | 'path'> {
  if (meant === 'flowering') {
    const label = monthsWords[language].flowering
    return { by: 'fact', label, ...(isSeasonShown && { path: inSeasonPath }) }
  }
  if ('choice' in meant) {
    const { choice } = meant
    return {
      by: 'fact',
      label: choiceLabel(choice, language),
      path: chosenAddress(finderPath, [choice]),
    }
  }
  const { key, name, names } = meant.category
  const called = language === 'en' ? name : (names[language] ?? name)
  const label = collectionLabel({ key, name: called }, language)
  return { by: 'category', label, path: categoryPath(key) }
}

/** A category that is shown, with what it is called in every language. */
interface CategoryNames {
  key: CategoryKey
  name: string
  names: Translations<string>
}

/** The categories that are shown, in their order; kept until the catalogue changes. */
const categoryNames: Memorable<CategoryNames[]> = {
  name: 'category-names',
  make: listShownCategories,
}

async function listShownCategories(db: Database): Promise<CategoryNames[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['key', 'name', 'translations'])
    .where('hidden', '=', 0)
    .orderBy('position')
    .execute()
  return rows.map(({ key, name, translations }) => {
    return { key, name, names: listCategoryNames(translations) }
  })
}
