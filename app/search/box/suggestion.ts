/** A row under the search box: a product or a guide that fits what has been typed so far. */
export interface Suggestion {
  name: string
  /** What people call it in the page's language, where that is not English and known. */
  localName?: string
  /** A product's category; what a guide is called. */
  category: string
  /** Leads to its own page. */
  href: string
  /** A guide may have none. */
  picture?: { avif: string; webp: string }
  /** Of a guide: the whole name, in the page's language. */
  title?: string
}
