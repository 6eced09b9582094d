import { calledName, type Named } from '#app/catalogue/called-name.ts'
import type { PictureWords } from '#app/catalogue/product-picture.ts'
import type { Language } from '#languages/language.ts'

/**
 * Gives the words in place of a product's picture on a page of a language: what it shows, or the
 * product's name where nobody said that, and their language where it is not the page's.
 */
export function sayPicture(
  product: Named,
  picture: PictureWords | undefined,
  language: Language,
): { alt: string; altLang: 'en' | undefined } {
  const isNameEnglish = language !== 'en' && product.localName === undefined
  const isEnglish = picture?.description ? picture.isEnglish : isNameEnglish
  return {
    alt: picture?.description || calledName(product),
    altLang: isEnglish ? 'en' : undefined,
  }
}
