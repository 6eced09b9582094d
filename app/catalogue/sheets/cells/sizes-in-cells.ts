import { productFields } from '#app/catalogue/fields/product-fields.ts'
import type { PlainCell, SizeCells } from '#app/catalogue/sheets/reading/cell.ts'
import {
  type SizePart,
  sizeHeadings,
  sizeParts,
} from '#app/catalogue/sheets/reading/size-columns.ts'
import { availabilityWords } from '#app/catalogue/sizes/availability.words.ts'
import { type Availability, type ProductSize, unnamedSize } from '#app/catalogue/sizes/size.ts'
import {
  listSizeFaults,
  type SizeFault as UnkeptSize,
} from '#app/catalogue/store/sizes/size-faults.ts'
import { formatMoney } from '#app/money/money.ts'
import { readPrice } from '#app/money/read-price.ts'
import { foldText } from '#languages/folded-text.ts'
import { type OtherLanguage, otherLanguages } from '#languages/language.ts'
import { readAvailability, type SizeFault, type SizeTexts } from './availability-in-cells.ts'
import { asMeant, isCleared, oneLine, quoted } from './cell-read.ts'
import { type SizeField, sizeField } from './size-mends.ts'

/** Why a cell of a size can't be read: the sentence names row and column. */
export interface SizeCellFault {
  sentence: string
  /** The cell, what stands in it, its column and its row; missing where it is about all of them. */
  cell?: { field: SizeField; text: string; column: string; row: number }
}

/** What the cells of sizes make of a product's sizes, or why not. */
export type SizesRead = { sizes: ProductSize[] } | { faults: SizeCellFault[] }

/**
 * Reads what a sheet says of a product's sizes. A size is found by its number, else by its label; one that
 * the product does not have is added, and one that the sheet does not name stays. An empty cell changes
 * nothing, and `-` empties it.
 */
export function readSizeCells(
  said: readonly SizeCells[],
  before: readonly ProductSize[],
): SizesRead {
  const sizes = [...before]
  const seen = new Map<number, Said>()
  const faults: SizeCellFault[] = []
  for (const [place, cells] of said.entries()) {
    const refuse = (fault: SizeFault) => faults.push(sayWhere(cells, place, fault))
    const texts = readTexts(cells)
    const found = 'fault' in texts ? texts : findSize(texts, sizes)
    if ('fault' in found) {
      refuse(found)
      continue
    }
    const at = found.at ?? sizes.length
    const earlier = seen.get(at)
    if (earlier) {
      refuse(saidTwice(earlier.cells, cells))
      continue
    }
    seen.set(at, { cells, place })
    const known = sizes[at] ?? { ...newSize, label: (texts as SizeTexts).label ?? '' }
    const read = readSize(texts as SizeTexts, known)
    if ('fault' in read) refuse(read)
    // A refused one takes its place too: else the next would be taken for the same.
    sizes[at] = 'fault' in read ? known : read.size
  }
  if (faults.length > 0) return { faults }
  // Where sizes have names there is none without.
  const isNamed = sizes.some(({ label }) => label !== '')
  const kept = isNamed ? sizes.filter(({ number }) => number !== unnamedSize) : sizes
  const unkept = listSizeFaults(kept, productFields.sizes)
  if (unkept.length === 0) return { sizes: kept }
  const written = [...seen].map(([at, how]) => ({ size: sizes[at], ...how }))
  return { faults: unkept.map((fault) => sayUnkept(fault, kept[fault.place ?? -1], written)) }
}

/** What a sheet says of a size, by its place among all that it says of sizes. */
interface Said {
  cells: SizeCells
  place: number
}

/** Says what can't be kept by the cell that says it, or by one that calls another size the same. */
function sayUnkept(
  { part, fault }: UnkeptSize,
  wrong: ProductSize | undefined,
  written: readonly (Said & { size: ProductSize | undefined })[],
): SizeCellFault {
  const called = ({ label, labels }: ProductSize) =>
    foldText(labels[part as OtherLanguage] ?? label)
  const from =
    wrong &&
    (written.find(({ size }) => size === wrong) ??
      written.find(({ size }) => size && called(size) === called(wrong)))
  if (!from) return { sentence: `Row ${written[0]?.cells.row}: ${fault}` }
  return sayWhere(from.cells, from.place, { part: cellPart(part), fault })
}

/** Of an availability only its days can be wrong once it was read. */
function cellPart(part: UnkeptSize['part']): SizePart {
  if (part === 'availability') return 'days'
  return part === 'label' || part === 'price' ? part : `label-${part}`
}

const newSize: ProductSize = {
  number: null,
  label: '',
  labels: {},
  price: null,
  availability: null,
}

