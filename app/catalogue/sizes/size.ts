import { type Month, months } from '#app/catalogue/facts/facts.ts'
import type { Money } from '#app/money/money.ts'
import { type OtherLanguage, otherLanguages } from '#languages/language.ts'

/** The number of the one size of a product that has no named ones. Lists and links do not write it. */
export const unnamedSize = 0

/** Something is made to order in so many days where nobody says in how many. */
export const usualDays = 14

/** Whether and when a size can be had: made to order in so many days, away until a month if known. */
export type Availability =
  | { is: 'available' }
  | { is: 'to-order'; days: number }
  | { is: 'away'; backIn: Month | null }
  | { is: 'ask' }

/** A product's size as its row says it. */
export interface ProductSize {
  /** Within the product, never used again; null: it is new, and the store gives it one. */
  number: number | null
  /** What it is, in English; empty only where the product has one size without a name. */
  label: string
  /** The label in other languages; what is left out is said in English. */
  labels: { [Of in OtherLanguage]?: string }
  /** Null: people ask. */
  price: Money | null
  /** Null: nobody has said. */
  availability: Availability | null
}

/** What becomes of a product's sizes: those that are stored, and those in their place. */
export interface SizesChange {
  id: number
  before: readonly ProductSize[]
  after: readonly ProductSize[]
}

/** The one size of a product of which nothing is known. */
export const nothingKnown: ProductSize = {
  number: unnamedSize,
  label: '',
  labels: {},
  price: null,
  availability: null,
}

/** What a product without named sizes says of its one size. */
export interface AsOneSize {
  /** How much one of it is, such as '20kg'. */
  quantity: string
  backIn: Month | null
  translations: { [Of in OtherLanguage]?: { quantity?: string } }
}

/** Tells whether these are named sizes, of which people choose one. */
export function areNamed(sizes: readonly Pick<ProductSize, 'number'>[]): boolean {
  return sizes.some(({ number }) => number !== unnamedSize)
}

/**
 * Gives every size of which anything is known, as the table of sizes holds them: a product without
 * named sizes has one, whose label is the product's quantity.
 */
export function listKnownSizes({
  sizes,
  ...whole
}: AsOneSize & { sizes: readonly ProductSize[] }): ProductSize[] {
  if (areNamed(sizes)) return [...sizes]
  const { quantity, backIn, translations } = whole
  const [said] = sizes
  if (!said && !quantity && backIn === null) return []
  const labels = otherLanguages.flatMap((language) => {
    const label = translations[language]?.quantity
    return label ? [[language, label]] : []
  })
  return [
    {
      number: unnamedSize,
      label: quantity,
      labels: Object.fromEntries(labels),
      price: said?.price ?? null,
      availability: said ? said.availability : awayUntil(backIn),
    },
  ]
}

/**
 * Gives the sizes that are edited as such, of those that the table holds: not the one without a name
 * where it says no more than the product's quantity and the month in which it is back.
 */
export function listEditedSizes(
  known: readonly ProductSize[],
  backIn: Month | null,
): ProductSize[] {
  if (areNamed(known)) return [...known]
  const { price, availability } = known[0] ?? { price: null, availability: null }
  const saysMore = price !== null || (availability !== null && monthOf(availability) === null)
  const says = saysMore || monthOf(availability) !== backIn
  return says ? [{ number: unnamedSize, label: '', labels: {}, price, availability }] : []
}

/**
 * Gives the sizes of a product to be changed one by one: of a product of whose size nothing is known its
 * only one. The label of the only size is the product's quantity, which is edited as such.
 */
export function listSizesToChange(known: readonly ProductSize[]): ProductSize[] {
  const { label, labels } = nothingKnown
  return (known.length > 0 ? known : [nothingKnown]).map((size) =>
    size.number === unnamedSize ? { ...size, label, labels } : size,
  )
}

/** Gives the month that lists show of all sizes together: the first that is said, if every size is away. */
export function findBackIn(sizes: readonly ProductSize[]): Month | null {
  const isAway = sizes.every(({ availability }) => availability?.is === 'away')
  if (!isAway) return null
  return sizes.map(({ availability }) => monthOf(availability)).find(Boolean) ?? null
}

/** Gives the availability that a product's month says: away until then, or nothing. */
export function awayUntil(backIn: Month | null): Availability | null {
  return backIn === null ? null : { is: 'away', backIn }
}

function monthOf(availability: Availability | null): Month | null {
  return availability?.is === 'away' ? availability.backIn : null
}

/** Gives the month of this name, or null. */
export function toMonth(name: string | null): Month | null {
  return months.find((month) => month === name) ?? null
}

/** Gives the numbers of sizes that can be had; with that of no size, where any of them can. */
export function listToBeHad(
  sizes: readonly Pick<ProductSize, 'number' | 'availability'>[],
): Set<number> {
  const had = sizes.filter(({ availability }) => availability?.is !== 'away')
  const isAny = had.length > 0 || sizes.length === 0
  return new Set([
    ...(isAny ? [unnamedSize] : []),
    ...had.map(({ number }) => number ?? unnamedSize),
  ])
}
