import {
  findNamedProducts,
  listShownNames,
  type NamedProduct,
} from '#app/catalogue/store/named-products.server.ts'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { hoursWords } from '#app/enquiries/answering/hours-words.ts'
import { addUpEnquiries, countBySpan } from '#app/insights/enquiry-figures.ts'
import { listBars, listWeeks, type Range } from '#app/insights/range.ts'
import {
  countEnquiries,
  findMedianAnswer,
  listMostAsked,
  type ProductTimes,
} from '#app/insights/read-enquiries.server.ts'
import { countSearches, listMostViewed, type NamedTimes } from '#app/insights/read-views.server.ts'
import { listMissedWords, listToldNames } from '#app/insights/words.server.ts'
import { categoryRoot } from '#app/paths/shop-paths.ts'
import { momentWords } from '#app/time/day-words.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'
import type { BarRow, InsightsView, WordRow } from './insights-view.ts'
import { productBar } from './product-bar.server.ts'

/** The longest list of each kind. */
const most = { rows: 5, words: 10, names: 300 }

/** What somebody may see and do, by their role. */
interface Rights {
  seesEnquiries: boolean
  mayAdd: boolean
}

/** Reads all that the page of figures shows of a time. */
export async function readInsights(
  {
    db,
    memory,
    views,
    config,
  }: Pick<App, 'db' | 'memory'> & {
    views: Pick<App['views'], 'labelOf'>
    config: Pick<App['config'], 'countViews'>
  },
  range: Range,
  { seesEnquiries, mayAdd }: Rights,
  now: Date,
): Promise<InsightsView> {
  const [enquiries, asked, viewed, pages, found, searches, missed, told, names] = await Promise.all(
    [
      seesEnquiries ? readEnquiries(db, range, now) : undefined,
      seesEnquiries ? listMostAsked(db, range, most.rows) : [],
      listMostViewed(db, 'product', range, most.rows),
      listMostViewed(db, 'page', range, most.rows),
      listMostViewed(db, 'found-word', range, most.rows),
      countSearches(db, range),
      listMissedWords({ db, memory }, range, most.words),
      listToldNames(db, most.words),
      mayAdd ? listShownNames(db, most.names) : [],
    ],
  )
  const seen = viewed.map(({ name, times }) => ({ id: Number(name), times }))
  const ids = [...asked, ...seen].map(({ id }) => id)
  const [products, categories] = await Promise.all([
    findNamedProducts(db, [...new Set(ids)]),
    nameCategories(
      db,
      pages.filter(({ name }) => views.labelOf(name) === undefined),
    ),
  ])
  return {
    range,
    ...(enquiries && { enquiries: { ...enquiries, asked: toProductRows(asked, products) } }),
    products: toProductRows(seen, products),
    pages: pages.map(({ name, times }) => ({
      key: name,
      label: views.labelOf(name) ?? categories.get(name) ?? name,
      times,
    })),
    searched: found.map(({ name, times }) => ({ key: name, label: name, times })),
    searches,
    missed: missed.map(({ name, times, guess }) => ({
      word: name,
      times,
      productId: 0,
      product: guess?.name ?? '',
      why: guess?.why,
    })),
    told: told.map(({ name, times, productId, product }): WordRow => {
      return { word: name, times, productId, product, why: 'told' }
    }),
    names,
    mayAdd,
    isCounting: config.countViews,
  }
}

async function readEnquiries(db: Database, range: Range, now: Date) {
  const [{ byStanding, byDay }, medianMinutes, { hours }] = await Promise.all([
    countEnquiries(db, range),
    findMedianAnswer(db, range),
    readDeskSettings(db),
  ])
  const { by, spans } = listBars(range)
  return {
    ...addUpEnquiries(byStanding),
    bars: { by, spans: countBySpan(byDay, spans) },
    weeks: countBySpan(byDay, listWeeks(range)),
    medianMinutes,
    hours: hoursWords(hours),
    untilNow: momentWords(now.toISOString(), now).toLowerCase(),
  }
}

function toProductRows(
  counted: readonly ProductTimes[],
  products: ReadonlyMap<number, NamedProduct>,
): BarRow[] {
  return counted.map(({ id, times }) => productBar(products.get(id), { key: String(id), times }))
}

/** The names of added categories, by the paths of their pages. */
async function nameCategories(db: Database, pages: readonly NamedTimes[]) {
  const keys = pages.flatMap(({ name: path }) =>
    path.startsWith(categoryRoot) ? [path.slice(categoryRoot.length)] : [],
  )
  if (keys.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('categories')
    .select(['key', 'name'])
    .where('key', 'in', keys)
    .execute()
  return new Map(rows.map(({ key, name }) => [categoryRoot + key, name]))
}
