import type { Named } from '#app/catalogue/called-name.ts'
import type { ShownSize } from '#app/catalogue/sizes/shown-sizes.ts'
import { unnamedSize } from '#app/catalogue/sizes/size.ts'
import type { ThumbPicture } from '#app/catalogue/thumb.ts'
import { productTexts } from '#app/enquiries/product.words.ts'
import type { Money } from '#app/money/money.ts'
import { type Language, localeOf } from '#languages/language.ts'
import { plainText, type Said } from '#languages/said.ts'
import type { ListEntry } from './list.ts'
import { listCountWords } from './list-count.words.ts'

/** A thing on a list as it is shown. */
export interface ListRow extends ListEntry {
  /** With the size of its packet, where it has one; without the size that was chosen. */
  name: string
  /** What people call it in the page's language, where that is not English and known. */
  localName?: string
  /** Where it is shown; missing when the catalogue could not be read. */
  address?: string
  thumb?: ThumbPicture
  /** The name of its picture. */
  picture?: string
  /** The sizes of the product today, where there is more to say of them than its name does. */
  sizes?: readonly ShownSize[]
  /** What the chosen size is called, where it is none of `sizes`: it is not there any more, or they are not known. */
  sizeLabel?: string
}

/** A thing that was just taken off a list, and where it stood. */
export type RemovedRow = ListRow & { place: number }

/** Gives the size that a row is in, of those that its product has; undefined where none is chosen. */
export function chosenSize({ size = unnamedSize, sizes }: ListRow): ShownSize | undefined {
  return sizes?.find(({ number }) => number === size)
}

/** Tells whether a row's product has named sizes, of which people choose one. */
export function hasChoice({ sizes = [] }: ListRow): boolean {
  return sizes.some(({ number }) => number !== unnamedSize)
}

/** Gives what a row is called with its size, in the page's language and in English. */
export function rowNames(row: ListRow, language: Language): Named {
  const { name, localName, size } = row
  if (size === undefined) return { name, localName }
  const label = sizeLabelOf(row, language)
  return { name: `${name}, ${label}`, localName: localName && `${localName}, ${label}` }
}

/** Gives what a row's size is called; the number of one that nobody knows any more. */
export function sizeOf(row: ListRow, language: Language): Said {
  const { size = unnamedSize, sizeLabel } = row
  return chosenSize(row)?.label ?? sizeLabel ?? productTexts[language].size(size)
}

/** Gives the same for labels and sentences. */
export function sizeLabelOf(row: ListRow, language: Language): string {
  return plainText(sizeOf(row, language))
}

/** What a list comes to: the sum where each row has a price, else how many have none. */
export type ListSum = { sum: Money } | { unpriced: number }

/** Adds up today's prices of a list; undefined while the shop says none. */
export function addUp(rows: readonly ListRow[]): ListSum | undefined {
  const arePricesShown = rows.some(({ sizes }) => sizes?.some(({ price }) => price !== undefined))
  if (!arePricesShown) return undefined
  const sums = rows.map((row) => {
    const price = chosenSize(row)?.price
    return typeof price === 'number' ? price * row.quantity : undefined
  })
  const priced = sums.filter((sum) => sum !== undefined)
  const unpriced = sums.length - priced.length
  return unpriced > 0 ? { unpriced } : { sum: priced.reduce((all, sum) => all + sum, 0) }
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
