/** A row under the search box: a product that fits what has been typed so far. */
export interface Suggestion {
  name: string
  category: string
  /** Leads to the product's own page. */
  href: string
  picture: { avif: string; webp: string }
}
