import { isDeepStrictEqual } from 'node:util'
import type { Selectable, Transaction } from 'kysely'
import { kindOf } from '#app/catalogue/category.ts'
import type { ProductFacts } from '#app/catalogue/facts/facts.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import type { IndexedProduct } from '#app/catalogue/indexing/search-index.ts'
import { listEditedSizes, listKnownSizes, type ProductSize } from '#app/catalogue/sizes/size.ts'
import { readSizes, writeSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { productPath } from '#app/catalogue/slug.ts'
import type { Database } from '#database/connection.ts'
import { inPieces } from '#database/in-pieces.ts'
import type { ProductsTable } from '#database/schema/catalogue.ts'
import type { Schema } from '#database/schema.ts'
import { updateRows } from '#database/update-rows.ts'
import { fromProductFacts, lacksFacts, listSearchedNames, toProductFacts } from './product-edit.ts'
import { fromRow, toRow } from './product-row.ts'
import { writeFacts } from './write-facts.server.ts'
import { writeProducts } from './write-products.server.ts'

/** A product as the store holds it, shown or not. */
export interface StoredProduct {
  id: number
  order: number
  version: number
  /** Whether visitors see it: neither it nor its category is hidden. */
  shown: boolean
  editedAt: string | null
  editedBy: number | null
  edit: ProductEdit
  /** What the search found it by when it was written. */
  indexed: IndexedProduct
}

const idsAtOnce = 1_000

/** Gives the products of these ids, or every product, in the catalogue's order, hidden ones too. */
export async function listStoredProducts(
  db: Database,
  ids?: readonly number[],
): Promise<StoredProduct[]> {
  if (!ids) return readKept(db)
  const kept: StoredProduct[] = []
  for (const some of inPieces(ids, idsAtOnce)) kept.push(...(await readKept(db, some)))
  return kept.sort((a, b) => a.order - b.order)
}

async function readKept(db: Database, ids?: readonly number[]): Promise<StoredProduct[]> {
  const among = ids ?? []
  const rows = await db
    .selectFrom('products')
    .leftJoin('product_facts', 'product_facts.product_id', 'products.id')
    .selectAll('products')
    .select('product_facts.details')
    .$if(ids !== undefined, (query) => query.where('products.id', 'in', among))
    .orderBy('catalogue_order')
    .execute()
  const old = await db
    .selectFrom('old_addresses')
    .select(['product_id', 'address'])
    .where('category_key', 'is', null)
    .where('product_id', 'is not', null)
    .$if(ids !== undefined, (query) => query.where('product_id', 'in', among))
    .orderBy('address')
    .execute()
  const sizes = await readSizes(db, ids)
  const oldById = Map.groupBy(old, (row) => Number(row.product_id))
  return rows.map((row) => {
    const oldSlugs = (oldById.get(row.id) ?? []).map(({ address }) =>
      address.slice(productPath('').length),
    )
    return toKept(row, row.details, oldSlugs, sizes.get(row.id) ?? [])
  })
}

function toKept(
  row: Selectable<ProductsTable>,
  details: string | null,
  oldSlugs: string[],
  known: readonly ProductSize[],
): StoredProduct {
  const facts: ProductFacts = details
    ? JSON.parse(details)
    : { kind: kindOf(row.category_key), plant: {}, contains: [], signs: [], youGet: [] }
  const { id, name } = row
  const inRow = fromRow(row)
  const sizes = listEditedSizes(known, inRow.backIn)
  const order = Number(row.catalogue_order)
  return {
    id,
    order,
    version: Number(row.version),
    shown: row.shown === 1,
    editedAt: row.edited_at,
    editedBy: row.edited_by,
    indexed: { id, name, aliases: JSON.parse(row.aliases), order },
    edit: { ...inRow, ...fromProductFacts(facts), oldSlugs, sizes },
  }
}

/** What is written of a product: its row and its facts. */
export interface ProductToStore
  extends Pick<StoredProduct, 'id' | 'order' | 'version' | 'editedAt' | 'editedBy' | 'edit'> {
  /** As it is kept already: facts and sizes that are the same are not written once more. */
  before?: ProductEdit | undefined
  /** Nothing else is other than before but its sizes, and the month that follows from them. */
  sizesAlone?: boolean
}

/**
 * Writes products, their facts and their sizes as they are given; addresses, search and history are others'.
 * `staffId` is who changed them; null: a release's files or the command line.
 */
export async function storeProducts(
  transaction: Transaction<Schema>,
  products: readonly ProductToStore[],
  staffId: number | null,
  hiddenCategories?: ReadonlySet<string>,
  now: Date = new Date(),
): Promise<void> {
  if (products.length === 0) return
  const whole = products.filter(({ sizesAlone }) => !sizesAlone)
  const sizesAlone = products.filter((product) => product.sizesAlone)
  await updateRows(
    transaction,
    'products',
    sizesAlone.map(({ id, version, editedAt, editedBy, edit }) => {
      return { id, version, edited_at: editedAt, edited_by: editedBy, back_in: edit.backIn }
    }),
  )
  await writeProducts(
    transaction,
    whole.map(({ id, order, version, editedAt, editedBy, edit }) => ({
      id,
      order,
      name: edit.name,
      category: edit.category,
      aliases: listSearchedNames(edit),
      row: {
        ...toRow(edit),
        version,
        edited_at: editedAt,
        edited_by: editedBy,
        facts_missing: Number(lacksFacts(edit)),
      },
    })),
    hiddenCategories,
  )
  await writeFacts(
    transaction,
    whole.flatMap(({ id, edit, before }) => {
      const facts = toProductFacts(edit)
      return before && isDeepStrictEqual(toProductFacts(before), facts) ? [] : [{ id, facts }]
    }),
  )
  await writeSizes(
    transaction,
    products.flatMap(({ id, edit, before }) => {
      const sizes = listKnownSizes(edit)
      return before && isDeepStrictEqual(listKnownSizes(before), sizes) ? [] : [{ id, sizes }]
    }),
    staffId,
    now,
  )
}

/** Gives what the search has to find a product by, or nothing where it is not shown. */
export function toIndexed({ id, order, edit }: Pick<StoredProduct, 'id' | 'order' | 'edit'>) {
  return { id, order, name: edit.name, aliases: listSearchedNames(edit) }
}
