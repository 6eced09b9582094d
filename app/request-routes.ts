import type { TooBusyWords } from '#server/pages/too-busy.ts'
import type { Line } from '#server/pages/turns.ts'
import type { RequestRoutes } from '#server/watching/request-class.ts'
import { finderPath } from './catalogue/facts/plant-choices.ts'
import { newsPath } from './desk/news/news.ts'
import { languages } from './languages/language.ts'
import { inLanguage, splitLanguage } from './languages/language-path.ts'
import { busyPath, busyWords } from './site/busy.words.ts'

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

/**
 * Where somebody waits who reads this path, or sends something to it, while many do. What visitors
 * send waits nowhere, nor do the staff, but for the streams that their open pages come back to by
 * themselves: nobody else gets further than their door, where all may try.
 */
export function findLine(path: string, isRead: boolean): Line | 'door' | 'news' | undefined {
  const { rest } = splitLanguage(path)
  if (!isRead) return /^\/login(\/|$)/.test(rest) ? 'door' : undefined
  if (rest === newsPath) return 'news'
  if (/^\/desk(\/|$)/.test(rest)) return undefined
  return requestRoutes.searches.includes(rest) || rest === finderPath ? 'searches' : 'pages'
}

/** What visitors read when too many wait. */
export const tooBusyWords: TooBusyWords = {
  pageFor(path) {
    const { language, rest } = splitLanguage(path)
    return rest.startsWith(requestRoutes.lists) ? undefined : inLanguage(busyPath, language)
  },
  wordsFor: (path) => busyWords[splitLanguage(path).language].many,
}
