import type { FieldName } from '#app/catalogue/fields/product-fields.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import type { Database } from '#database/connection.ts'
import { type ChangeEntry, type Conflict, changeHistory } from './change-history.server.ts'

/**
 * The values of the fields that changed; `standsAfter` is the id of the product that it stood after,
 * `order` the place in the list of one that was deleted or came into another category.
 */
export type ChangedValues = Partial<ProductEdit> & { standsAfter?: number | null; order?: number }

/** One change of a product. */
export type ProductChangeEntry = ChangeEntry<'productId', number, ChangedValues>

/** What happened to products. */
export const productHistory = changeHistory<'productId', number, ChangedValues>(
  'product_id',
  'productId',
)

/** A field that two people changed at once. */
export interface FieldConflict extends Conflict<FieldName> {
  /** Which size, where the field is the product's sizes. */
  size?: number
}

/** Gives the last version that each of these products had, by id; none for one that never was. */
export async function findLastVersions(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('catalogue_changes')
    .select(['product_id', (build) => build.fn.max('version').as('version')])
    .where('product_id', 'in', productIds)
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, version }) => [Number(product_id), Number(version)]))
}
