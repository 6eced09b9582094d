import type { EnquiredProduct } from '#app/enquiries/enquiry.ts'

/** Gives an asked-for product in words, without its note: `Areca Palm × 2`. */
export function productWords({ id, name, quantity }: EnquiredProduct & { name?: string }): string {
  return `${name ?? `Product ${id}`}${quantity ? ` × ${quantity}` : ''}`
}

/**
 * Gives as many of these words as fit into so many characters, and how many more there are:
 * `Areca Palm, Tulsi and 14 more`. Where not even the first one fits it gives their number.
 */
export function someOf(words: readonly string[], most: number): string {
  for (let shown = words.length; shown > 0; shown--) {
    const left = words.length - shown
    const text = `${words.slice(0, shown).join(', ')}${left > 0 ? ` and ${left} more` : ''}`
    if (text.length <= most) return text
  }
  return words.length === 1 ? 'one product' : `${words.length} products`
}
