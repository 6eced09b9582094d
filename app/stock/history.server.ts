import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { insertRows } from '#database/insert-rows.ts'
import type { CatalogueChangesTable } from '#database/schema/catalogue.ts'
import type { Schema } from '#database/schema.ts'
import type { KeptProduct } from './kept-products.server.ts'
import { type EditField, type ProductEdit, saysTheSame } from './product-edit.ts'

/** Who saves, and how it came about. */
export interface SavedBy {
  staffId: number | null
  source: CatalogueChangesTable['source']
  /** Names what is brought in together, so that it can be undone as one. */
  importId?: string | undefined
}

/**
 * The values of the fields that changed; `standsAfter` is the id of the product that it stood after,
 * `order` the place in the list of one that was deleted.
 */
export type ChangedValues = Partial<ProductEdit> & { standsAfter?: number | null; order?: number }

/** One change of a product. */
export interface ProductChangeEntry {
  id: number
  productId: number
  at: string
  staffId: number | null
  source: CatalogueChangesTable['source']
  importId: string | null
  version: number
  /** Null where the product was new, or came back. */
  before: ChangedValues | null
  /** Null where the product was taken out. */
  after: ChangedValues | null
  /** The change that this one undid, and the one that undid it. */
  undoes: number | null
  undoneBy: number | null
}

/** A field that two people changed at once. */
export interface FieldConflict {
  field: EditField
  yours: unknown
  theirs: unknown
  who: number | null
  at: string
}

const CHANGES_AT_ONCE = 50

/** Lists a product's changes, newest first; `before` a change of an earlier page's end. */
export async function listHistory(
  db: Database,
  productId: number,
  { before, limit = CHANGES_AT_ONCE }: { before?: number; limit?: number } = {},
): Promise<ProductChangeEntry[]> {
  const rows = await selectChanges(db)
    .where('catalogue_changes.product_id', '=', productId)
    .$if(before !== undefined, (query) => query.where('catalogue_changes.id', '<', before ?? 0))
    .orderBy('catalogue_changes.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toEntry)
}

/** Gives one change of a product, or undefined. */
export async function findChange(
  db: Database,
  id: number,
): Promise<ProductChangeEntry | undefined> {
  const row = await selectChanges(db).where('catalogue_changes.id', '=', id).executeTakeFirst()
  return row?.product_id == null ? undefined : toEntry(row)
}

/** Lists what was brought in together, newest first. */
export async function listChangesOf(
  db: Database,
  importId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<ProductChangeEntry[]> {
  const rows = await selectChanges(db)
    .where('catalogue_changes.import_id', '=', importId)
    .where('catalogue_changes.source', '!=', 'undo')
    .where('catalogue_changes.product_id', 'is not', null)
    .$if(before !== undefined, (query) => query.where('catalogue_changes.id', '<', before ?? 0))
    .orderBy('catalogue_changes.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toEntry)
}

/** Lists what was brought in together and no change has undone, newest first. */
export async function listChangesNotUndone(
  db: Database,
  importId: string,
): Promise<ProductChangeEntry[]> {
  const rows = await selectChanges(db)
    .where('catalogue_changes.import_id', '=', importId)
    .where('catalogue_changes.source', '!=', 'undo')
    .where('catalogue_changes.product_id', 'is not', null)
    .where('undoing.id', 'is', null)
    .orderBy('catalogue_changes.id', 'desc')
    .execute()
  return rows.map(toEntry)
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

/** Lists the changes of a product after a version, oldest first, that touch one of the fields. */
export async function listChangesSince(
  db: Database,
  productId: number,
  version: number,
  fields: readonly string[],
): Promise<ProductChangeEntry[]> {
  const rows = await selectChanges(db)
    .where('catalogue_changes.product_id', '=', productId)
    .where('catalogue_changes.version', '>', version)
    .orderBy('catalogue_changes.id')
    .execute()
  return rows.map(toEntry).filter(({ before, after }) => {
    const touched = Object.keys({ ...before, ...after })
    return touched.some((field) => fields.includes(field))
  })
}

/**
 * Gives the fields of a change that somebody else has changed since the version that it was made
 * from, to something else.
 */
export async function findConflicts(
  db: Database,
  current: KeptProduct,
  change: Partial<ProductEdit>,
  version: number | undefined,
): Promise<FieldConflict[]> {
  if (version === undefined || version === current.version) return []
  const fields = (Object.keys(change) as EditField[]).filter(
    (field) => !saysTheSame(change[field], current.edit[field]),
  )
  const since = await listChangesSince(db, current.id, version, fields)
  return fields.flatMap((field) => {
    const last = since.findLast(({ after }) => after !== null && field in after)
    if (!last) return []
    const [yours, theirs] = [change[field], current.edit[field]]
    return [{ field, yours, theirs, who: last.staffId, at: last.at }]
  })
}

export interface NewChange {
  productId: number
  version: number
  at: string
  before: ChangedValues | null
  after: ChangedValues | null
  undoes: number | null
}

/** Adds changes of products to the history; gives their ids in order. */
export async function writeChanges(
  transaction: Transaction<Schema>,
  changes: readonly NewChange[],
  { staffId, source, importId }: SavedBy,
): Promise<number[]> {
  const ids: number[] = []
  const asJson = (values: ChangedValues | null) => values && JSON.stringify(values)
  const rows = changes.map(({ productId, version, at, before, after, undoes }) => ({
    ...{ product_id: productId, category_key: null, at, staff_id: staffId, source },
    ...{ import_id: importId ?? null, version, undoes },
    ...{ before: asJson(before), after: asJson(after) },
  }))
  for (let start = 0; start < rows.length; start += 500) {
    const some = rows.slice(start, start + 500)
    const written = await insertRows(transaction, 'catalogue_changes', some)
      .returning('id')
      .execute()
    ids.push(...written.map(({ id }) => Number(id)).sort((a, b) => a - b))
  }
  return ids
}

/** Selects changes of products and of categories, each with the id of the one that undid it. */
export function selectChanges(db: Database) {
  return db
    .selectFrom('catalogue_changes')
    .leftJoin('catalogue_changes as undoing', 'undoing.undoes', 'catalogue_changes.id')
    .selectAll('catalogue_changes')
    .select('undoing.id as undone_by')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectChanges>['executeTakeFirstOrThrow']>>

/** Gives a row of `selectChanges` as an entry of a product's history. */
export function toEntry(row: Row): ProductChangeEntry {
  return {
    id: Number(row.id),
    productId: Number(row.product_id),
    at: row.at,
    staffId: row.staff_id,
    source: row.source,
    importId: row.import_id,
    version: Number(row.version),
    before: row.before && JSON.parse(row.before),
    after: row.after && JSON.parse(row.after),
    undoes: row.undoes,
    undoneBy: row.undone_by,
  }
}
