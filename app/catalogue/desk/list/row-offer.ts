import { availabilityInWords } from '#app/catalogue/desk/value-words.ts'
import { months } from '#app/catalogue/facts/facts.ts'
import { readAvailability, writeAvailability } from '#app/catalogue/sizes/availability-code.ts'
import { type ProductSize, usualDays } from '#app/catalogue/sizes/size.ts'
import { typedPrice } from '#app/money/typed-price.ts'

/** What the list lets somebody change of a product's sizes where it stands. */
export interface RowOffer {
  /** Of all its sizes, as `writeAvailability` writes it; `differs` where they do not say the same. */
  had: string
  /** Of its one size, as it is typed; undefined where it has several. */
  price: string | undefined
}

/** What stands in the place of an availability where sizes do not say the same. */
export const differs = 'differs'

/** Gives what the list says of a product's sizes, of which there is at least one. */
export function offerOf(sizes: readonly ProductSize[]): RowOffer {
  const [had = '', ...others] = new Set(
    sizes.map(({ availability }) => writeAvailability(availability)),
  )
  return {
    had: others.length > 0 ? differs : had,
    price: sizes.length === 1 ? typedPrice(sizes[0]?.price ?? null) : undefined,
  }
}

const usual = [
  'available',
  `to-order ${usualDays}`,
  'away',
  ...months.map((month) => `away ${month}`),
  'ask',
]

/** Lists what can be chosen in the place of an availability: first what stands, where that is none of the usual. */
export function listChoices(
  had: string,
  differsInWords: string,
): { value: string; label: string }[] {
  const inWords = (code: string) => {
    if (code === differs) return differsInWords
    const availability = readAvailability(code) ?? null
    // In a row there is no place for all of it.
    if (availability?.is === 'to-order') return `To order, ${availability.days} days`
    return availabilityInWords(availability)
  }
  const all = usual.includes(had) ? usual : [had, ...usual]
  return all.map((value) => ({ value, label: inWords(value) }))
}

/** What is wrong with a price that was typed in the list, and what was typed. */
export interface OfferFault {
  id: number
  price: string
  words: string
}
