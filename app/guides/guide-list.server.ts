import type { Month } from '#app/catalogue/facts/facts.ts'
import { presentMonth } from '#app/catalogue/facts/present-month.ts'
import { guidesPath } from '#app/paths/shop-paths.ts'
import { indiaDay, indiaInstant } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import { type Language, languages } from '#languages/language.ts'
import type { App } from '#server/app-context.ts'
import { guideIndex, type IndexedGuide } from './guide-index.server.ts'
import { guidePath } from './guide-path.ts'
import { findGuidePictures, type GuidePicture } from './guide-pictures.server.ts'

/** A guide as a card or a row of a list shows it. */
export interface GuideCard {
  id: number
  slug: string
  title: string
  summary: string
  wall: string
  /** Without one its card is an empty room. */
  picture: GuidePicture | undefined
  /** The months that it matters in; none: all the year. */
  months: readonly Month[]
  /** The day of an entry of the journal. */
  entryDate: string | null
}

/** Who asks, and when. */
export interface Reader {
  language: Language
  now: Date
}

export type GuidedShop = Pick<App, 'db' | 'memory'> & {
  config: Pick<App['config'], 'areGuidesShown'>
}

/**
 * Lists what visitors see of guides in a language today, the newest first; nothing while they are
 * turned off.
 */
export async function listSeen(
  { memory, config }: Pick<GuidedShop, 'memory' | 'config'>,
  { language, now }: Reader,
): Promise<readonly IndexedGuide[]> {
  if (!config.areGuidesShown) return []
  const today = indiaDay(now)
  const all = await memory.recall(guideIndex)
  return all.filter(({ from, said }) => from <= today && said[language] !== undefined)
}

/** Gives the languages in which the shop has guides today; none also where that can't be read. */
export async function listGuideLanguages(
  { memory, config }: Pick<GuidedShop, 'memory' | 'config'>,
  now: Date,
): Promise<Language[]> {
  if (!config.areGuidesShown) return []
  const all = (await memory.recallOrLast(guideIndex)) ?? []
  const today = indiaDay(now)
  return languages.filter((language) =>
    all.some(({ from, said }) => from <= today && said[language] !== undefined),
  )
}

/** Lists the pages of guides that search engines may show, each with its languages and its last change. */
export async function listGuidePages(
  { memory, config }: Pick<GuidedShop, 'memory' | 'config'>,
  now: Date,
): Promise<{ path: string; languages: readonly Language[]; lastmod?: string }[]> {
  const written = await listGuideLanguages({ memory, config }, now)
  if (written.length === 0) return []
  const today = indiaDay(now)
  const seen = (await memory.recall(guideIndex)).filter(({ from }) => from <= today)
  return [
    { path: guidesPath, languages: written },
    ...seen.map(({ slug, said, lastmod }) => ({
      path: guidePath(slug),
      languages: written.filter((language) => said[language]),
      lastmod,
    })),
  ]
}

/** Gives cards of these guides; asks the database once for pictures that were uploaded. */
export async function toGuideCards(
  db: Database,
  guides: readonly IndexedGuide[],
  language: Language,
): Promise<GuideCard[]> {
  const names = guides.flatMap(({ picture }) => picture?.picture ?? [])
  const pictures = await findGuidePictures(db, names)
  return guides.map((guide) => {
    const { id, slug, wall, picture, entryDate } = guide
    const { title = '', summary = '' } = guide.said[language] ?? {}
    return {
      id,
      slug,
      title,
      summary,
      wall,
      months: guide.months,
      entryDate,
      picture: picture && pictures.get(picture.picture),
    }
  })
}

const mostInFeed = 30

/** A guide or an entry as a feed tells of it. */
interface FeedEntry {
  id: number
  slug: string
  title: string
  summary: string
  author: string
  /** Instants. */
  published: string
  updated: string
}

/** Gives the newest guides and entries of a language for its feed. */
export async function listFeedEntries(
  shop: Pick<GuidedShop, 'memory' | 'config'>,
  reader: Reader,
): Promise<FeedEntry[]> {
  const seen = await listSeen(shop, reader)
  return seen.slice(0, mostInFeed).map(({ id, slug, said, author, entryDate, from, lastmod }) => {
    const { title = '', summary = '' } = said[reader.language] ?? {}
    const published = indiaInstant(entryDate ?? from).toISOString()
    return { id, slug, title, summary, author, published, updated: lastmod }
  })
}

/** So many guides of a product stand on its page. */
const mostOfProduct = 2

/** Lists the guides that speak of a product: those of this month first, entries of the journal not at all. */
export async function listGuidesOf(
  shop: GuidedShop,
  productId: number,
  reader: Reader,
): Promise<GuideCard[]> {
  const seen = await listSeen(shop, reader)
  const named = seen.filter(
    ({ entryDate, products }) => entryDate === null && products.includes(productId),
  )
  if (named.length === 0) return []
  const month = presentMonth(reader.now)
  const isNow = (guide: IndexedGuide) => Number(guide.months.includes(month))
  const first = named.toSorted((one, other) => isNow(other) - isNow(one)).slice(0, mostOfProduct)
  return toGuideCards(shop.db, first, reader.language)
}
