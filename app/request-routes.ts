import type { RequestRoutes } from '#server/watching/request-class.ts'
import { languages } from './languages/language.ts'
import { inLanguage } from './languages/language-path.ts'

/** How requests are told apart in `/metrics`. */
export const requestRoutes: RequestRoutes = {
  searches: ['/products/search', '/products/suggestions', '/product/productView'],
  lists: '/products/',
}

/** Names that are found while one types: the only list that a page shows as it came. */
const suggestions = '/products/suggestions'

const englishFiles =
  /^\/(desk|login|contact-details|sitemap\.xml|robots\.txt|favicon\.ico|manifest\.webmanifest)(?=[/?.]|$)/

/**
 * Whether what stands at a path has no other language: the desk, files for machines, and the lists
 * that calls read.
 */
export function onlyEnglish(path: string): boolean {
  return englishFiles.test(path) || (path.startsWith('/products/') && !path.startsWith(suggestions))
}

const formsAndLists = ['/product/enquiryForm*', '/my-list*', '/newsletter/*']

/** What browsers must not fetch ahead: forms of ours, a visitor’s own list, and what only some may open. */
export const neverAhead: readonly string[] = [
  ...languages.flatMap((language) => formsAndLists.map((path) => inLanguage(path, language))),
  '/login*',
  '/desk*',
]
