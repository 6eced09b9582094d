import { listStoredProducts } from '#app/catalogue/store/stored-products.server.ts'
import type { Database } from '#database/connection.ts'
import { fieldCells } from './cells/field-cells.ts'
import { writeSize } from './cells/sizes-in-cells.ts'
import { readCellContext } from './check-import.server.ts'
import { cellFields, fieldLabels, type ImportField } from './import-field.ts'
import { sizeHeadings, sizeParts } from './reading/size-columns.ts'
import type { WrittenColumn } from './write-workbook.ts'

const productsAtOnce = 100

/** The columns before those of a size. */
const writtenFields = ['code', ...cellFields] as const
/** What each row of a product says, so that it is known to be that product's. */
const repeated: readonly ImportField[] = ['code', 'name', 'category']

/** The columns of the sheet of all products: what an import knows by itself. */
export const productColumns: readonly WrittenColumn[] = [
  ...writtenFields.map((field) => ({
    heading: fieldLabels[field],
    ...(field === 'code' && { holds: 'number' as const, width: 8 }),
    ...(/^(name|description|tips|advantages)(-..)?$|Source$/.test(field) && { width: 32 }),
  })),
  ...sizeParts.map((part) => ({ heading: sizeHeadings[part] })),
]

/** Counts the products of that sheet, hidden ones too; each has a row for every size. */
export async function countProducts(db: Database): Promise<number> {
  const { products } = await db
    .selectFrom('products')
    .select((build) => build.fn.countAll<number>().as('products'))
    .executeTakeFirstOrThrow()
  return Number(products)
}

/** Gives every product as rows of that sheet, one for each size, hidden ones too, in the shop's order. */
export async function* listProductRows(db: Database): AsyncGenerator<string[]> {
  const context = await readCellContext(db, '')
  const all = await db.selectFrom('products').select('id').orderBy('catalogue_order').execute()
  for (let start = 0; start < all.length; start += productsAtOnce) {
    const ids = all.slice(start, start + productsAtOnce).map(({ id }) => Number(id))
    for (const { id, edit } of await listStoredProducts(db, ids)) {
      const written = writtenFields.map((field) =>
        field === 'code' ? String(id) : fieldCells[field].write(edit, context),
      )
      const [first, ...further] = edit.sizes
      yield [...written, ...writeSize(first)]
      for (const size of further) {
        const again = written.map((text, at) =>
          repeated.includes(writtenFields[at] ?? 'sizes') ? text : '',
        )
        yield [...again, ...writeSize(size)]
      }
    }
  }
}
