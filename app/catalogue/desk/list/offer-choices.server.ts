import { availabilityInWords } from '#app/catalogue/desk/value-words.ts'
import { months } from '#app/catalogue/facts/facts.ts'
import { readAvailability, writeAvailability } from '#app/catalogue/sizes/availability-code.ts'
import { type ProductSize, usualDays } from '#app/catalogue/sizes/size.ts'
import { typedPrice } from '#app/money/typed-price.ts'
import type { OfferChoice, RowOffer } from './row-offer.ts'

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

/** What is mostly chosen, in words that are made here: a browser need not load what makes them. */
export const usualChoices: readonly OfferChoice[] = [
  'available',
  `to-order ${usualDays}`,
  'away',
  ...months.map((month) => `away ${month}`),
  'ask',
].map((value) => {
  const availability = readAvailability(value) ?? null
  // In a row there is no place for all of it.
  const isToOrder = availability?.is === 'to-order'
  const label = isToOrder
    ? `To order, ${availability.days} days`
    : availabilityInWords(availability)
  return { value, label }
})
