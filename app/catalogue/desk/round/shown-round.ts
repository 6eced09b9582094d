import type { ShownAnswer } from '#app/catalogue/rounds/waiting-answer.ts'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'

/** What a size costs, and what was said of that in this round. */
export interface ShownPrice {
  /** As `typedPrice` writes it. */
  now: string
  answer: ShownAnswer | undefined
}

/** What somebody typed as the price of a size, and why it is none. */
export interface PriceFault {
  /** Names the size: '7~3'. */
  key: string
  typed: string
  words: string
}

/** A size in a stock round, and what was said of it in this round. */
export interface ShownRow {
  /** Names the size: '7~3'. */
  key: string
  name: string
  size: string
  /** As `writeAvailability` writes it. */
  now: string
  answer: ShownAnswer | undefined
  /** Left out for whoever may not change it. */
  price: ShownPrice | undefined
  room: ThumbPicture | undefined
  /** How many people would be told if it could be had again. */
  waiting: number
}

/** A stock round as it is walked. */
export interface ShownRound {
  /** Who walks. */
  staffId: number
  category: string
  categories: readonly { key: string; name: string }[]
  rows: readonly ShownRow[]
  /** Whether prices are asked as well; undefined for whoever may not change them. */
  prices: boolean | undefined
  /** The page, from 1 on, and whether there is one after it. */
  page: number
  more: boolean
}

/** What a round came to. */
export interface RoundEnd {
  id: number
  category: { key: string; name: string }
  changed: readonly { key: string; name: string; before: string; after: string }[]
  /** What came of its sizes, counted in words. */
  counted: string
  /** Of which somebody else said something else meanwhile, with what is to be chosen. */
  differing: readonly {
    key: string
    answer: number
    name: string
    yours: string
    theirs: string
  }[]
  gone: readonly string[]
  notLookedAt: readonly string[]
}
