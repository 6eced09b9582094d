import type { Language } from '#languages/language.ts'
import type { Business, Notice } from '#server/config/owners-part.ts'

/** A long text of the shop: one layout, with words in each language. */
export interface StaticText {
  /** What stands over it and in the page's head. */
  head: (
    language: Language,
    business: Pick<Business, 'claims' | 'deliveryCharge'>,
  ) => { title: string; description: string; intro: string }
  Body: (props: { business: Business; notice: Notice }) => React.ReactNode
}
