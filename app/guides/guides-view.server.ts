import { type Month, months } from '#app/catalogue/facts/facts.ts'
import { presentMonth } from '#app/catalogue/facts/present-month.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'
import type { IndexedGuide } from './guide-index.server.ts'
import {
  type GuideCard,
  type GuidedShop,
  listSeen,
  type Reader,
  toGuideCards,
} from './guide-list.server.ts'
import type { GuidesAddress } from './guides-address.ts'

/** So many guides of this month stand first. */
const mostNow = 7
/** So many guides of the rest of the year stand on a page, */
const guidesOnPage = 24
/** and so many entries of the journal. */
const entriesOnPage = 20

/** A part of a list, and which page of it follows. */
export interface GuidesPage {
  cards: GuideCard[]
  next: number | undefined
}

/** What the page of all guides shows. */
export interface GuidesView {
  asked: GuidesAddress
  month: Month
  /** Guides of this month; on the first page only. */
  now: GuideCard[]
  rest: GuidesPage
  journal: GuidesPage
}

/**
 * Lists guides: first those of this month, then the rest of the year in the order of the months to come,
 * then the journal's entries. A further page is of one list alone. Undefined where there is nothing.
 */
export async function readGuidesView(
  shop: GuidedShop,
  asked: GuidesAddress,
  reader: Reader,
): Promise<GuidesView | undefined> {
  const { language, now } = reader
  const seen = await listSeen(shop, reader)
  const month = presentMonth(now)
  const guides = seen.filter(({ entryDate }) => entryDate === null)
  const present = guides.filter((guide) => isOnly(guide.months, month)).slice(0, mostNow)
  const others = inComingMonths(
    guides.filter((guide) => !present.includes(guide)),
    months.indexOf(month),
  )
  const entries = seen.filter(({ entryDate }) => entryDate !== null)
  const isWhole = asked.guides === undefined && asked.entries === undefined
  const page = (list: readonly IndexedGuide[], which: number | undefined, size: number) =>
    isWhole || which !== undefined
      ? readPage(shop.db, list, { page: which ?? 1, size, language })
      : { cards: [], next: undefined }
  const view = {
    asked,
    month,
    now: isWhole ? await toGuideCards(shop.db, present, language) : [],
    rest: await page(others, asked.guides, guidesOnPage),
    journal: await page(entries, asked.entries, entriesOnPage),
  }
  const isEmpty = [view.now, view.rest.cards, view.journal.cards].every(
    ({ length }) => length === 0,
  )
  return isEmpty ? undefined : view
}

/** Whether a guide is of this month rather than of every one. */
function isOnly(of: readonly Month[], month: Month) {
  return of.length < months.length && of.includes(month)
}

/** Gives guides by the month in which they matter next; those of one month as they come. */
function inComingMonths(guides: readonly IndexedGuide[], present: number): IndexedGuide[] {
  const byMonth = Map.groupBy(guides, (guide) => monthsUntil(guide, present))
  return Array.from({ length: months.length + 1 }, (_, until) => byMonth.get(until) ?? []).flat()
}

/** How many months until it matters; what matters always comes last. */
function monthsUntil({ months: of }: IndexedGuide, present: number): number {
  if (of.length === 0 || of.length === months.length) return months.length
  return Math.min(
    ...of.map((month) => (months.indexOf(month) - present + months.length) % months.length),
  )
}

async function readPage(
  db: Database,
  list: readonly IndexedGuide[],
  { page, size, language }: { page: number; size: number; language: Language },
): Promise<GuidesPage> {
  const cards = await toGuideCards(db, list.slice((page - 1) * size, page * size), language)
  return { cards, next: list.length > page * size ? page + 1 : undefined }
}
