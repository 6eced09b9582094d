/** The pages of fixed text (§2 Static pages) and where each one stands. */
export const staticPages = [
  { key: 'about', path: '/about' },
  { key: 'shipping-policy', path: '/shipping-policy' },
  { key: 'terms-of-service', path: '/Terms-of-Service' },
  { key: 'privacy-policy', path: '/privacy-policy' },
] as const

export type StaticPageKey = (typeof staticPages)[number]['key']

/** Gives the page of fixed text that stands at `path`; throws for a path that is none. */
export function getStaticPage(path: string) {
  const found = staticPages.find((page) => page.path === path)
  if (!found) throw new Error(`No page of fixed text stands at ${path}.`)
  return found
}
