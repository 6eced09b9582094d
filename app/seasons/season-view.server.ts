import { listFacts } from '#app/catalogue/facts/facts.server.ts'
import { type Month, type MonthAct, monthActs, months } from '#app/catalogue/facts/facts.ts'
import { lineInWords } from '#app/catalogue/facts/month-line.ts'
import { inOrder } from '#app/catalogue/facts/months.ts'
import { presentMonth } from '#app/catalogue/facts/present-month.ts'
import { listMonths } from '#app/catalogue/facts/shown-months.ts'
import { type ShownProduct, toShownProduct } from '#app/catalogue/product.ts'
import { listProductsAt } from '#app/catalogue/products.server.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'
import { type Said, sayAfter } from '#languages/said.ts'
import type { App } from '#server/app-context.ts'
import { type SeasonAddress, seasonAddress } from './month-address.ts'
import { listInMonth, seasonIndex } from './season-index.server.ts'

/** So many rows of what is done stand on one page. */
const MOST_ROWS = 24

/** Home shows two rows of a phone's screen, or one, or nothing. */
const stripLengths = [6, 3]

/** A product with the months in which something is done. */
export interface SeasonRow {
  product: ShownProduct
  months: Month[]
  /** The same in words; of a packet, of each of its plants for which it is the time. */
  words: Said
}

/** What is sown, planted or in flower in a month. */
export interface SeasonGroup {
  act: MonthAct
  count: number
  rows: SeasonRow[]
  /** Where the next page begins, if there is more. */
  next?: number
}

/** What a page of In season shows. */
export interface SeasonView {
  month: Month
  /** Whether this is the month that it is in India. */
  isPresent: boolean
  /** Whether the address names no month. */
  isUnnamed: boolean
  /** How many products each month has, January first. */
  counts: number[]
  groups: SeasonGroup[]
  asked: Pick<SeasonAddress, 'act' | 'after'>
}

/** Tells what is in season in a month, or now; one thing that is done alone where `act` says so. */
export async function readSeason(
  { db, memory }: Pick<App, 'db' | 'memory'>,
  { month: named, act: only, after = 0 }: SeasonAddress,
  { language, now }: { language: Language; now: Date },
): Promise<SeasonView> {
  const index = await memory.recall(seasonIndex)
  const present = presentMonth(now)
  const month = named ?? present
  const groups = await Promise.all(
    (only ? [only] : monthActs).map(async (act) => {
      const all = listInMonth(index, act, month)
      const rest = only ? all.filter((order) => order > after) : all
      const orders = rest.slice(0, MOST_ROWS)
      const rows = await listRows(db, orders, { act, month, language })
      const last = orders.at(-1)
      const hasMore = rest.length > MOST_ROWS && last !== undefined
      return { act, count: all.length, rows, ...(hasMore && { next: last }) }
    }),
  )
  return {
    month,
    isPresent: month === present,
    isUnnamed: named === undefined,
    counts: index.counts,
    groups: groups.filter(({ rows }) => rows.length > 0),
    asked: { act: only, after: after || undefined },
  }
}

/** Gives the paths of all pages of In season that there are; none while the owner has it turned off. */
export async function listSeasonPaths({
  config,
  memory,
}: Pick<App, 'config' | 'memory'>): Promise<string[]> {
  if (!config.isSeasonShown) return []
  const { counts } = await memory.recall(seasonIndex)
  const named = months.filter((_, index) => (counts[index] ?? 0) > 0)
  return named.length === 0 ? [] : [{}, ...named.map((month) => ({ month }))].map(seasonAddress)
}

/**
 * Tells whether there is an In season to link to. While the catalogue can't be read, as it was the last
 * time.
 */
export async function hasSeason({
  config,
  memory,
}: Pick<App, 'config' | 'memory'>): Promise<boolean> {
  if (!config.isSeasonShown) return false
  const index = await memory.recallOrLast(seasonIndex)
  return index !== undefined && index.orders.length > 0
}

/** Gives what Home shows of the present month: a few things of each kind in turn, or nothing. */
export async function readSeasonStrip(
  { config, db, memory }: Pick<App, 'config' | 'db' | 'memory'>,
  { language, now }: { language: Language; now: Date },
): Promise<SeasonStripView | undefined> {
  if (!config.isSeasonShown) return undefined
  const index = await memory.recall(seasonIndex)
  const month = presentMonth(now)
  const inTurn = takeInTurn(
    monthActs.map((act) => listInMonth(index, act, month).map((order) => ({ act, order }))),
  )
  const actOf = new Map<number, MonthAct>()
  // What is done of one product stands there once, as the first that it was taken for.
  for (const { act, order } of inTurn) if (!actOf.has(order)) actOf.set(order, act)
  const length = stripLengths.find((length) => actOf.size >= length)
  if (!length) return undefined
  const chosen = new Map([...actOf].slice(0, length))
  const products = await listProductsAt(db, [...chosen.keys()], language)
  const things = products.flatMap((product) => {
    const act = chosen.get(product.order)
    return act ? [{ act, product: toShownProduct(product) }] : []
  })
  return { month, things }
}

/** Some of what is in season now. */
export interface SeasonStripView {
  month: Month
  things: { act: MonthAct; product: ShownProduct }[]
}

/** Gives the first of each list, then the second of each, and so on. */
function takeInTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  ).flat()
}

async function listRows(
  db: Database,
  orders: readonly number[],
  { act, month, language }: { act: MonthAct; month: Month; language: Language },
): Promise<SeasonRow[]> {
  const products = await listProductsAt(db, orders, language)
  const facts = await listFacts(
    db,
    products.map(({ id }) => id),
    language,
  )
  return products.flatMap((product) => {
    const known = facts.get(product.id)
    const lines = known
      ? listMonths(known).filter((line) => line.act === act && line.months.includes(month))
      : []
    if (lines.length === 0) return []
    const words = lines.flatMap((line, place) => [
      ...(place > 0 ? ['. '] : []),
      lineInWords(line, language),
    ])
    return [
      {
        product: toShownProduct(product),
        months: inOrder(lines.flatMap((line) => line.months)),
        words: sayAfter(...words),
      },
    ]
  })
}
