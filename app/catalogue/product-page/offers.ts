import { type Month, months } from '#app/catalogue/facts/facts.ts'
import type { ShownSize } from '#app/catalogue/sizes/shown-sizes.ts'
import { type Availability, unnamedSize } from '#app/catalogue/sizes/size.ts'
import type { Money } from '#app/money/money.ts'
import { indiaDay } from '#app/time/india.ts'
import type { JsonValue } from '#app/ui/page/structured-data.tsx'
import { plainText } from '#languages/said.ts'

/**
 * Gives an offer in schema.org's words for each size that has a price; `url` is the product's page. When
 * a size is back is a day after `now`, or in its month.
 */
export function listOffers(
  sizes: readonly ShownSize[],
  url: string,
  now: Date,
): { [field: string]: JsonValue }[] {
  return sizes.flatMap(({ number, label, price, availability }) => {
    if (typeof price !== 'number') return []
    const offer = {
      '@type': 'Offer',
      name: plainText(label) || undefined,
      url: number === unnamedSize ? url : `${url}?size=${number}`,
      price: inRupees(price),
      priceCurrency: 'INR',
    }
    return [{ ...offer, ...describeAvailability(availability, now) }]
  })
}

/** A number for machines, with two decimals: '1249.00'. */
function inRupees(price: Money) {
  const paise = String(price).padStart(3, '0')
  return `${paise.slice(0, -2)}.${paise.slice(-2)}`
}

function describeAvailability(availability: Availability | null, now: Date) {
  const are = (name: string) => ({ availability: `https://schema.org/${name}` })
  switch (availability?.is) {
    case 'available':
      return are('InStock')
    case 'to-order':
      return are('MadeToOrder')
    case 'away': {
      const { backIn } = availability
      if (backIn === null) return are('OutOfStock')
      return { ...are('OutOfStock'), availabilityStarts: firstDayOf(backIn, now) }
    }
    default:
      return {}
  }
}

/** The first day of that month when it comes next, or of this month. */
function firstDayOf(month: Month, now: Date) {
  const [year, current] = indiaDay(now).split('-').map(Number) as [number, number]
  const number = months.indexOf(month) + 1
  return `${number < current ? year + 1 : year}-${String(number).padStart(2, '0')}-01`
}
