import { type Language, localeOf } from '#languages/language.ts'
import type { ListEntry } from './list.ts'
import { listCountWords } from './list-count.words.ts'

/** A small picture of a product before its background. */
export interface Thumb {
  /** The AVIFs, as in `srcset`. */
  avif: string
  webp: string
  wall: string
}

/** A thing on a list as it is shown. */
export interface ListRow extends ListEntry {
  /** With the size of its packet or the size that was chosen, where it has one. */
  name: string
  /** What people call it in the page's language, where that is not English and known. */
  localName?: string
  /** Where it is shown; missing when the catalogue could not be read. */
  address?: string
  thumb?: Thumb
  /** The name of its picture. */
  picture?: string
}

/** Gives a count of things in words, as a sentence begins: 'No things', 'One thing', '17 things'. */
export function toThings(count: number, language: Language): string {
  const words = listCountWords[language]
  if (count === 0) return words.none
  const number = words.numbers[count - 1] ?? String(count)
  return count === 1 ? words.thing(number) : words.things(number)
}

/** Gives what the list's head says of a count of things. */
export function listLede(count: number, language: Language): string {
  const { empty, lede } = listCountWords[language]
  return count === 0 ? empty : lede(toThings(count, language))
}

/** Gives in words how many fields of a form are wrong: 'One thing', elsewhere 'at four places'. */
export function toPlaces(count: number, language: Language): string {
  const { numbers, place, places } = listCountWords[language]
  const number = numbers[count - 1] ?? String(count)
  return count === 1 ? place(number) : places(number)
}

/** Gives a count of pieces in words: '1 piece', '16 pieces'. */
export function toPieces(count: number, language: Language): string {
  const number = count.toLocaleString(localeOf(language))
  return count === 1
    ? listCountWords[language].piece(number)
    : listCountWords[language].pieces(number)
}
