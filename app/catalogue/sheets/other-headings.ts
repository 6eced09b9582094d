import { type Language, languages } from '#languages/language.ts'
import { byLanguageKey, languageTable } from '#languages/language-table.ts'
import { foldHeading, type ImportField } from './import-field.ts'
import { sheetWords } from './sheet.words.ts'

/** Gives the headings of one thing in all languages, folded. */
export function headingsInAll(what: keyof (typeof sheetWords)[Language]): readonly string[] {
  return languages.flatMap((language) => sheetWords[language][what])
}

/** Other headings under which owners keep the same, folded: lower case, letters and digits only. */
export const otherHeadings: Partial<Record<ImportField, readonly string[]>> = {
  code: ['id', 'itemcode', 'productcode', 'productid', 'productno'],
  name: headingsInAll('productName'),
  category: headingsInAll('category'),
  slug: ['url', 'link', 'webaddress'],
  botanical: ['scientific', 'scientificname', 'botanical', 'latin', 'latinname', 'species'],
  ...byLanguageKey((language) => {
    const english = foldHeading(languageTable[language].english)
    const own = sheetWords[language].namesInIt
    return [english, `${english}name`, `localname${english}`, ...own]
  }),
  other: ['aliases', 'alias', 'commonnames', 'commonname', 'alsoknownas', 'synonyms', 'localname'],
  light: ['sunlight', 'sun', 'lightneeds', 'exposure', 'lightrequirement'],
  waterRule: ['watering', 'water'],
  summerDays: ['waterinsummer', 'summerwater', 'waterinsummerdays'],
  winterDays: ['waterinwinter', 'winterwater', 'waterinwinterdays'],
  place: ['where', 'location', 'growsin', 'indooroutdoor'],
  height: ['height', ...headingsInAll('size'), 'plantheight', 'heightincm'],
  care: ['difficulty', 'carelevel', 'ease', 'maintenance'],
  season: ['flowering', 'bloom', 'blooms', 'floweringseason'],
  pets: ['pets', 'petsafe', 'toxicity', 'catsdogs'],
  children: ['childsafe', 'childrensafe', 'kids'],
  description: ['about', 'details', 'text'],
  quantity: ['weight', 'pack', 'packsize', 'unit', 'netweight'],
  tips: ['tip', 'careinstructions'],
  advantages: ['benefits', 'uses', 'advantage'],
  youGet: ['includes', 'inthebox'],
  backIn: ['availablefrom', 'backinstock'],
  sizes: ['sizesoneroweach', 'sizesincolumns'],
  shown: ['shown', 'visible', 'published', 'active', 'show'],
}

const isOneOf = (headings: readonly string[]) => `(${headings.join('|')})$`

const rowNumber = new RegExp(`^(srno|slno|serial|sno|${isOneOf(headingsInAll('rowNumber'))})`)

/** Whether a column only counts the rows, by its heading. */
export function countsRows(heading: string): boolean {
  return rowNumber.test(foldHeading(heading))
}

/** Columns that catalogues often have and this shop has no field for: a folded heading, and why. */
export const leftOutHeadings: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^(rate|price|mrp|cost|amount|rs|inr|sellingprice|discount|gst|tax|hsn|${isOneOf(headingsInAll('price'))})|(price|mrp|cost)$`,
    ),
    'Prices are read from columns called Price or Size price',
  ],
  [/^(stock|qtyinstock|available?quantity|inventory)/, 'The shop counts no stock'],
  [/^(image|picture|photo|img)/, 'Pictures are added to each product'],
  [rowNumber, 'It only counts the rows'],
  [/^sizes$/, 'Sizes are read from columns of their own, such as Size and Size price'],
]
