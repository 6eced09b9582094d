import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { kindOf } from '#app/catalogue/category.ts'
import type { PlantFacts } from '#app/catalogue/facts/facts.ts'
import { type KeptCategory, listKeptCategories } from '#app/stock/kept-categories.server.ts'
import { type KeptProduct, listKeptProducts } from '#app/stock/kept-products.server.ts'
import { type NameLanguage, type ProductEdit, toProductFacts } from '#app/stock/product-edit.ts'
import type { Database } from '#database/connection.ts'
import { asInFile } from './compare-catalogue.ts'

/**
 * Writes what the database has as data files into a folder, one for each category; files that are
 * there under the same names are replaced. Gives their names.
 */
export async function writeCatalogueFiles(db: Database, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const names: string[] = []
  for await (const { name, text } of describeCatalogueFiles(db)) {
    await writeFile(join(folder, name), text)
    names.push(name)
  }
  return names
}

/** Gives what the database has as the texts of data files, one for each category. */
export async function* describeCatalogueFiles(
  db: Database,
): AsyncGenerator<{ name: string; text: string }> {
  const products = await listKeptProducts(db)
  const categories = await listKeptCategories(db)
  const addresses = await db
    .selectFrom('old_addresses')
    .select(['address', 'category_key'])
    .where('product_id', 'is', null)
    .orderBy('address')
    .execute()
  const slugs = new Set(products.map(({ edit }) => edit.slug))
  for (const category of categories) {
    const own = products.filter(({ edit }) => edit.category === category.key)
    const oldAddresses = addresses.flatMap((old) =>
      old.category_key === category.key ? [old.address] : [],
    )
    const content = {
      ...describeCategory(category),
      ...filled({ oldAddresses }),
      products: own.map((product) => describeProduct(product, category, slugs)),
    }
    yield { name: `${category.key}.yaml`, text: stringify(content, { lineWidth: 100 }) }
  }
}

function describeCategory(category: KeptCategory) {
  const { key, name, wall, page, added, hidden, kind, position, translations } = category
  return {
    ...{ key, name, wall },
    ...(added && { added, position: position - 12 }),
    ...(kind !== kindOf(key) && { kind }),
    ...(hidden && { hidden }),
    ...(page && { page }),
    ...translations,
  }
}

function describeProduct(
  { id, edit }: KeptProduct,
  category: KeptCategory,
  slugs: ReadonlySet<string>,
) {
  const { name, slug, picture, pictureDescription, wall, hidden, description, quantity } = edit
  const { tips, advantages, kind, contains, signs, youGet, backIn } = asInFile(edit)
  const names = (language: NameLanguage, checked: boolean) =>
    edit.names
      .filter((one) => one.language === language && one.checked === checked)
      .map((one) => one.name)
  return {
    ...{ id, name, slug },
    // Another product may have one of them by now.
    ...filled({ oldSlugs: edit.oldSlugs.filter((old) => !slugs.has(old)) }),
    picture,
    ...filled({ pictureDescription }),
    ...(wall !== category.wall && { wall }),
    ...(hidden && { hidden }),
    description,
    ...filled({ quantity, tips, advantages }),
    ...filled({ aliases: names('other', true), aliasesToCheck: names('other', false) }),
    ...filled({ hindiToCheck: names('hindi', false), marathiToCheck: names('marathi', false) }),
    ...(kind !== category.kind && { kind }),
    ...filled({ facts: describeFacts(toProductFacts(edit as ProductEdit).plant) }),
    ...filled({
      contains: contains.map(({ name, facts }) => ({
        name,
        ...filled({ facts: describeFacts(facts) }),
      })),
      signs: signs.map(({ source, ...sign }) => ({ ...sign, ...filled({ source }) })),
      youGet,
    }),
    ...(backIn && { backIn }),
    ...edit.translations,
  }
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
