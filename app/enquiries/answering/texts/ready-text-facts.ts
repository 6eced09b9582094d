import { hoursWords } from '#app/enquiries/answering/hours-words.ts'
import { productWords } from '#app/enquiries/product-words.ts'
import { someOf } from '#app/enquiries/some-of.ts'
import type { NamedProduct } from '#app/enquiries/stored-enquiry.ts'
import type { WorkingHours } from '#app/time/working-hours.ts'
import type { Language } from '#languages/language.ts'
import type { ReadyTextFacts } from './ready-text.ts'
import { readyTextWords } from './ready-text.words.ts'

/** Most that the plants take up of a ready text, in characters. */
const plantsLetters = 200

const titles =
  /^(?:(?:dr|mr|mrs|ms|miss|prof|smt|shri|sri|shrimati|kumari|श्री|श्रीमती|सौ|डॉ|कु|कुमारी|प्रा)(?:\.|$))+/i

/** Gives what a visitor is called in a sentence: the first word of the name that is no title; or undefined. */
export function findFirstName(fullName: string): string | undefined {
  const words = fullName.split(/\s+/).map((word) => word.replace(titles, ''))
  return words.find((word) => word)
}

/** Gives what the staff call a visitor in a sentence: the first word of the name that is no title. */
export function firstNameOf(fullName: string): string {
  return findFirstName(fullName) ?? 'the visitor'
}

/** Gives what was asked for as a ready text says it, in English unless told. */
export function plantsWords(products: readonly NamedProduct[], language: Language = 'en'): string {
  if (products.length === 0) return readyTextWords[language].ourPlants
  return someOf(
    products.map((product) => productWords(product, language)),
    plantsLetters,
    language,
  )
}

/** What a ready text is filled in with. */
interface Asked {
  fullName: string
  reference: string
  /** As the visitor calls them. */
  products: readonly NamedProduct[]
}

/** Gives what stands in for a ready text's placeholders, in the language of the text. */
export function readyTextFacts(
  { fullName, reference, products }: Asked,
  hours: Pick<WorkingHours, 'week'>,
  language: Language,
): ReadyTextFacts {
  return {
    name: findFirstName(fullName) ?? fullName.trim(),
    plants: plantsWords(products, language),
    reference,
    hours: hoursWords(hours, language),
  }
}
