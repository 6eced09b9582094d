/** A sheet that only some pages carry, beside the one that all of them do. */
export type PageSheet =
  | 'home'
  | 'landing'
  | 'wide-card'
  | 'product'
  | 'gallery'
  | 'sizes'
  | 'many-sizes'
  | 'tell-me'
  | 'months'
  | 'season'
  | 'season-strip'
  | 'guides'
  | 'guide'
  | 'guide-rows'
  | 'adding'
  | 'my-list'
  | 'results'
  | 'finder'
  | 'unseen'
  | 'contact'
  | 'prose'
  | 'bulk'
  | 'quote'
  | 'sign-in'

/** What a route says of its page with `export const handle`: the sheets that it needs. */
export interface PageHandle {
  sheets: readonly PageSheet[]
  /** More sheets, which only some of its pages need. Given nothing where the loader threw. */
  moreSheets?: (loaderData: unknown) => readonly PageSheet[]
  /** The path of the section that it belongs to, where its own address does not lie under it. */
  section?: (loaderData: unknown) => string | undefined
}
