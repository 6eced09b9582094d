import { collections } from '#app/catalogue/collection.ts'
import {
  allPlantsPath,
  contactPath,
  finderPath,
  homePath,
  searchPath,
} from '#app/paths/shop-paths.ts'
import { searchCounter } from '#app/search/missed/search-counter.server.ts'
import { suggestName } from '#app/search/missed/suggested-names.server.ts'
import { daysBefore, pastDays } from './dates.ts'
import type { Happening, Nursery } from './happening.ts'
import { priced } from './prices.ts'
import type { Random } from './random.ts'

/** What is searched for, and how often beside others. */
const found = [
  ['tulsi', 14],
  ['snake plant', 11],
  ['money plant', 10],
  ['areca palm', 8],
  ['mogra', 8],
  ['aloe vera', 6],
  ['cocopeat', 5],
  ['lemon', 5],
  ['तुलसी', 4],
  ['मोगरा', 4],
  ['bougainvillea', 4],
  ['neem oil', 3],
] as const

/** The same that finds nothing. */
const missed = [
  ['curry leaf', 9],
  ['lavender', 8],
  ['mango tree', 6],
  ['rose', 5],
  ['grow bags', 5],
  ['कढीपत्ता', 4],
  ['drip kit', 3],
  ['spider plant', 3],
  ['jade plnt', 2],
  ['गुलाब', 2],
] as const

/** What visitors call products, told on their pages. */
const names = [
  [7, 'saap ka podha', 6],
  [10, 'pothos', 4],
  [5, 'gwarpatha', 3],
  [1, 'tulas', 2],
] as const

/** How often Home is looked at on a usual day; other pages by what follows it. */
const homeViews = 34

/** Views of pages and products, searches, and names that visitors tell, day by day. */
export function listCounts(random: Random, until: Date): Happening[] {
  const days = Array.from({ length: pastDays }, (_, back): Happening => {
    // The shop is better known by now than half a year ago.
    const many = homeViews * (1.5 - back / pastDays) * (0.75 + random.next() / 2)
    const at = daysBefore(until, back, '23:10')
    return { at: at < until ? at : until, happen: ({ app }) => countDay(app, random, many) }
  })
  const told = names.flatMap(([id, name, times]) =>
    Array.from({ length: times }, (): Happening => {
      const at = daysBefore(until, random.between(1, pastDays), '18:20')
      return { at, happen: ({ app: { db } }, now) => suggestName(db, id, name, now) }
    }),
  )
  return [...days, ...told]
}

async function countDay(app: Nursery['app'], random: Random, many: number): Promise<void> {
  const count = (kind: 'page' | 'product', name: string, share: number) => {
    for (let left = many * share; left > random.next(); left -= 1) app.views.count(kind, name)
  }
  count('page', homePath, 1)
  count('page', allPlantsPath, 0.3)
  count('page', finderPath, 0.35)
  count('page', contactPath, 0.15)
  for (const { path } of collections) count('page', path, 0.25)
  for (const [place, { id }] of priced.entries())
    count('product', String(id), 0.9 / (1 + place / 5))
  const search = (words: readonly (readonly [string, number])[], isFound: boolean) => {
    for (const [word, weight] of words) {
      for (let left = (many * weight) / 420; left > random.next(); left -= 1) {
        app.views.count('page', searchPath)
        searchCounter(app, word, isFound)()
      }
    }
  }
  search(found, true)
  search(missed, false)
  await app.views.flush()
}
