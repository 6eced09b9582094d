import type { Money } from './money.ts'

/** Gives a price in paise as people type it in rupees: '249', '249.50'; '' where people ask. */
export function typedPrice(price: Money | null): string {
  if (price === null) return ''
  return price % 100 === 0 ? String(price / 100) : (price / 100).toFixed(2)
}
