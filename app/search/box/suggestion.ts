/** A row under the search box: a product that fits what has been typed so far. */
export interface Suggestion {
  name: string
  /** What people call it in the page's language, where that is not English and known. */
  localName?: string
  category: string
  /** Leads to the product's own page. */
  href: string
  picture: { avif: string; webp: string }
}
