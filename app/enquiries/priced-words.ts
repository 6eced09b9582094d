import { formatMoney } from '#app/money/money.ts'
import type { Language } from '#languages/language.ts'
import type { EnquiredProduct } from './enquiry.ts'
import { pricedTexts } from './priced.words.ts'
import { productWords } from './product-words.ts'

/**
 * Gives an asked-for product in words with the price of one that the visitor saw, where it is known:
 * `Areca Palm × 2 (price shown: Rs 349)`. Apart from `productWords`, which browsers load.
 */
export function pricedWords(
  product: EnquiredProduct & { name?: string },
  language: Language = 'en',
): string {
  const { priceSeen } = product
  const words = productWords(product, language)
  if (priceSeen === undefined) return words
  return `${words} (${pricedTexts[language].priceShown(formatMoney(priceSeen, language))})`
}
