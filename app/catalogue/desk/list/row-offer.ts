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

/** Why what was said in the list is not saved, and what was said. */
export interface OfferFault {
  id: number
  /** The price as it was typed, if that is what is wrong. */
  price?: string
  /** What was said of sizes that differ: it is saved when somebody says that it is of all of them. */
  had?: string
  words: string
}
