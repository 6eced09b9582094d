import { listStoredProducts } from '#app/catalogue/store/stored-products.server.ts'
import type { Database } from '#database/connection.ts'
import { fieldCells } from './cells/field-cells.ts'
import { readCellContext } from './check-import.server.ts'
import { fieldLabels, importFields } from './import-field.ts'
import type { WrittenColumn } from './write-workbook.ts'

const productsAtOnce = 100

/** The columns of the sheet of all products: what an import knows by itself. */
export const productColumns: readonly WrittenColumn[] = importFields.map((field) => ({
  heading: fieldLabels[field],
  ...(field === 'code' && { holds: 'number' as const, width: 8 }),
  ...(/^(name|description|tips|advantages)(-..)?$|Source$/.test(field) && { width: 32 }),
}))

/** Counts the rows of that sheet: every product, hidden ones too. */
export async function countProducts(db: Database): Promise<number> {
  const { products } = await db
    .selectFrom('products')
    .select((build) => build.fn.countAll<number>().as('products'))
    .executeTakeFirstOrThrow()
  return Number(products)
}

/** Gives every product as a row of that sheet, hidden ones too, in the shop's order. */
export async function* listProductRows(db: Database): AsyncGenerator<string[]> {
  const context = await readCellContext(db, '')
  const all = await db.selectFrom('products').select('id').orderBy('catalogue_order').execute()
  for (let start = 0; start < all.length; start += productsAtOnce) {
    const ids = all.slice(start, start + productsAtOnce).map(({ id }) => Number(id))
    for (const { id, edit } of await listStoredProducts(db, ids)) {
      yield importFields.map((field) =>
        field === 'code' ? String(id) : fieldCells[field].write(edit, context),
      )
    }
  }
}
