import { productRoot } from '#app/paths/shop-paths.ts'
import { inLatinLetters } from '#languages/devanagari-letters.ts'
import { latinDigits } from '#languages/latin-digits.ts'

/** Words that stand behind `/product/` already (§2) or end a form's address, and so are no product's slug. */
const reserved = ['productlist', 'productview', 'enquiryform', 'tell-me']

const longest = 80

/** What is wrong with a text as a product's slug, in words for the data file's owner, or undefined. */
export function findSlugFault(text: string): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)) {
    return 'has to be lower-case letters and digits with hyphens between words, e.g. snake-plant'
  }
  if (text.length > longest) return `is too long: at most ${longest} characters`
  if (reserved.includes(text)) return `'${text}' is the address of another page`
  return undefined
}

/**
 * Gives a slug made of a name's letters and digits, those in Devanagari as they are typed in Latin letters;
 * empty where it has none.
 */
export function toSlug(name: string): string {
  const latin = latinDigits(name)
    // The signs that join and part letters part no words.
    .replace(/[\u200c\u200d]/g, '')
    .replace(/\p{Script=Devanagari}+/gu, (word) => inLatinLetters(word))
  const plain = latin
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').slice(0, longest)
  return slug.replace(/^-+|-+$/g, '')
}

/** Gives the path of a product's own page. */
export function productPath(slug: string): string {
  return productRoot + slug
}

/** Whether a path, as it is spelled, is that of some product's page. */
export function isProductPath(path: string): boolean {
  return path.startsWith(productRoot) && findSlugFault(path.slice(productRoot.length)) === undefined
}
