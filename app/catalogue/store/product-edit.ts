import { countFacts, type PlantFacts, type ProductFacts } from '#app/catalogue/facts/facts.ts'
import type { FactKind, FieldKind, NameLanguage } from '#app/catalogue/fields/field-spec.ts'
import { nameSource } from '#app/catalogue/fields/name-sources.ts'
import { plantFields } from '#app/catalogue/fields/plant-fields.ts'
import { type FieldName, fieldNames, productFields } from '#app/catalogue/fields/product-fields.ts'
import type { KindValues, PlainFacts, ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { saysTheSame } from '#app/catalogue/fields/says-the-same.ts'
import { languageKeys } from '#languages/language-table.ts'

/** Gives a field's name for people; of what has none, as where a product stands, `otherwise`. */
export function fieldLabel(field: string, otherwise = field): string {
  return field in productFields ? productFields[field as FieldName].label : otherwise
}

export const plantFacts = Object.keys(plantFields) as (keyof typeof plantFields)[]

/** Gives a plant's facts one by one, null for what is not known. */
export function plainFactsOf(facts: PlantFacts): PlainFacts {
  const plain = plantFacts.map((fact) => [fact, facts[fact] ?? null])
  return Object.fromEntries(plain) as PlainFacts
}

/** The seven facts that visitors look for, and that the desk's list counts. */
export const countedFacts = [
  'light',
  'water',
  'place',
  'height',
  'care',
  'pets',
  'children',
] as const

/** Gives how many of a plant's seven facts are known; both 0 for what does not grow. */
export function countKnownFacts(edit: ProductEdit): { known: number; all: number } {
  if (edit.kind === 'goods') return { known: 0, all: 0 }
  const counted = countFacts(toProductFacts(edit))
  const known = countedFacts.filter((fact) => {
    const value = counted[fact]
    return Array.isArray(value) ? value.length > 0 : value !== undefined
  })
  return { known: known.length, all: countedFacts.length }
}

/** Whether something grows of which one of the seven facts is not known. */
export function lacksFacts(edit: ProductEdit): boolean {
  const { known, all } = countKnownFacts(edit)
  return known < all
}

/** What a field of each kind holds of which nobody has said anything; a fact is not known. */
const emptyValues: { [Kind in Exclude<FieldKind, FactKind>]: () => KindValues[Kind] } = {
  text: () => '',
  lines: () => [],
  code: () => null,
  yesNo: () => false,
  slug: () => '',
  slugs: () => [],
  category: () => '',
  names: () => [],
  picture: () => '',
  photo: () => null,
  phrases: () => ({}),
  pictures: () => [],
  translations: () => ({}),
  sizes: () => [],
  contains: () => [],
  signs: () => [],
}

/** Gives a new product that nobody has said anything of yet. */
export function emptyEdit(start: Pick<ProductEdit, 'category' | 'kind' | 'wall'>): ProductEdit {
  const empty = fieldNames.map((field) => {
    const { kind } = productFields[field]
    return [field, kind in emptyValues ? emptyValues[kind as 'text']() : null]
  })
  return { ...Object.fromEntries(empty), ...start }
}

/** Gives what the site's pages and counts are made from. */
export function toProductFacts(edit: ProductEdit): ProductFacts {
  const plant: Record<string, unknown> = {}
  const shownNames = (language: NameLanguage) =>
    edit.names.filter((name) => name.language === language && name.checked).map(({ name }) => name)
  const say = (fact: keyof PlantFacts, value: unknown) => {
    if (value !== null) plant[fact] = value
  }
  const named = (names: string[], source: string) => (names.length > 0 ? { names, source } : null)
  say('botanical', edit.botanical)
  for (const key of languageKeys) say(key, named(shownNames(key), edit[nameSource(key)]))
  for (const fact of plantFacts) if (fact !== 'botanical') say(fact, edit[fact])
  const { kind, contains, signs, youGet } = edit
  return { kind, plant, contains, signs, youGet }
}

/** Gives the fields of a row that its facts tell, but for names that are only searched. */
export function fromProductFacts(
  facts: ProductFacts,
): Pick<ProductEdit, 'kind' | 'contains' | 'signs' | 'youGet'> & PlainFacts {
  const { kind, plant, contains, signs, youGet } = facts
  return { kind, contains, signs, youGet, ...plainFactsOf(plant) }
}

/** Lists every text by which searches find a product beside its name, none twice. */
export function listSearchedNames({ names, botanical }: ProductEdit): string[] {
  const of = (language: NameLanguage) =>
    names.filter((name) => name.language === language).map(({ name }) => name)
  const latin = botanical ? [botanical.is, ...botanical.formerly] : []
  return [...new Set([...of('other'), ...latin, ...languageKeys.flatMap(of)])]
}

/** Lists the fields in which two rows differ, in the table's order. */
export function listChangedFields(before: ProductEdit, after: ProductEdit): FieldName[] {
  return fieldNames.filter((field) => !saysTheSame(before[field], after[field]))
}
