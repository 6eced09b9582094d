import type { Insertable, Selectable } from 'kysely'
import type { FieldSpec } from '#app/catalogue/fields/field-spec.ts'
import { byNameSource, type NameSource, nameSource } from '#app/catalogue/fields/name-sources.ts'
import { type FieldName, listFields, productFields } from '#app/catalogue/fields/product-fields.ts'
import type { KindValues, ProductEdit } from '#app/catalogue/fields/product-values.ts'
import type { ProductsTable } from '#database/schema/catalogue.ts'
import { type LanguageKey, languageKeys } from '#languages/language-table.ts'

/** How what a kind of field holds is kept in a column; a kind that is not here has rows of its own. */
interface Kept<Value> {
  write(value: Value): string | number | null
  read(column: string): Value
}

const asItIs = { write: (value: string) => value, read: (column: string) => column }
const asJson = <Value>(): Kept<Value> => ({
  write: (value) => (value === null ? null : JSON.stringify(value)),
  read: (column) => (column === null ? null : JSON.parse(column)),
})

type KindInARow = 'text' | 'lines' | 'code' | 'yesNo' | 'slug' | 'category' | 'picture'
type KindAsJson = 'names' | 'photo' | 'phrases' | 'pictures' | 'translations'

const keptAs: { [Kind in KindInARow | KindAsJson]: Kept<KindValues[Kind]> } = {
  text: asItIs,
  slug: asItIs,
  category: asItIs,
  picture: asItIs,
  code: asItIs,
  yesNo: { write: Number, read: (column) => Number(column) === 1 },
  lines: asJson(),
  names: asJson(),
  photo: asJson(),
  phrases: asJson(),
  pictures: asJson(),
  translations: asJson(),
}

/** Columns and tables that are no column of a product's row, or hold several of its fields. */
const elsewhere = ['details', 'old_addresses', 'name_sources', 'product_sizes'] as const

const isElsewhere = ({ column }: FieldSpec) => elsewhere.some((other) => other === column)

type Elsewhere = {
  [Name in FieldName]: (typeof productFields)[Name]['column'] extends (typeof elsewhere)[number]
    ? Name
    : never
}[FieldName]

const fieldsInRow = listFields<Exclude<FieldName, Elsewhere>>((spec) => !isElsewhere(spec))

/** What of a product stands in its row. */
export type FieldsInRow = Pick<ProductEdit, Exclude<FieldName, Elsewhere> | NameSource>

/** Gives the columns of a product's row that its fields fill. */
export function toRow(edit: FieldsInRow) {
  const columns = fieldsInRow.map((field) => {
    const { kind, column } = productFields[field]
    return [column, keptAs[kind].write(edit[field] as never)]
  })
  const sources = languageKeys.map((key) => [key, edit[nameSource(key)]])
  const said = Object.fromEntries(sources.filter(([, source]) => source))
  return { ...Object.fromEntries(columns), name_sources: JSON.stringify(said) } as FilledColumns
}

type FilledColumns = Pick<
  Insertable<ProductsTable>,
  Extract<keyof ProductsTable, (typeof productFields)[FieldName]['column']>
>

/** Gives what a row says of a product's fields. */
export function fromRow(row: Selectable<ProductsTable>): FieldsInRow {
  const said = fieldsInRow.map((field) => {
    const { kind, column } = productFields[field]
    return [field, keptAs[kind].read(row[column] as string)]
  })
  const sources: { [Key in LanguageKey]?: string } = JSON.parse(row.name_sources)
  return { ...Object.fromEntries(said), ...byNameSource((key) => sources[key] ?? '') }
}
