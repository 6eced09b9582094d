import { foldHeading } from '#app/catalogue/sheets/import-field.ts'
import { headingsInAll } from '#app/catalogue/sheets/other-headings.ts'
import { type OtherLanguage, otherLanguages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'

/** What a sheet says of one size. */
export type SizePart =
  | 'number'
  | 'label'
  | `label-${OtherLanguage}`
  | 'price'
  | 'availability'
  | 'days'
  | 'backIn'

/** Their headings in the files that we write, one row a size, in their order. */
export const sizeHeadings = Object.fromEntries([
  ['number', 'Size number'],
  ['label', 'Size'],
  ...otherLanguages.map((language) => [
    `label-${language}`,
    `Size in ${languageTable[language].english}`,
  ]),
  ['price', 'Size price'],
  ['availability', 'Size availability'],
  ['days', 'Size days'],
  ['backIn', 'Size back in'],
]) as Record<SizePart, string>

export const sizeParts = Object.keys(sizeHeadings) as SizePart[]

const sizeAlone = headingsInAll('size')

/** Other headings for the same, where each row is a size; folded. */
const others: Partial<Record<SizePart, readonly string[]>> = {
  label: [...sizeAlone, ...headingsInAll('potSize'), 'sizename', 'sizelabel'],
  price: headingsInAll('price'),
  availability: ['availability', 'available'],
}

/** A column that says something of a size. */
export interface SizeColumn {
  /** Its place in the row. */
  at: number
  part: SizePart
  /** Which size of the row it is about, from 1; all of a row are about one where each row is a size. */
  size: number
  heading: string
}

/** How a sheet says sizes: a row for each, or several in the columns of one row. */
export interface SizeColumns {
  form: 'rows' | 'columns'
  columns: SizeColumn[]
}

/** The price on the label, which is the price where no other column is. */
const labelPrices = ['mrp', 'maximumretailprice']

/** Folds a heading without the currency that may stand after it. */
function foldWithoutUnit(heading: string): string {
  return foldHeading(heading).replace(/(in)?(rs|inr|rupees)$/, '')
}

/** Which part of a size a heading names. */
function partOf(heading: string): SizePart | undefined {
  const [folded, bare] = [foldHeading(heading), foldWithoutUnit(heading)]
  return sizeParts.find(
    (one) =>
      foldHeading(sizeHeadings[one]) === folded ||
      others[one]?.includes(one === 'price' ? bare : folded),
  )
}

/** Finds the columns about sizes by their headings; undefined where there are none. */
export function findSizeColumns(headings: readonly string[]): SizeColumns | undefined {
  const numbered = headings.flatMap((heading, at) => {
    const [, size, rest = ''] = /^size(\d{1,2})(.*)$/.exec(foldHeading(heading)) ?? []
    const part = sizeParts.find((one) => foldHeading(sizeHeadings[one]) === `size${rest}`)
    return size && part ? [{ at, part, size: Number(size), heading }] : []
  })
  if (numbered.length > 0) return { form: 'columns', columns: numbered }
  const taken = new Set<SizePart>()
  const named = headings.map(partOf)
  const columns = headings.flatMap((heading, at) => {
    const isPrice = !named.includes('price') && labelPrices.includes(foldWithoutUnit(heading))
    const part = isPrice ? 'price' : named[at]
    if (!part || taken.has(part)) return []
    taken.add(part)
    return [{ at, part, size: 1, heading }]
  })
  // A size alone is how tall a plant is.
  const isHeight = columns.every(({ heading }) => sizeAlone.includes(foldHeading(heading)))
  return isHeight ? undefined : { form: 'rows', columns }
}
