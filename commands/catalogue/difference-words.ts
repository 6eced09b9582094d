import { valueWords } from '#app/catalogue/desk/value-words.ts'
import type { FieldName } from '#app/catalogue/fields/product-fields.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import type { CatalogueDifference } from '#app/catalogue/files/compare-catalogue.ts'
import { fieldLabel } from '#app/catalogue/store/product-edit.ts'
import type { GuideDifference } from '#app/guides/files/load-guides.server.ts'
import type { GuideEdit } from '#app/guides/guide.ts'

/**
 * Says what the data files have otherwise than the database, a line for each product and category,
 * and below it one for each field with its value in the database and in the files.
 */
export function differenceWords(difference: CatalogueDifference): string {
  const { added, changed, absent, categories, orders } = difference
  const lines = [
    ...categories.flatMap(({ before, entry }) =>
      before
        ? [`category ${entry.key}: other words`, ...listTextChanges(before, entry)]
        : [`new category: ${entry.key}`],
    ),
    ...added.map(({ id, edit }) => `new: ${edit.name} (no. ${id})`),
    ...changed.flatMap(({ id, name, fields, before, change }) => [
      `changed: ${name} (no. ${id})`,
      ...fields.map((field) => fieldChange(field, before, change)),
    ]),
    ...absent.map(({ id, name }) => `in no file, to be hidden: ${name} (no. ${id})`),
    ...orders.map(({ category }) => `another order: ${category}`),
  ]
  return lines.length === 0 ? 'nothing differs' : lines.join('\n')
}

/** Says the same of one guide. */
export function guideWords({ slug, id, isOwners, fields, before, edit }: GuideDifference): string {
  if (id === undefined) return `new guide: ${slug}`
  if (isOwners) return `guide ${slug}: changed at the desk, left as it is there`
  const changed = (guide: Partial<GuideEdit> = {}) =>
    Object.fromEntries(fields.map((field) => [field, guide[field]]))
  const lines = listTextChanges(changed(before), changed(edit))
  return [`changed guide: ${slug}`, ...lines].join('\n')
}

function fieldChange(field: FieldName, before: Partial<ProductEdit>, after: Partial<ProductEdit>) {
  const say = (edit: Partial<ProductEdit>) => valueWords(field, edit, (key) => key)
  const [was, is] = [say(before), say(after)]
  // What two values are called alike differs in what no words are made of.
  const differs = was !== is
  return change(
    fieldLabel(field),
    differs ? was : JSON.stringify(before[field]),
    differs ? is : JSON.stringify(after[field]),
  )
}

/**
 * The texts, numbers and lists of a category or guide that differ, each by where it stands:
 * `page.heading`, or in a list of groups `words-hi.parts.3.text`.
 */
function listTextChanges(before: object, after: object, place = ''): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) => {
    const [was, is] = [before, after].map((one) => (one as Record<string, unknown>)[key])
    const [said, now] = [JSON.stringify(was), JSON.stringify(is)]
    if (said === now) return []
    if (isGroup(was) && isGroup(is)) return listTextChanges(was, is, `${place}${key}.`)
    return change(`${place}${key}`, asText(was), asText(is))
  })
}

function isGroup(value: unknown): value is object {
  return value instanceof Object && (!Array.isArray(value) || value.some(isGroup))
}

function asText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'Nothing'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function change(what: string, was = 'Nothing', is = 'Nothing') {
  const inOneLine = (text: string) => text.replace(/\s*\n\s*/g, '; ')
  return `  ${what}: ${inOneLine(was)} -> ${inOneLine(is)}`
}
