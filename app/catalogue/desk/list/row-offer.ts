/** What the list lets somebody change of a product's sizes where it stands. */
export interface RowOffer {
  /** Of all its sizes, as `writeAvailability` writes it; `differs` where they do not say the same. */
  had: string
  /** Of its one size, as it is typed; undefined where it has several. */
  price: string | undefined
}

/** What can be chosen in the place of an availability. */
export interface OfferChoice {
  value: string
  label: string
}

/** What is wrong with a price that was typed in the list, and what was typed. */
export interface OfferFault {
  id: number
  price: string
  words: string
}
