import type { Transaction } from 'kysely'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { saysTheSame } from '#app/catalogue/fields/says-the-same.ts'
import { lockCatalogue } from '#app/catalogue/store/catalogue-state.server.ts'
import { takeOut } from '#app/catalogue/store/deleting/take-out.server.ts'
import type { SavedBy } from '#app/catalogue/store/history/change-history.server.ts'
import {
  type ProductChangeEntry,
  productHistory,
} from '#app/catalogue/store/history/product-history.server.ts'
import { emptyEdit, fieldLabel, listChangedFields } from '#app/catalogue/store/product-edit.ts'
import { saveProducts } from '#app/catalogue/store/save-product.server.ts'
import { takeBackSizes } from '#app/catalogue/store/sizes/take-back-sizes.ts'
import { listStoredProducts } from '#app/catalogue/store/stored-products.server.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'
import type { StoredImport } from './imports.server.ts'

/** A product that somebody edited after an import in a way that undoing it would take back too. */
export interface LaterEdit {
  productId: number
  name: string
  fields: string[]
  at: string
  who: string | null
}

/**
 * Undoes the newest changes of an import that are not undone yet, at most `limit`, and counts
 * them; gives the id of the last, or undefined when there is none. With `keepLater` the fields stay
 * that somebody edited since, of sizes each part for itself; they are noted in the products' rows.
 *
 * What was new is deleted, unless somebody has edited it since, it has an uploaded picture, or an
 * enquiry names it (`named`): that is hidden, so that nobody's work is lost from the desk.
 */
export async function undoRows(
  transaction: Transaction<Schema>,
  { id, keepLater }: Pick<StoredImport, 'id' | 'keepLater'>,
  {
    undoneBy,
    limit,
    named,
    now,
  }: { undoneBy: number | null; limit: number; named: ReadonlySet<number>; now: Date },
): Promise<number | undefined> {
  // Else what somebody is saving now would be no later edit.
  await lockCatalogue(transaction)
  const entries = await listNotUndone(transaction, id, limit)
  const last = entries.at(-1)?.id
  if (last === undefined) return undefined
  const by = { staffId: undoneBy, source: 'undo', importId: id } as const
  const deleted = await deleteUntouched(transaction, entries, { named, by, now })
  const rest = entries.filter(({ productId }) => !deleted.has(productId))
  const ids = rest.map(({ productId }) => productId)
  const stored = keepLater ? await listStoredProducts(transaction, ids) : []
  const edits = new Map(stored.map(({ id: productId, edit }) => [productId, edit]))
  const leftAlone = new Map<number, string[]>()
  const batch = rest.map((entry) => {
    const { id: undoes, productId } = entry
    const back = { id: productId, undoes, order: entry.before?.order }
    const edit = edits.get(productId)
    if (!edit) return { ...back, change: backTo(entry.before, []) }
    const { change, stays } = takeBack(entry, edit)
    if (stays.length > 0) leftAlone.set(productId, stays)
    edits.set(productId, { ...edit, ...change })
    return { ...back, change }
  })
  await saveProducts(transaction, batch, by, now)
  await noteLeftAlone(transaction, id, leftAlone)
  // One that is as it was before is not written, and yet it is done.
  await transaction
    .updateTable('imports')
    .set((one) => ({ done: one('done', '+', entries.length), undone_to: last }))
    .where('id', '=', id)
    .execute()
  return last
}

/**
 * Deletes those of an import's new products that are as it brought them, without an uploaded picture,
 * and that no enquiry names; gives their ids.
 */
async function deleteUntouched(
  transaction: Transaction<Schema>,
  entries: readonly ProductChangeEntry[],
  { named, by, now }: { named: ReadonlySet<number>; by: SavedBy; now: Date },
): Promise<Set<number>> {
  const fresh = entries.filter(({ before, productId }) => before === null && !named.has(productId))
  const brought = new Map(fresh.map(({ productId, after }) => [productId, after]))
  const deleted = await takeOut(
    transaction,
    fresh.map(({ id, productId }) => ({ id: productId, undoes: id })),
    by,
    {
      now,
      isMeant: ({ id, edit }) => edit.photo === null && isAsBrought(edit, brought.get(id) ?? {}),
    },
  )
  return new Set(deleted.map(({ id }) => id))
}

function isAsBrought(edit: ProductEdit, brought: Partial<ProductEdit>) {
  // What a new product begins with, as `saveProducts` has it.
  const start = emptyEdit({ category: '', kind: 'plant', wall: 'pista' })
  return listChangedFields({ ...start, ...brought }, edit).length === 0
}

/** What goes back of a product to what it was before a change, and what stays as somebody edited it since. */
function takeBack(
  { before, after }: ProductChangeEntry,
  edit: ProductEdit,
): { change: Partial<ProductEdit>; stays: string[] } {
  if (!before) {
    // Nobody's work is hidden.
    return isAsBrought(edit, after ?? {})
      ? { change: { hidden: true }, stays: [] }
      : { change: {}, stays: ['the whole product'] }
  }
  const { sizes, standsAfter: _, order: _order, ...fields } = before
  const known = Object.keys(fields) as (keyof typeof fields & keyof ProductEdit)[]
  const isEdited = (field: keyof ProductEdit) => !saysTheSame(edit[field], after?.[field])
  const kept = known.filter(isEdited)
  const change: Partial<ProductEdit> = Object.fromEntries(
    known.filter((field) => !isEdited(field)).map((field) => [field, before[field]]),
  )
  const stays = kept
    .filter((field) => !saysTheSame(edit[field], before[field]))
    .map((field) => labelOf(field))
  if (!sizes) return { change, stays }
  const back = takeBackSizes({ before: sizes, after: after?.sizes ?? [] }, edit.sizes)
  return { change: { ...change, sizes: back.sizes }, stays: [...stays, ...back.stays] }
}

