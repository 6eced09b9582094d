import {
  arrange,
  type FieldName,
  type FieldOf,
  fieldNames,
  listFields,
  productFields,
  type TranslatedField,
} from '#app/catalogue/fields/product-fields.ts'
import { type OtherLanguage, otherLanguages } from '#languages/language.ts'
import { languageTable } from '#languages/language-table.ts'

type Fields = typeof productFields
type OwnColumn = {
  [Name in FieldName]: Fields[Name]['sheet'] extends null ? never : keyof Fields[Name]['sheet']
}[FieldName]

/** The texts of a sheet that it says in other languages too. */
type SheetText = Exclude<TranslatedField, FieldOf<'safety'>>
export type TranslationColumn = `${SheetText}-${OtherLanguage}`

/** What a column of a spreadsheet can be. The code only finds the product. */
export type ImportField = 'code' | OwnColumn | TranslationColumn

export const sheetTexts = listFields<SheetText>(
  (spec) => 'translated' in spec && spec.kind !== 'safety' && spec.sheet !== null,
)

const headings: Record<string, string> = Object.assign(
  { code: 'Code' },
  ...fieldNames.map((field) => productFields[field].sheet),
  ...sheetTexts.flatMap((text) =>
    otherLanguages.map((language) => ({
      [`${text}-${language}`]: `${productFields[text].label} in ${languageTable[language].english}`,
    })),
  ),
)

/** The heading of a field's column in the files that we write, and its name on the screens. */
export const fieldLabels = headings as Record<ImportField, string>

/** Every column in the order of the files that we write: one that is not named here comes last. */
export const importFields = arrange<ImportField>(
  [
    'code',
    'name',
    'category',
    'slug',
    'botanical',
    'hindi',
    'marathi',
    'other',
    'light',
    'alsoGood',
    'waterRule',
    'summerDays',
    'winterDays',
    'place',
    'height',
    'care',
    'season',
    'pets',
    'petsSource',
    'children',
    'childrenSource',
    'description',
    'quantity',
    'tips',
    'advantages',
    'youGet',
    'backIn',
    'shown',
  ],
  Object.keys(fieldLabels) as ImportField[],
)

/** What the choice of a column is called where its name alone does not say it. */
export function choiceLabel(field: ImportField): string {
  return field === 'code' ? 'Code (finds the product)' : fieldLabels[field]
}

/** Other headings under which owners keep the same, folded: lower case, letters and digits only. */
export const otherHeadings: Partial<Record<ImportField, readonly string[]>> = {
  code: ['id', 'itemcode', 'productcode', 'productid', 'item', 'no', 'productno'],
  name: ['plant', 'plantname', 'product', 'productname', 'itemname', 'title', 'नाव', 'नाम'],
  category: ['type', 'group', 'section', 'kind', 'producttype'],
  slug: ['url', 'link', 'webaddress'],
  botanical: ['scientific', 'scientificname', 'botanical', 'latin', 'latinname', 'species'],
  hindi: [
    'hindi',
    'hindiname',
    'localnamehindi',
    'हिंदी',
    'हिन्दी',
    'हिंदीनाम',
    'हिन्दीनाम',
    'हिंदीनाव',
  ],
  marathi: ['marathi', 'marathiname', 'localnamemarathi', 'मराठी', 'मराठीनाव', 'मराठीनाम'],
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
  backIn: ['available', 'availablefrom', 'backinstock'],
  shown: ['shown', 'visible', 'published', 'active', 'show'],
}

/** Columns that catalogues often have and this shop has no room for: a folded heading, and why. */
export const leftOutHeadings: readonly (readonly [RegExp, string])[] = [
  [
    /^(rate|price|mrp|cost|amount|rs|inr|sellingprice|discount|gst|tax|hsn|hsncode)/,
    'The shop shows no prices',
  ],
  [/^(stock|qtyinstock|available?quantity|inventory)/, 'The shop counts no stock'],
  [/^(image|picture|photo|img)/, 'Pictures are added to each product'],
  [/^(srno|slno|serial|sno|serialno)/, 'It only counts the rows'],
]

/** Folds a heading so that spellings of it meet: case, spaces and signs say nothing. */
export function foldHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
