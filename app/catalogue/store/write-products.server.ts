import type { Insertable, Transaction } from 'kysely'
import type { Product } from '#app/catalogue/product.ts'
import { inPieces } from '#database/in-pieces.ts'
import { asGiven, insertRows } from '#database/insert-rows.ts'
import type { ProductsTable } from '#database/schema/catalogue.ts'
import type { Schema } from '#database/schema.ts'
import { foldText } from '#languages/folded-text.ts'
import { emptyEdit } from './product-edit.ts'
import { toRow } from './product-row.ts'

/** The columns of a product's row that its fields fill, and those that count and date its changes. */
type FilledRow = ReturnType<typeof toRow> &
  Pick<Insertable<ProductsTable>, 'version' | 'edited_at' | 'edited_by' | 'facts_missing'>

/** A product with its place in the catalogue, as it is written: with its row, or as nobody has edited it. */
export type WrittenProduct = Pick<Product, 'id' | 'order' | 'name' | 'category' | 'aliases'> &
  ({ row: FilledRow } | (Omit<Product, 'categoryName'> & { row?: undefined }))

function neverEdited({ aliases, ...product }: Omit<Product, 'categoryName'>): FilledRow {
  const names = aliases.map((name) => ({ language: 'other' as const, name, checked: true }))
  const { category, wall, tips, advantages } = product
  const edit = {
    ...emptyEdit({ category, wall, kind: 'goods' }),
    ...product,
    tips: [...tips],
    advantages: [...advantages],
    names,
  }
  return { ...toRow(edit), version: 1, edited_at: null, edited_by: null, facts_missing: 0 }
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
  for (const some of inPieces(products)) {
    const rows = some.map((product) => {
      const { id, name, category, order, aliases } = product
      const row = product.row ?? neverEdited(product)
      return {
        ...row,
        id,
        shown: Number(!row.hidden && !hidden.has(category)),
        catalogue_order: order,
        name_folded: foldText(name),
        aliases: JSON.stringify(aliases),
      }
    })
    await insertRows(transaction, 'products', rows)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(asGiven(rows)))
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
