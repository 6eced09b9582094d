import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as yieldTurn } from 'node:timers/promises'
import { stringify } from 'yaml'
import { categories, kindOf } from '#app/catalogue/category.ts'
import type { PlantFacts } from '#app/catalogue/facts/facts.ts'
import type { NameLanguage } from '#app/catalogue/fields/field-spec.ts'
import { arrange } from '#app/catalogue/fields/product-fields.ts'
import {
  listStoredCategories,
  type StoredCategory,
} from '#app/catalogue/store/categories/stored-categories.server.ts'
import { toProductFacts } from '#app/catalogue/store/product-edit.ts'
import {
  listStoredProducts,
  type StoredProduct,
} from '#app/catalogue/store/stored-products.server.ts'
import type { Database } from '#database/connection.ts'
import { languageKeys } from '#languages/language-table.ts'
import { toCheck } from './catalogue-file.ts'
import { asInFile } from './compare-catalogue.ts'
import { type OwnField, ownFields } from './field.schema.ts'
import { describeSize } from './sizes.schema.ts'

/** Products that are read and written at once: the process has other work as well. */
const productsAtOnce = 50
/** Of places, which are small, so many are read at once. */
const placesAtOnce = 5_000

/** A data file, read as it is taken. */
interface DescribedFile {
  name: string
  pieces: AsyncIterable<string>
}

/**
 * Writes what the database has as data files into a folder, one for each category; files that are
 * there under the same names are replaced. Gives their names.
 */
export async function writeCatalogueFiles(db: Database, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const names: string[] = []
  for await (const { name, pieces } of describeCatalogueFiles(db)) {
    await writeFile(join(folder, name), pieces)
    names.push(name)
  }
  return names
}

/**
 * Gives what the database has as data files, one for each category. What each holds is settled at the
 * beginning, so that a product which moves meanwhile is in one of them.
 */
export async function* describeCatalogueFiles(db: Database): AsyncGenerator<DescribedFile> {
  const { idsByCategory, slugs } = await listPlaces(db)
  const addresses = await db
    .selectFrom('old_addresses')
    .select(['address', 'category_key'])
    .where('product_id', 'is', null)
    .orderBy('address')
    .execute()
  for (const category of await listStoredCategories(db)) {
    const oldAddresses = addresses.flatMap((old) =>
      old.category_key === category.key ? [old.address] : [],
    )
    const head = { ...describeCategory(category), ...filled({ oldAddresses }) }
    const ids = idsByCategory.get(category.key) ?? []
    yield { name: `${category.key}.yaml`, pieces: describeFile(db, category, head, ids, slugs) }
  }
}

/** In which category each product stands, in the catalogue's order, and every address of a product. */
async function listPlaces(db: Database) {
  const idsByCategory = new Map<string, number[]>()
  const slugs = new Set<string>()
  for (let reached: number | undefined; ; ) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'category_key', 'slug', 'catalogue_order'])
      .$if(reached !== undefined, (query) => query.where('catalogue_order', '>', reached ?? 0))
      .orderBy('catalogue_order')
      .limit(placesAtOnce)
      .execute()
    for (const { id, category_key, slug } of rows) {
      const ids = idsByCategory.get(category_key)
      if (ids) ids.push(id)
      else idsByCategory.set(category_key, [id])
      slugs.add(slug)
    }
    const last = rows.at(-1)
    if (!last) return { idsByCategory, slugs }
    reached = Number(last.catalogue_order)
    await yieldTurn()
  }
}

async function* describeFile(
  db: Database,
  category: StoredCategory,
  head: object,
  ids: readonly number[],
  slugs: ReadonlySet<string>,
): AsyncGenerator<string> {
  yield toYaml(ids.length > 0 ? head : { ...head, products: [] })
  for (let start = 0; start < ids.length; start += productsAtOnce) {
    const kept = await listStoredProducts(db, ids.slice(start, start + productsAtOnce))
    const products = kept.map((product) => describeProduct(product, category, slugs))
    const text = toYaml({ products })
    // Of the list's name one is enough.
    yield start === 0 ? text : text.slice('products:\n'.length)
    await yieldTurn()
  }
}

const toYaml = (content: object) => stringify(content, { lineWidth: 100 })

function describeCategory(category: StoredCategory) {
  const { key, name, wall, page, added, hidden, kind, position, translations } = category
  return {
    key,
    name,
    wall,
    ...(added && { added, position: position - categories.length }),
    ...(kind !== kindOf(key) && { kind }),
    ...(hidden && { hidden }),
    ...(page && { page }),
    ...translations,
  }
}

/** The keys of a product in the order of a file: what is not named here stands before its translations. */
const fileOrder = arrange<OwnField | 'names' | 'facts'>(
  [
    'name',
    'slug',
    'oldSlugs',
    'picture',
    'pictureDescription',
    'pictureWords',
    'morePictures',
    'wall',
    'hidden',
    'description',
    'quantity',
    'tips',
    'advantages',
    'names',
    'kind',
    'facts',
    'contains',
    'signs',
    'youGet',
    'backIn',
  ],
  ownFields,
)

/** What stands in a file though it is empty. */
const alwaysSaid: readonly string[] = ['name', 'slug', 'picture', 'description']

function describeProduct(
  { id, edit }: StoredProduct,
  category: StoredCategory,
  slugs: ReadonlySet<string>,
) {
  const inFile = asInFile(edit)
  const names = (language: NameLanguage, checked: boolean) =>
    edit.names
      .filter((one) => one.language === language && one.checked === checked)
      .map((one) => one.name)
  const special = {
    names: {
      aliases: names('other', true),
      aliasesToCheck: names('other', false),
      ...Object.fromEntries(languageKeys.map((key) => [toCheck(key), names(key, false)])),
    },
    facts: { facts: describeFacts(toProductFacts(edit).plant) },
    // Another product may have one of them by now.
    oldSlugs: { oldSlugs: edit.oldSlugs.filter((old) => !slugs.has(old)) },
    wall: { wall: edit.wall === category.wall ? '' : edit.wall },
    kind: { kind: edit.kind === category.kind ? '' : edit.kind },
    hidden: { hidden: edit.hidden || '' },
    morePictures: {
      morePictures: edit.morePictures.map(({ picture, ...said }) => ({ picture, ...filled(said) })),
    },
    contains: {
      contains: edit.contains.map(({ name, facts }) => ({
        name,
        ...filled({ facts: describeFacts(facts) }),
      })),
    },
    sizes: { sizes: edit.sizes.map(describeSize) },
    signs: { signs: edit.signs.map(({ source, ...sign }) => ({ ...sign, ...filled({ source }) })) },
  }
  const said = fileOrder.map((key) => {
    const own =
      key in special ? special[key as keyof typeof special] : { [key]: inFile[key as OwnField] }
    return alwaysSaid.includes(key) ? own : filled(own)
  })
  return Object.assign({ id }, ...said, edit.translations)
}

/** Facts without what is empty in them: who says so, and what is also good. */
function describeFacts(facts: PlantFacts): object {
  return Object.fromEntries(
    Object.entries(facts).map(([fact, said]) => [fact, filled({ ...said })]),
  )
}

/** Leaves out empty texts, lists and groups. */
function filled(fields: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => {
      if (value === undefined || value === null) return false
      return typeof value === 'object' ? Object.keys(value).length > 0 : value !== ''
    }),
  )
}
