import {
  aboutPath,
  privacyPolicyPath,
  shippingPolicyPath,
  termsPath,
} from '#app/paths/shop-paths.ts'

/** The pages of fixed text (§2 Static pages), where each one stands and what the staff call it. */
export const staticPages = [
  { key: 'about', path: aboutPath, label: 'About' },
  { key: 'shipping-policy', path: shippingPolicyPath, label: 'Shipping policy' },
  { key: 'terms-of-service', path: termsPath, label: 'Terms of service' },
  { key: 'privacy-policy', path: privacyPolicyPath, label: 'Privacy policy' },
] as const

export type StaticPageKey = (typeof staticPages)[number]['key']

/** Gives the page of fixed text that stands at `path`; throws for a path that is none. */
export function getStaticPage(path: string) {
  const found = staticPages.find((page) => page.path === path)
  if (!found) throw new Error(`No page of fixed text stands at ${path}.`)
  return found
}
