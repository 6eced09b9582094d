import { months } from '#app/catalogue/facts/facts.ts'
import { findSlugFault } from '#app/catalogue/slug.ts'
import { guidesPath } from '#app/paths/shop-paths.ts'

/** Gives the path of a guide's own page. */
export function guidePath(slug: string): string {
  return `${guidesPath}/${slug}`
}

/** Gives what is wrong with a text as a guide's slug, a sentence; undefined where nothing is. */
export function findGuideSlugFault(slug: string): string | undefined {
  if (slug === '') return 'Write an address, such as watering-in-winter.'
  // Such an address is read as that of the month, as below In season.
  if (months.some((month) => month.toLowerCase() === slug)) {
    return 'The name of a month is no address of a guide: say what it is about.'
  }
  const fault = findSlugFault(slug)
  return fault && `It ${fault}.`
}
