import { type Alias, type Document, isNode, LineCounter, parseDocument, visit } from 'yaml'
import { z } from 'zod'
import {
  type Category,
  type CategoryKey,
  categories,
  categoryName,
  isCategoryKey,
  kindOf,
  type Wall,
  walls,
} from '#app/catalogue/category.ts'
import type { ProductFacts } from '#app/catalogue/facts/facts.ts'
import { hasProductPicture } from '#app/catalogue/product-picture.ts'
import { findSlugFault } from '#app/catalogue/slug.ts'
import { yamlErrorInWords } from './data-file-text.ts'
import { factFields, listClaimedFacts, toFacts } from './facts.schema.ts'
import { text, words } from './text.schema.ts'

/** A product as its data file has it, before it has a place in the catalogue. */
export interface ProductEntry {
  id: number
  slug: string
  /** Slugs that it had before: their addresses lead to its page. */
  oldSlugs: string[]
  name: string
  picture: string
  wall: Wall
  description: string
  quantity: string
  tips: string[]
  advantages: string[]
  aliases: string[]
  facts: ProductFacts
}

export interface CatalogueFile {
  category: Category
  /** Paths at which the category's page stood before. */
  oldAddresses: string[]
  products: ProductEntry[]
  /** The line of a product's field, to name what two files claim. */
  lineOf(product: number, ...field: PropertyKey[]): number
}

/** What is wrong in a data file, such as `soil.yaml:14: products[1].quantity: has to be text`. */
export type Fault = string

const slug = z.string().superRefine((value, context) => {
  const message = findSlugFault(value)
  if (message) context.addIssue({ code: 'custom', message })
})

const address = words(200).regex(/^(\/[\w-]+)+$/, 'has to be a path such as /productPages/plants')

const pageSchema = z.strictObject({
  heading: words(80),
  title: words(70),
  description: words(155),
  intro: words(600),
})

const productFields = z.strictObject({
  id: z.int().min(1),
  slug,
  oldSlugs: z.array(slug).max(20).default([]),
  name: words(120),
  picture: words(80).refine(
    hasProductPicture,
    'is not the name of a picture; draw art/<name>.svg and run npm run pictures',
  ),
  wall: z.enum(walls).optional(),
  description: text(500).default(''),
  quantity: text(20).default(''),
  tips: z.array(words(200)).max(12).default([]),
  advantages: z.array(words(200)).max(12).default([]),
  aliases: z.array(words(80)).max(30).default([]),
  aliasesToCheck: z.array(words(80)).max(30).default([]),
  ...factFields,
})

const productSchema = productFields.superRefine((product, context) => {
  for (const fact of listClaimedFacts(product)) {
    const message = 'is worked out from the plants in it; say it of those under contains'
    context.addIssue({ code: 'custom', path: ['facts', fact], message })
  }
})

const fileSchema = z
  .strictObject({
    key: z.custom<CategoryKey>(
      (value) => typeof value === 'string' && isCategoryKey(value),
      `is not a category; the twelve are ${categories.map(({ key }) => key).join(', ')}`,
    ),
    name: words(60),
    wall: z.enum(walls),
    page: pageSchema.optional(),
    oldAddresses: z.array(address).max(20).default([]),
    products: z.array(productSchema),
  })
  .superRefine(({ key, name }, context) => {
    if (name === categoryName(key)) return
    const message = `has to stay '${categoryName(key)}'; the page's heading may be changed instead`
    context.addIssue({ code: 'custom', path: ['name'], message })
  })

/**
 * Reads one data file's text. Gives its category and products, or every fault found in it, each
 * with file, line and field in words that a shop's owner understands.
 */
export function parseCatalogueFile(
  fileName: string,
  source: string,
): { file: CatalogueFile; faults?: undefined } | { file?: undefined; faults: Fault[] } {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  // Those after the first are mostly what it led to.
  const [broken] = document.errors
  if (broken) {
    const { line } = lines.linePos(broken.pos[0])
    return { faults: [`${fileName}:${line}: cannot be read: ${yamlErrorInWords(broken)}`] }
  }

  // Where a field is missing, the nearest thing around it tells the owner where to put it.
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
  const stray = findStrayReference(document)
  if (stray) {
    const { line } = lines.linePos(stray.range?.[0] ?? 0)
    return {
      faults: [`${fileName}:${line}: cannot be read: put quotes around a text that starts with *`],
    }
  }
  const parsed = fileSchema.safeParse(document.toJS(), { error: inOwnersWords })
  if (!parsed.success) {
    const faults = parsed.error.issues.flatMap((issue) =>
      listPlaces(issue).map((path) => ({ path, line: lineOf(path), message: issue.message })),
    )
    faults.sort((a, b) => a.line - b.line)
    return {
      faults: faults.map(({ path, line, message }) => {
        const field = path.length === 0 ? '' : `${asField(path)}: `
        return `${fileName}:${line}: ${field}${message}`
      }),
    }
  }
  const { key, name, wall, page, oldAddresses, products } = parsed.data
  const category: Category = { key, name, wall, ...(page && { page }) }
  return {
    file: {
      category,
      oldAddresses,
      products: products.map((product) => toEntry(product, category)),
      lineOf: (product, ...field) => lineOf(['products', product, ...field]),
    },
  }
}

function toEntry(product: z.infer<typeof productFields>, category: Category): ProductEntry {
  const { id, slug, oldSlugs, name, picture, description, quantity, tips, advantages } = product
  return {
    ...{ id, slug, oldSlugs, name, picture, description, quantity, tips, advantages },
    wall: product.wall ?? category.wall,
    aliases: listAliases(product),
    facts: toFacts(product, kindOf(category.key)),
  }
}

/** Lists what searches find a product by beside its name: the names that its page shows, too. */
function listAliases({ aliases, aliasesToCheck, facts }: z.infer<typeof productFields>): string[] {
  const { botanical, hindi, marathi } = facts
  const shown = [
    ...(botanical ? [botanical.is, ...botanical.formerly] : []),
    ...(hindi?.names ?? []),
    ...(marathi?.names ?? []),
  ]
  return [...new Set([...aliases, ...aliasesToCheck, ...shown])]
}

/** YAML takes `*word` for a reference to another place; an owner means a text. */
function findStrayReference(document: Document): Alias | undefined {
  let stray: Alias | undefined
  visit(document, {
    Alias: (_key, node) => {
      stray = node
      return visit.BREAK
    },
  })
  return stray
}

function inOwnersWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing'
  if (issue.code === 'invalid_type' && issue.input === null) return 'is empty'
  if (issue.code === 'invalid_type') return `has to be ${kindInWords(issue.expected)}`
  if (issue.code === 'invalid_value') return `has to be one of ${issue.values.join(', ')}`
  if (issue.code === 'unrecognized_keys') return 'is not a field known here; is it misspelt?'
  if (issue.code === 'too_small' && issue.origin === 'string') return 'is empty'
  if (issue.code === 'too_small') return `has to be at least ${issue.minimum}`
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `is too long: at most ${issue.maximum} characters`
  }
  if (issue.code === 'too_big') return `is too much: at most ${issue.maximum}`
  return undefined
}

function kindInWords(expected: string): string {
  if (expected === 'string') return "text (put quotes around it if it looks like a number: '20')"
  if (expected === 'int' || expected === 'number') return 'a whole number'
  if (expected === 'array') return 'a list'
  return 'a group of fields'
}

function listPlaces(issue: z.core.$ZodIssue): PropertyKey[][] {
  if (issue.code !== 'unrecognized_keys') return [issue.path]
  return issue.keys.map((key) => [...issue.path, key])
}

function asField(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
}
