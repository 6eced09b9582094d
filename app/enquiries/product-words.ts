import type { Language } from '#languages/language.ts'
import type { EnquiredProduct } from './enquiry.ts'
import { productTexts } from './product.words.ts'

/** Gives an asked-for product in words, without its note: `Areca Palm × 2`. */
export function productWords(
  { id, size, name, quantity }: EnquiredProduct & { name?: string },
  language: Language = 'en',
): string {
  const called = name ?? withSize(productTexts[language].product(id), size, language)
  return `${called}${quantity ? ` × ${quantity}` : ''}`
}

/**
 * Gives a product's name with the number of the size that was chosen, as for a size that the product
 * has not now: `Snake Plant, size 3`. Without a size it is the name.
 */
export function withSize(
  name: string,
  size: number | undefined,
  language: Language = 'en',
): string {
  return size === undefined ? name : `${name}, ${productTexts[language].size(size)}`
}
