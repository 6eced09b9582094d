import type { TooBusyWords } from '#server/pages/too-busy.ts'
import type { Line } from '#server/pages/turns.ts'
import type { RequestRoutes } from '#server/watching/request-class.ts'
import { finderPath } from './catalogue/facts/plant-choices.ts'
import { busyPath, busyWords } from './site/busy-words.ts'

/** How requests are told apart in `/metrics`. */
export const requestRoutes: RequestRoutes = {
  searches: ['/products/search', '/products/suggestions', '/product/productView'],
  lists: '/products/',
}

/** What browsers must not fetch ahead: forms of ours, a visitor’s own list, and what only some may open. */
export const neverAhead: readonly string[] = [
  '/product/enquiryForm*',
  '/my-list*',
  '/newsletter/*',
  '/login*',
  '/desk*',
]

/**
 * In which line somebody waits who reads this path while many do. The staff wait in none: nobody
 * else gets further than their door.
 */
export function findLine(path: string): Line | undefined {
  if (/^\/(desk|login)(\/|$)/.test(path)) return undefined
  return requestRoutes.searches.includes(path) || path === finderPath ? 'searches' : 'pages'
}

/** What visitors read when too many wait. */
export const tooBusyWords: TooBusyWords = { path: busyPath, words: busyWords }
