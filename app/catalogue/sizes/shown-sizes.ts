import type { Money } from '#app/money/money.ts'
import type { Said } from '#languages/said.ts'
import { type Availability, unnamedSize } from './size.ts'

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

/**
 * Tells whether a product's only size is worth a line: it has a name, a price, or it can't be had as
 * anything else can. The month in which a size without a name is back is said by the product already.
 */
export function saysMore({ number, price, availability }: ShownSize): boolean {
  if (number !== unnamedSize || typeof price === 'number') return true
  if (availability === null || availability.is === 'available') return false
  return availability.is !== 'away' || availability.backIn === null
}
