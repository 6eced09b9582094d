import type { Insertable, Transaction } from 'kysely'
import type { Product } from '#app/catalogue/product.ts'
import { foldText } from '#app/search/folded-text.ts'
import { insertRows } from '#database/insert-rows.ts'
import type { ProductsTable } from '#database/schema/catalogue.ts'
import type { Schema } from '#database/schema.ts'

/** A product as it is written; what is left out is as in a product that nobody has edited. */
export interface WrittenProduct
  extends Omit<Product, 'categoryName' | 'pictureDescription' | 'backIn'> {
  kept?: Pick<
    Insertable<ProductsTable>,
    | ('edited_at' | 'edited_by' | 'photo' | 'picture_description' | 'name_sources' | 'names')
    | ('hidden' | 'version' | 'back_in' | 'facts_missing' | 'translations')
  >
}

const ROWS_PER_INSERT = 500

function neverEdited({ aliases }: WrittenProduct) {
  const names = aliases.map((name) => ({ language: 'other', name, checked: true }))
  return {
    ...{ hidden: 0, version: 1, edited_at: null, edited_by: null, photo: null, back_in: null },
    ...{ picture_description: '', name_sources: '{}', names: JSON.stringify(names) },
    facts_missing: 0,
    translations: '{}',
  }
}

/**
 * Adds products to the catalogue, or brings those of a known id up to date; indexes nothing. Who knows the
 * categories that are hidden may tell them.
 */
export async function writeProducts(
  transaction: Transaction<Schema>,
  products: readonly WrittenProduct[],
  hiddenCategories?: ReadonlySet<string>,
): Promise<void> {
  const hidden = hiddenCategories ?? (await listHiddenCategories(transaction))
  for (let start = 0; start < products.length; start += ROWS_PER_INSERT) {
    const rows = products.slice(start, start + ROWS_PER_INSERT).map((product) => {
      const { id, slug, picture, name, description, wall, quantity, category } = product
      const { kept = neverEdited(product) } = product
      return {
        ...{ id, slug, picture, name, description, wall, quantity },
        ...kept,
        shown: Number(!kept.hidden && !hidden.has(category)),
        category_key: category,
        catalogue_order: product.order,
        name_folded: foldText(name),
        tips: JSON.stringify(product.tips),
        advantages: JSON.stringify(product.advantages),
        aliases: JSON.stringify(product.aliases),
      }
    })
    const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id')
    await insertRows(transaction, 'products', rows)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(({ ref }) =>
            Object.fromEntries(
              columns.map((column) => [column, ref(`excluded.${column as 'name'}`)]),
            ),
          ),
      )
      .execute()
  }
}

/** Gives the keys of the categories that are hidden with all that is in them. */
async function listHiddenCategories(transaction: Transaction<Schema>): Promise<Set<string>> {
  const rows = await transaction
    .selectFrom('categories')
    .select('key')
    .where('hidden', '=', 1)
    .execute()
  return new Set(rows.map(({ key }) => key))
}