function sayWhere(
  { row, said }: SizeCells,
  place: number,
  { part, fault }: SizeFault,
): SizeCellFault {
  const { heading, cell } = said.find((one) => one.part === part) ?? {}
  const column = heading ?? sizeHeadings[part]
  const text = typeof cell === 'string' ? cell : ''
  return {
    sentence: `Row ${row}${heading ? `, ${heading}` : ''}: ${fault}`,
    cell: { field: sizeField(place, part), text, column, row },
  }
}

/** Two columns of one row may be for the same size, as two rows may. */
function saidTwice(earlier: SizeCells, { row, said }: SizeCells): SizeFault {
  const first = earlier.row === row ? naming(earlier.said)?.heading : undefined
  const other = first ? `${first} of this row` : 'An earlier row'
  return { part: naming(said)?.part ?? 'label', fault: `${other} is for this size too.` }
}

/** The cell that names a size, else its first. */
function naming(said: SizeCells['said']) {
  const byPart = (wanted: SizePart) => said.find(({ part }) => part === wanted)
  return byPart('label') ?? byPart('number') ?? said[0]
}

function readTexts({ said }: SizeCells): SizeTexts | SizeFault {
  const texts: SizeTexts = {}
  for (const { part, cell: written } of said) {
    const cell = asMeant(written, part)
    if (typeof cell === 'string') texts[part] = oneLine(cell)
    else return { part, fault: describe(cell) }
  }
  return texts
}

function describe(cell: Exclude<PlainCell, string>): string {
  return 'date' in cell
    ? `The spreadsheet program made a date of this cell, ${cell.date}. Write it as text.`
    : 'The formula in this cell has no result. Write what it should be.'
}

function findSize(
  { number, label = '' }: SizeTexts,
  sizes: readonly ProductSize[],
): { at: number | undefined } | SizeFault {
  if (number !== undefined && !isCleared(number)) {
    const at = sizes.findIndex((size) => String(size.number) === number)
    if (at >= 0) return { at }
    return { part: 'number', fault: `The product has no size ${quoted(number)}.` }
  }
  if (isCleared(label)) return { part: 'label', fault: 'A size can’t be without its name.' }
  if (label) {
    const at = sizes.findIndex((size) => foldText(size.label) === foldText(label))
    return { at: at < 0 ? undefined : at }
  }
  if (sizes.length === 0) return { at: undefined }
  if (sizes[0]?.number === unnamedSize) return { at: 0 }
  return { part: 'label', fault: 'Write which of the product’s sizes it is about.' }
}

function readSize(texts: SizeTexts, before: ProductSize): { size: ProductSize } | SizeFault {
  const price = texts.price === undefined ? { price: before.price } : readPrice(texts.price)
  if ('fault' in price) return { part: 'price', fault: price.fault }
  const availability = readAvailability(texts, before.availability)
  if (availability && 'fault' in availability) return availability
  const labels = { ...before.labels }
  for (const language of otherLanguages) {
    const said = texts[`label-${language}`]
    if (said === undefined) continue
    if (isCleared(said)) delete labels[language]
    else labels[language] = said
  }
  const label = texts.label ?? before.label
  // The one size of a product that has no named ones.
  const number = before.number ?? (label ? null : unnamedSize)
  return { size: { number, label, labels, price: price.price, availability } }
}

/** Gives the cells of a size in the sheets that we write, in the order of their columns. */
export function writeSize(size: ProductSize | undefined): string[] {
  if (!size) return sizeParts.map(() => '')
  const { number, label, labels, price, availability } = size
  const texts: SizeTexts = {
    number: number ? String(number) : '',
    label,
    ...Object.fromEntries(otherLanguages.map((one) => [`label-${one}`, labels[one] ?? ''])),
    price: price === null ? '' : writePrice(price),
    availability: availability ? plainly[availability.is] : '',
    days: availability?.is === 'to-order' ? String(availability.days) : '',
    backIn: availability?.is === 'away' ? (availability.backIn ?? '') : '',
  }
  return sizeParts.map((part) => texts[part] ?? '')
}

const plainly: Record<Availability['is'], string> = {
  available: 'Available now',
  'to-order': 'Made to order',
  away: 'Not now',
  ask: 'Ask us',
}

/** In rupees without a sign, as programs calculate with it. */
function writePrice(price: number): string {
  return price % 100 === 0 ? String(price / 100) : (price / 100).toFixed(2)
}

/** Says a product's sizes for the staff, one a line: '4 inch pot, Rs 249, Available now'. */
export function sizesInWords(sizes: readonly ProductSize[]): string {
  return sizes
    .map(({ label, price, availability }) =>
      [
        label,
        price === null ? '' : formatMoney(price),
        availability ? availabilityInWords(availability) : '',
      ]
        .filter(Boolean)
        .join(', '),
    )
    .join('\n')
}

function availabilityInWords(availability: Availability): string {
  const words = availabilityWords.en
  if (availability.is === 'to-order') return words.toOrder(availability.days)
  if (availability.is !== 'away') return words[availability.is]
  return availability.backIn ? words.backIn(availability.backIn) : words.away
}
