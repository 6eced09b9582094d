import { walls } from '#app/catalogue/category.ts'
import { kinds, months } from '#app/catalogue/facts/facts.ts'
import { longestPictureText, mostPictures } from '#app/catalogue/picture-limits.ts'
import { byLanguageKey, languagesInWords, languageTable } from '#languages/language-table.ts'
import { type FieldKind, type FieldSpec, longestSource } from './field-spec.ts'
import { nameSourceFields } from './name-sources.ts'
import { plantFields } from './plant-fields.ts'

/**
 * Every field of a product, in the order in which the history tells them: plain data, from which
 * its row, its form and what is wrong in it, its history, the sheets' columns and the data files'
 * keys are made. Names of fields, columns and headings are stored and never change.
 */
export const productFields = {
  name: {
    kind: 'text',
    longest: 120,
    empty: 'Write a name.',
    label: 'Name',
    column: 'name',
    form: true,
    sheet: { name: 'Name' },
    file: true,
  },
  names: {
    kind: 'names',
    longest: { ...byLanguageKey(() => 60), other: 80 },
    label: 'Other names',
    column: 'names',
    form: true,
    sheet: {
      ...byLanguageKey((language) => `${languageTable[language].english} names`),
      other: 'Other names',
    },
    file: false,
  },
  ...nameSourceFields,
  slug: {
    kind: 'slug',
    label: 'Address',
    column: 'slug',
    form: true,
    sheet: { slug: 'Address' },
    file: true,
  },
  /** Slugs that it had before: the store keeps them. */
  oldSlugs: {
    kind: 'slugs',
    label: 'Old addresses',
    column: 'old_addresses',
    form: false,
    sheet: null,
    file: true,
  },
  category: {
    kind: 'category',
    label: 'Category',
    column: 'category_key',
    form: true,
    sheet: { category: 'Category' },
    file: false,
  },
  description: {
    kind: 'text',
    longest: 500,
    label: 'Description',
    column: 'description',
    translated: 'form',
    form: { label: 'Description', rows: 2 },
    sheet: { description: 'Description' },
    file: true,
  },
  quantity: {
    kind: 'text',
    longest: 20,
    label: 'Quantity',
    column: 'quantity',
    translated: 'form',
    form: { label: 'Quantity', placeholder: '20kg' },
    sheet: { quantity: 'Quantity' },
    file: true,
  },
  tips: {
    kind: 'lines',
    most: 12,
    longest: 200,
    label: 'Tips',
    column: 'tips',
    translated: 'form',
    form: { label: 'Useful tips', rows: 3, hint: 'One tip to a line' },
    sheet: { tips: 'Tips' },
    file: true,
  },
  advantages: {
    kind: 'lines',
    most: 12,
    longest: 200,
    label: 'Advantages',
    column: 'advantages',
    translated: 'form',
    form: { label: 'Advantages', rows: 3, hint: 'One to a line' },
    sheet: { advantages: 'Advantages' },
    file: true,
  },
  /** What is said of it in other languages: what is left out is said in English. */
  translations: {
    kind: 'translations',
    label: `Words in ${languagesInWords()}`,
    column: 'translations',
    form: true,
    sheet: null,
    file: false,
  },
  /** The month in which it can be had again; null while it can be had. */
  backIn: {
    kind: 'code',
    codes: months,
    none: true,
    label: 'Back in',
    column: 'back_in',
    form: false,
    sheet: { backIn: 'Back in' },
    file: true,
  },
  /** In what sizes it can be had; none where `quantity` and `backIn` say all that is known. */
  sizes: {
    kind: 'sizes',
    most: 12,
    longest: 40,
    label: 'Sizes',
    column: 'product_sizes',
    form: true,
    sheet: null,
    file: true,
  },
  kind: {
    kind: 'code',
    codes: kinds,
    label: 'Kind',
    column: 'details',
    form: true,
    sheet: null,
    file: true,
  },
  ...plantFields,
  contains: {
    kind: 'contains',
    most: 12,
    longest: 60,
    label: 'Plants in it',
    column: 'details',
    form: true,
    sheet: null,
    file: true,
  },
  signs: {
    kind: 'signs',
    most: 7,
    longest: { about: 20, is: 40, note: 160, source: longestSource },
    label: 'Signs',
    column: 'details',
    form: true,
    sheet: null,
    file: true,
  },
  youGet: {
    kind: 'lines',
    most: 8,
    longest: 120,
    label: 'You get',
    column: 'details',
    translated: 'files',
    form: { label: 'What you get', rows: 2, hint: 'One thing to a line, as The plant in its pot' },
    sheet: { youGet: 'You get' },
    file: true,
  },
  picture: {
    kind: 'picture',
    longest: 80,
    label: 'Picture',
    column: 'picture',
    form: false,
    sheet: null,
    file: true,
  },
  /** How to draw `picture` where it was uploaded; null where it is a drawn one. */
  photo: {
    kind: 'photo',
    label: 'Picture',
    column: 'photo',
    form: false,
    sheet: null,
    file: false,
    untold: true,
  },
  pictureDescription: {
    kind: 'text',
    longest: longestPictureText,
    label: 'What the picture shows',
    column: 'picture_description',
    form: true,
    sheet: null,
    file: true,
  },
  /** What the first picture shows, in other languages; what is left out is said in English. */
  pictureWords: {
    kind: 'phrases',
    longest: longestPictureText,
    label: 'What the picture shows, in other languages',
    column: 'picture_words',
    form: false,
    sheet: null,
    file: true,
  },
  /** Its pictures after the first, in the owner's order. */
  morePictures: {
    kind: 'pictures',
    most: mostPictures - 1,
    longest: longestPictureText,
    label: 'More pictures',
    column: 'more_pictures',
    form: false,
    sheet: null,
    file: true,
  },
  wall: {
    kind: 'code',
    codes: walls,
    label: 'Wall',
    column: 'wall',
    form: true,
    sheet: null,
    file: true,
  },
  hidden: {
    kind: 'yesNo',
    label: 'Hidden',
    column: 'hidden',
    form: true,
    sheet: { shown: 'Shown in the shop' },
    file: true,
  },
} as const satisfies Record<string, FieldSpec>

export type Fields = typeof productFields
export type FieldName = keyof Fields

/** Every field, in the table's order. */
export const fieldNames = Object.keys(productFields) as FieldName[]

/** The fields of a kind, or of one of several. */
export type FieldOf<Kind extends FieldKind> = {
  [Name in FieldName]: Fields[Name]['kind'] extends Kind ? Name : never
}[FieldName]

/** The fields for which the table says so. */
export type FieldWith<Said> = {
  [Name in FieldName]: Fields[Name] extends Said ? Name : never
}[FieldName]

/** The fields whose text may be said in other languages too, and those that the form has for it. */
export type TranslatedField = FieldWith<{ translated: string }>
export type ProductText = FieldWith<{ translated: 'form' }>

/** Lists the fields for which something holds, in the table's order. */
export function listFields<Name extends FieldName>(
  holds: (spec: FieldSpec, name: FieldName) => boolean,
): Name[] {
  return fieldNames.filter((name): name is Name => holds(productFields[name], name))
}

export const translatedFields = listFields<TranslatedField>((spec) => 'translated' in spec)
export const productTexts = listFields<ProductText>(
  (spec) => 'translated' in spec && spec.translated === 'form',
)

/** The fields in an order of their own: those that are named, then what else the table has. */
export function arrange<Name extends string>(first: readonly Name[], all: readonly Name[]) {
  return [...first, ...all.filter((name) => !first.includes(name))]
}
