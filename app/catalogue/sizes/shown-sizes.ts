import type { Money } from '#app/money/money.ts'
import type { Said } from '#languages/said.ts'
import { type Availability, unnamedSize } from './size.ts'
import { isSizeNumber } from './size-number.ts'

/** A product's size as visitors may see it. */
export interface ShownSize {
  /** Within its product; 0 is that of a product without named sizes. */
  number: number
  /** In the page's language, else in English; empty where it has none. */
  label: Said
  /** Null: nobody has said. */
  availability: Availability | null
  /** Null: people ask. Missing while the shop says no prices. */
  price?: Money | null
}

/** The form about a product with sizes: what can be chosen in it, and what is chosen at first. */
export interface SizeOffer {
  /** At least one. */
  sizes: readonly ShownSize[]
  chosen: ShownSize
  /** What the owner says of prices; empty while none are shown. */
  priceNote: Said
}

/**
 * Tells whether a product's only size is worth a line: it has a name, a price, or it can't be had as
 * anything else can. The month in which a size without a name is back is said by the product already.
 */
export function saysMore({ number, price, availability }: ShownSize): boolean {
  if (number !== unnamedSize || typeof price === 'number') return true
  if (availability === null || availability.is === 'available') return false
  return availability.is !== 'away' || availability.backIn === null
}

/** Gives the size that is chosen at first: one that can be had, else one that is not away, else the first. */
export function findFirstChoice(sizes: readonly ShownSize[]): ShownSize | undefined {
  const isHere = ({ availability }: ShownSize) =>
    availability === null || availability.is === 'available'
  const isAway = ({ availability }: ShownSize) => availability?.is === 'away'
  return sizes.find(isHere) ?? sizes.find((size) => !isAway(size)) ?? sizes[0]
}

/**
 * Gives the size whose number stands in an address, or undefined: it is no number as we write it, the
 * product has no such size, or it is the one without a name, which no address says.
 */
export function findAskedSize(sizes: readonly ShownSize[], asked: string): ShownSize | undefined {
  const number = /^[1-9]\d*$/.test(asked) ? Number(asked) : 0
  return isSizeNumber(number) ? sizes.find((size) => size.number === number) : undefined
}

/** Tells whether none of a product's sizes can be had. */
export function areAllAway(sizes: readonly ShownSize[]): boolean {
  return sizes.every(({ availability }) => availability?.is === 'away')
}
