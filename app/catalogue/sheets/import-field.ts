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
import { languageKeys, languageTable } from '#languages/language-table.ts'

type Fields = typeof productFields
type OwnColumn = {
  [Name in FieldName]: Fields[Name]['sheet'] extends null ? never : keyof Fields[Name]['sheet']
}[FieldName]

/** The texts of a sheet that it says in other languages too. */
type SheetText = Exclude<TranslatedField, FieldOf<'safety'>>
export type TranslationColumn = `${SheetText}-${OtherLanguage}`

/**
 * What a column of a spreadsheet can be. The code only finds the product; sizes are read of several
 * columns.
 */
export type ImportField = 'code' | 'sizes' | OwnColumn | TranslationColumn

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
  { sizes: 'Sizes' },
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
    ...languageKeys,
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

/** The fields that have a cell of their own for each product. */
export const cellFields = importFields.filter(
  (field): field is CellField => field !== 'code' && field !== 'sizes',
)
export type CellField = Exclude<ImportField, 'code' | 'sizes'>

/** What the choice of a column is called where its name alone does not say it. */
export function choiceLabel(field: ImportField): string {
  return field === 'code' ? 'Code (finds the product)' : fieldLabels[field]
}

/** Folds a heading so that spellings of it meet: case, spaces and signs say nothing. */
export function foldHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
