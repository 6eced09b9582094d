import type { RequestRoutes } from '#server/watching/request-class.ts'

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
