import { z } from 'zod'
import {
  type CategoryEntry,
  categories,
  categoryName,
  categoryPosition,
  isSpecified,
  kindOf,
  walls,
} from '#app/catalogue/category.ts'
import { kinds } from '#app/catalogue/facts/facts.ts'
import { mapCategoryTexts } from '#app/catalogue/fields/category-texts.ts'
import type { NameLanguage } from '#app/catalogue/fields/field-spec.ts'
import { byNameSource } from '#app/catalogue/fields/name-sources.ts'
import { plantFields } from '#app/catalogue/fields/plant-fields.ts'
import { productFields } from '#app/catalogue/fields/product-fields.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { plainFactsOf, plantFacts } from '#app/catalogue/store/product-edit.ts'
import { plantsPath } from '#app/paths/shop-paths.ts'
import { otherLanguages } from '#languages/language.ts'
import { type LanguageKey, languageKey, languageKeys } from '#languages/language-table.ts'
import { localName, plantSchema } from './facts.schema.ts'
import { type OwnField, ownFields, ownSchemas, slug } from './field.schema.ts'
import { type Fault, parseDataFile } from './parse-data-file.ts'
import { words } from './text.schema.ts'
import {
  categoryTranslations,
  listStrayWords,
  productTranslations,
  toTranslations,
} from './translations.schema.ts'

/** A product as its data file has it, before it has a place in the catalogue. */
export interface ProductEntry extends Omit<ProductEdit, 'sizes'> {
  id: number
  /** Undefined: the file leaves them as they are. */
  sizes: ProductEdit['sizes'] | undefined
}

export interface CatalogueFile {
  category: CategoryEntry
  /** Paths at which the category's page stood before. */
  oldAddresses: string[]
  products: ProductEntry[]
  /** The line of a product's field, to name what two files claim. */
  lineOf(product: number, ...field: PropertyKey[]): number
}

const address = words(200).regex(/^(\/[\w-]+)+$/, `has to be a path such as ${plantsPath}`)

const { name: nameOfCategory, ...pageTexts } = mapCategoryTexts(({ longest }) => words(longest))

const aliases = z.array(words(productFields.names.longest.other)).max(30).default([])

/** By language, names that nobody has checked. */
const namesToCheck = makeNamesToCheck()

function makeNamesToCheck(): Record<
  ReturnType<typeof toCheck>,
  z.ZodDefault<z.ZodArray<z.ZodString>>
> {
  const lists = otherLanguages.map((language) => [
    toCheck(languageKey(language)),
    z.array(localName(language)).max(4).default([]),
  ])
  return Object.fromEntries(lists)
}

/** Gives the field of a data file that holds a language's names that nobody has checked. */
export function toCheck(key: LanguageKey) {
  return `${key}ToCheck` as const
}

const productShape = z.strictObject({
  id: z.int().min(1),
  ...ownSchemas,
  aliases,
  aliasesToCheck: aliases,
  ...namesToCheck,
  facts: plantSchema.default({}),
  ...productTranslations,
})

const productSchema = productShape.superRefine((product, context) => {
  for (const fault of listStrayWords(product)) {
    context.addIssue({ code: 'custom', ...fault })
  }
  if (product.picture === '' && !(product.hidden && product.morePictures.length === 0)) {
    const message = 'is empty; only a product that is hidden may have none'
    context.addIssue({ code: 'custom', path: ['picture'], message })
  }
  for (const fact of listClaimedFacts(product)) {
    const message = 'is worked out from the plants in it; say it of those under contains'
    context.addIssue({ code: 'custom', path: ['facts', fact], message })
  }
})

/** Gives the facts that a packet claims although the plants in it tell them. */
function listClaimedFacts({ facts, contains }: Pick<FileProduct, 'facts' | 'contains'>): string[] {
  return contains.length === 0 ? [] : counted.filter((fact) => facts[fact] !== undefined)
}

const counted = plantFacts.filter((fact) => 'counted' in plantFields[fact])

type FileProduct = z.infer<typeof productShape>

const fileSchema = z
  .strictObject({
    key: slug,
    added: z.boolean().default(false),
    position: z.int().min(1).max(1_000).default(1),
    kind: z.enum(kinds).optional(),
    hidden: z.boolean().default(false),
    name: nameOfCategory,
    wall: z.enum(walls),
    page: z.strictObject(pageTexts).optional(),
    oldAddresses: z.array(address).max(20).default([]),
    products: z.array(productSchema),
    ...categoryTranslations,
  })
  .superRefine(({ key, name, added, hidden, page }, context) => {
    const say = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (isSpecified(key)) {
      if (added) say('added', 'has to go: it is one of the twelve')
      if (hidden) say('hidden', 'has to go: the twelve are always shown')
      if (name === categoryName(key)) return
      say('name', `has to stay '${categoryName(key)}'; the page's heading may be changed instead`)
    } else if (!added) {
      const twelve = categories.map((category) => category.key).join(', ')
      say('key', `is not a category; the twelve are ${twelve}. Write added: true for one of yours`)
    } else if (!page) {
      say('page', 'is missing: heading, title, description and intro of its page')
    }
  })

/**
 * Reads one data file's text. Gives its category and products, or every fault found in it, each
 * with file, line and field in words that a shop's owner understands.
 */
export function parseCatalogueFile(
  fileName: string,
  source: string,
): { file: CatalogueFile; faults?: undefined } | { file?: undefined; faults: Fault[] } {
  const parsed = parseDataFile(fileName, source, fileSchema)
  if (parsed.faults) return parsed
  const { data, lineOf } = parsed
  const { key, name, wall, page, oldAddresses, products, added, hidden, position } = data
  const category: CategoryEntry = {
    ...{ key, name, wall, ...(page && { page }), added, hidden },
    position: added ? categories.length + position : categoryPosition(key),
    kind: data.kind ?? kindOf(key),
    translations: toTranslations(data),
  }
  return {
    file: {
      category,
      oldAddresses,
      products: products.map((product) => toEntry(product, category)),
      lineOf: (product, ...field) => lineOf(['products', product, ...field]),
    },
  }
}

function toEntry(product: FileProduct, category: CategoryEntry): ProductEntry {
  const { id, oldSlugs, facts } = product
  const listNames = (language: NameLanguage, checked: boolean, names: readonly string[] = []) =>
    names.map((one) => ({ language, name: one, checked }))
  const usual = { kind: category.kind, wall: category.wall, backIn: null }
  const own = ownFields.map((field) => [
    field,
    product[field] ?? usual[field as keyof typeof usual],
  ])
  return {
    ...(Object.fromEntries(own) as Pick<ProductEdit, OwnField>),
    ...plainFactsOf(facts),
    id,
    photo: null,
    oldSlugs: [...oldSlugs].sort(),
    category: category.key,
    names: [
      ...languageKeys.flatMap((key) => [
        ...listNames(key, true, facts[key]?.names),
        ...listNames(key, false, product[toCheck(key)]),
      ]),
      ...listNames('other', true, product.aliases),
      ...listNames('other', false, product.aliasesToCheck),
    ],
    ...byNameSource((key) => facts[key]?.source ?? ''),
    translations: toTranslations(product),
  }
}
