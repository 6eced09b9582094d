import { languages } from '#languages/language.ts'
import { byLanguageKey, languageTable } from '#languages/language-table.ts'
import { foldHeading, type ImportField } from './import-field.ts'
import { sheetWords } from './sheet.words.ts'

/** Other headings under which owners keep the same, folded: lower case, letters and digits only. */
export const otherHeadings: Partial<Record<ImportField, readonly string[]>> = {
  code: ['id', 'itemcode', 'productcode', 'productid', 'productno'],
  name: languages.flatMap((language) => sheetWords[language].productName),
  category: ['type', 'group', 'section', 'kind', 'producttype'],
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
  height: ['height', 'size', 'plantheight', 'heightincm'],
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

/** Columns that catalogues often have and this shop has no field for: a folded heading, and why. */
export const leftOutHeadings: readonly (readonly [RegExp, string])[] = [
  [
    /^(rate|price|mrp|cost|amount|rs|inr|sellingprice|discount|gst|tax|hsn|hsncode)/,
    'Prices are read from columns called Price or Size price',
  ],
  [/^(stock|qtyinstock|available?quantity|inventory)/, 'The shop counts no stock'],
  [/^(image|picture|photo|img)/, 'Pictures are added to each product'],
  [/^(srno|slno|serial|sno|serialno|no$)/, 'It only counts the rows'],
]