async function noteLeftAlone(
  transaction: Transaction<Schema>,
  id: string,
  leftAlone: ReadonlyMap<number, string[]>,
) {
  for (const [productId, stays] of leftAlone) {
    await transaction
      .updateTable('import_rows')
      .set({ left_alone: JSON.stringify(stays) })
      .where('import_id', '=', id)
      .where('target', '=', `id ${productId}`)
      .execute()
  }
}

/** Lists what somebody edited after an import that undoing it would take back too. */
export async function listLaterEdits(db: Database, id: string): Promise<LaterEdit[]> {
  const changes = await listLaterChanges(db, id)
  const byProduct = Map.groupBy(changes, ({ productId }) => productId)
  return [...byProduct].map(([productId, edits]) => {
    const last = edits.at(-1)
    return {
      productId,
      name: last?.name ?? '',
      fields: [...new Set(edits.flatMap(({ fields }) => fields.map(labelOf)))],
      at: last?.at ?? '',
      who: last?.who ?? null,
    }
  })
}

/** Counts the products that an import added and that are still there. */
export async function countNewThatStay(db: Database, id: string): Promise<number> {
  const { stay } = await db
    .selectFrom('catalogue_changes')
    .innerJoin('products', 'products.id', 'catalogue_changes.product_id')
    .select((build) => build.fn.countAll<number>().as('stay'))
    .where('catalogue_changes.import_id', '=', id)
    .where('catalogue_changes.source', '=', 'import')
    .where('catalogue_changes.before', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(stay)
}

/** A product that could not go back, and the labels of the fields that stay as the import left them. */
export interface NotTakenBack {
  productId: number
  name: string
  fields: string[]
}

/**
 * Lists what an undone import could not take back, as when another product has the address now that
 * one had before; not what somebody has settled since.
 */
export async function listNotTakenBack(
  db: Database,
  { id, keepLater, undoneAt }: Pick<StoredImport, 'id' | 'keepLater' | 'undoneAt'>,
): Promise<NotTakenBack[]> {
  const entries = await productHistory.listTogether(db, id, { stillDone: true })
  if (entries.length === 0) return []
  const changes = await listLaterChanges(db, id)
  const later = changes.filter(({ at }) => keepLater || at > (undoneAt ?? ''))
  const ids = entries.map(({ productId }) => productId)
  const products = new Map((await listStoredProducts(db, ids)).map((one) => [one.id, one.edit]))
  return entries.flatMap(({ productId, before }) => {
    const edit = products.get(productId)
    if (!edit) return []
    const since = later.filter((one) => one.productId === productId)
    const { oldSlugs: _, ...wanted } = backTo(before, since)
    const fields = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
      (field) => !saysTheSame(edit[field], wanted[field]),
    )
    return fields.length > 0 ? [{ productId, name: edit.name, fields: fields.map(labelOf) }] : []
  })
}

/** What a product goes back to; of one that was new and has been worked at since, nothing. */
function backTo(
  before: ProductChangeEntry['before'],
  later: readonly { fields: string[] }[],
): Partial<ProductEdit> {
  if (!before) return later.length > 0 ? {} : { hidden: true }
  const edited = new Set(later.flatMap(({ fields }) => fields))
  const { standsAfter: _, order: _order, ...fields } = before
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !edited.has(field)))
}

async function listNotUndone(transaction: Transaction<Schema>, id: string, limit: number) {
  const { undone_to } = await transaction
    .selectFrom('imports')
    .select('undone_to')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const before = undone_to === null ? {} : { before: Number(undone_to) }
  return productHistory.listTogether(transaction, id, { ...before, limit })
}

async function listLaterChanges(db: Database, id: string) {
  const rows = await db
    .selectFrom('catalogue_changes as ours')
    .innerJoin('catalogue_changes as later', (join) =>
      join.onRef('later.product_id', '=', 'ours.product_id').onRef('later.id', '>', 'ours.id'),
    )
    .innerJoin('products', 'products.id', 'ours.product_id')
    .leftJoin('staff', 'staff.id', 'later.staff_id')
    .select([
      'later.id',
      'later.at',
      'later.after',
      'ours.after as brought',
      'ours.before as was',
      'products.id as product_id',
      'products.name',
      'staff.name as who',
    ])
    .where('ours.import_id', '=', id)
    .where('ours.source', '=', 'import')
    .where((row) => row.or([row('later.import_id', 'is', null), row('later.import_id', '!=', id)]))
    .orderBy('later.id')
    .execute()
  return rows.flatMap(({ product_id, name, at, after, brought, was, who }) => {
    const touched = Object.keys(JSON.parse(after ?? '{}'))
    const ours = Object.keys(JSON.parse(brought ?? '{}'))
    // Whatever was done to a product that was new would be hidden with it.
    const fields = was === null ? touched : touched.filter((field) => ours.includes(field))
    return fields.length > 0 ? [{ productId: Number(product_id), name, at, who, fields }] : []
  })
}

function labelOf(field: string) {
  return fieldLabel(field, 'Order')
}
