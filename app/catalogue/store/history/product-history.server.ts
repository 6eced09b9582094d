import type { FieldName } from '#app/catalogue/fields/product-fields.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { saysTheSame } from '#app/catalogue/fields/says-the-same.ts'
import type { StoredProduct } from '#app/catalogue/store/stored-products.server.ts'
import type { Database } from '#database/connection.ts'
import { type ChangeEntry, changeHistory } from './change-history.server.ts'

/**
 * The values of the fields that changed; `standsAfter` is the id of the product that it stood after,
 * `order` the place in the list of one that was deleted.
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
export interface FieldConflict {
  field: FieldName
  /** Which size, where the field is the product's sizes. */
  size?: number
  yours: unknown
  theirs: unknown
  who: number | null
  at: string
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

/**
 * Gives the fields of a change that somebody else has changed since the version that it was made
 * from, to something else.
 */
export async function findConflicts(
  db: Database,
  current: StoredProduct,
  change: Partial<ProductEdit>,
  version: number | undefined,
): Promise<FieldConflict[]> {
  if (version === undefined || version === current.version) return []
  const fields = (Object.keys(change) as FieldName[]).filter(
    (field) => !saysTheSame(change[field], current.edit[field]),
  )
  const since = await productHistory.listSince(db, current.id, version, fields)
  return fields.flatMap((field) => {
    const last = since.findLast(({ after }) => after !== null && field in after)
    if (!last) return []
    const [yours, theirs] = [change[field], current.edit[field]]
    return [{ field, yours, theirs, who: last.staffId, at: last.at }]
  })
}
