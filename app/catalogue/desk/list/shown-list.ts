import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import type { ProductQuery } from './list-address.ts'
import type { OfferChoice, RowOffer } from './row-offer.ts'

/** A line of the catalogue's list, in words. */
export interface ShownListRow {
  id: number
  version: number
  name: string
  /** The botanical name, or in a list of everything its category; then how many people wait for it. */
  under: string
  room: ThumbPicture | undefined
  factsKnown: number
  /** How many there are to say; 0 where it does not grow. */
  factsAll: number
  /** Whether its sizes can be had: 'Available', 'Not now: 1 of 3'; '' where nobody has said. */
  toBeHad: string
  /** 'Rs 249', 'from Rs 90'; '' where it has none. */
  price: string
  offer: RowOffer
  /** '9 enquiries', 'No enquiries'. */
  asked: string
  /** Whether this person has ticked it, to change it with others. */
  ticked: boolean
  hidden: boolean
  /** Its category is hidden, and it with it. */
  isWithHidden: boolean
}

/** The catalogue's list as it is shown. */
export interface ShownList {
  query: ProductQuery
  categories: readonly { key: string; name: string; words: string }[]
  rows: readonly ShownListRow[]
  counts: { all: number; hidden: number; factsMissing: number }
  /** How many products are like that. */
  total: number
  /** There are more than `total`. */
  more: boolean
  /** Where the next page begins; undefined on the last. */
  next: number | undefined
  /** How many products stand on a page. */
  pageSize: number
  /** How many products this person has ticked, on this list or not. */
  ticked: number
  /** Whether all products that are like that are ticked. */
  allTicked: boolean
  /** What is mostly chosen of whether sizes can be had; none for whoever may not change it. */
  choices: readonly OfferChoice[]
  /** Whether this person may change anything. */
  mayChange: boolean
  /** Whether it is one category in the shop's order, so that the order can be changed. */
  hasOrder: boolean
  /** The products before the first and after the last of this page. */
  beside: { before: number | undefined; after: number | undefined }
}

/** What a change leaves of a row that stands in an open list. */
export type ChangedRow = Pick<ShownListRow, 'id' | 'version' | 'hidden'> &
  Partial<Pick<ShownListRow, 'toBeHad' | 'price' | 'offer'>>
