import { type Month, type MonthAct, monthActs, months } from '#app/catalogue/facts/facts.ts'
import { inSeasonPath } from '#app/paths/shop-paths.ts'

/** A page of In season: a month, or the present one, and of it perhaps only one thing that is done. */
export interface SeasonAddress {
  /** Left out for the present month. */
  month?: Month | undefined
  act?: MonthAct | undefined
  /** The place of the last product on the page before. */
  after?: number | undefined
}

/** Gives a month's name as its address has it, such as 'march'. */
export function monthSlug(month: Month): string {
  return month.toLowerCase()
}

/** Gives the month of this address, in any spelling; undefined for what is none. */
export function readMonth(slug: string): Month | undefined {
  return months.find((month) => monthSlug(month) === slug.toLowerCase())
}

/** Gives what is done that a query names; undefined for anything else. */
export function readAct(text: string | null): MonthAct | undefined {
  return monthActs.find((act) => act === text)
}

/** Gives the path, and query, of a page of In season. */
export function seasonAddress({ month, act, after }: SeasonAddress): string {
  const path = month ? `${inSeasonPath}/${monthSlug(month)}` : inSeasonPath
  const query = new URLSearchParams({
    ...(act && { act }),
    ...(act && after !== undefined && { after: String(after) }),
  })
  return query.size > 0 ? `${path}?${query}` : path
}
