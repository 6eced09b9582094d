import type { BulkChange, BulkLine, PriceChange } from '#app/catalogue/bulk/bulk-change.ts'
import { availabilityInWords } from '#app/catalogue/desk/value-words.ts'
import { readAvailability } from '#app/catalogue/sizes/availability-code.ts'
import { formatMoney, formatPrice } from '#app/money/money.ts'

type NameOf = (category: string) => string

/** Gives what a change does in a few words: 'Prices, 5% up', 'Hidden', 'Category: Indoor Plants'. */
export function bulkTitle(bulk: BulkChange, nameOf: NameOf): string {
  switch (bulk.does) {
    case 'price':
      return `Prices, ${amountWords(bulk)} ${bulk.hundredths > 0 ? 'up' : 'down'}`
    case 'availability':
      return `To be had: ${availabilityInWords(bulk.to).toLowerCase()}`
    case 'category':
      return `Category: ${nameOf(bulk.to)}`
    default:
      return `In the shop: ${codeWords[bulk.does === 'hide' ? 'hidden' : 'shown'].toLowerCase()}`
  }
}

function amountWords({ by, hundredths }: PriceChange) {
  const size = Math.abs(hundredths)
  return by === 'rupees' ? formatMoney(size) : `${size / 100}%`
}

const codeWords = { hidden: 'Hidden', shown: 'Shown' } as const

/** Gives what a line says before or after a change, as the staff read it. */
export function lineWords(bulk: BulkChange, said: BulkLine['from'], nameOf: NameOf): string {
  if (bulk.does === 'price') return formatPrice(typeof said === 'number' ? said : null)
  const code = String(said ?? '')
  if (bulk.does === 'category') return nameOf(code)
  if (bulk.does === 'availability') return availabilityInWords(readAvailability(code) ?? null)
  return code === 'hidden' ? codeWords.hidden : codeWords.shown
}
