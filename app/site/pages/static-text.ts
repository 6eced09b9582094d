import type { Business, Claims, Notice } from '#server/config/owners-part.ts'

/** A long text of the shop in one language: whole, as a translator reads and changes it. */
export interface StaticText {
  /**
   * What stands over it and in the page's head, with the nursery's claims that its owner makes and what
   * delivery costs, in whole rupees.
   */
  page: (
    claims: Claims,
    deliveryCharge: number,
  ) => { title: string; description: string; intro: string }
  Body: (props: { business: Business; notice: Notice }) => React.ReactNode
}
