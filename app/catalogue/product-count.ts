import { type Language, localeOf } from '#languages/language.ts'
import { MOST_COUNTED } from './pages/page-request.ts'
import { productCountWords } from './product-count.words.ts'

/** Gives a count of products in words: '1 product', '240 products', '1,000+ products'. */
export function toCountWords(count: number, language: Language): string {
  const { one, many } = productCountWords[language]
  const digits = Math.min(count, MOST_COUNTED).toLocaleString(localeOf(language))
  if (count === 1) return one(digits)
  return many(count > MOST_COUNTED ? `${digits}+` : digits)
}
