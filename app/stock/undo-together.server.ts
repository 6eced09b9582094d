import { setImmediate } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { changeSearchIndex } from '#app/search/indexing/search-index.server.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'
import { takeCatalogueTurn, tellCatalogueChanged } from './catalogue-state.server.ts'
import { listChangesOf, type ProductChangeEntry, writeChanges } from './history.server.ts'
import { listKeptProducts } from './kept-products.server.ts'
import { listLaterChanges, type UndoResult, undoOne } from './undo-change.server.ts'
import { rememberGone } from './write-slugs.server.ts'

/** How changes that were brought in together are undone, some at a time. */
export interface UndoingTogether {
  /** `next` of the time before. */
  before?: number | undefined
  limit: number
  /** What enquiries name, of `listNamedProducts`: new products are taken out but for these. */
  named: ReadonlySet<number>
  /** Also what others changed since. */
  anyway?: boolean
}

/**
 * Undoes up to `limit` changes of those that were brought in together, the newest first, in one
 * transaction. What others changed since is left alone unless it is to happen `anyway`. Gives how
 * many it undid, what it left alone, and where to go on.
 *
 * This is for what files brought in. The desk's imports are undone by `undoRows` of
 * app/stock/import/undo-rows.server.ts, which takes nothing out, has chosen field by field what stays,
 * and goes on after a killed process.
 */
export async function undoSomeOf(
  transaction: Transaction<Schema>,
  importId: string,
  staffId: number | null,
  { before, limit, named, anyway = false }: UndoingTogether,
): Promise<{ undone: number; left: ProductChangeEntry[]; next?: number }> {
  const entries = await listChangesOf(transaction, importId, { before, limit })
  const left: ProductChangeEntry[] = []
  let undone = 0
  for (const entry of entries) {
    if (entry.undoneBy !== null) continue
    const later = anyway ? [] : await listLaterChanges(transaction, entry)
    if (later.length > 0) {
      left.push(entry)
      continue
    }
    const isNew = entry.before === null && !named.has(entry.productId)
    const result = isNew
      ? await takeOut(transaction, entry, staffId)
      : await undoOne(transaction, entry, staffId)
    if ('saved' in result || 'moved' in result) undone += 1
    else if (!('unchanged' in result)) left.push(entry)
  }
  const last = entries.at(-1)
  return { undone, left, ...(entries.length === limit && last && { next: last.id }) }
}

/** It takes some milliseconds, then others are served. */
const enquiriesAtOnce = 1_000

/** Gives the ids of all products that an enquiry names. */
export async function listNamedProducts(db: Database): Promise<Set<number>> {
  const named = new Set<number>()
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('enquiries')
      .select(['id', 'products'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(enquiriesAtOnce)
      .execute()
    for (const { products } of rows) {
      for (const { id } of JSON.parse(products) as { id: number }[]) named.add(id)
    }
    last = Number(rows.at(-1)?.id ?? 0)
    if (rows.length < enquiriesAtOnce) return named
    await setImmediate()
  }
}

/** Takes out a product that was new, and keeps what it was in the history. */
async function takeOut(
  transaction: Transaction<Schema>,
  { id, productId }: ProductChangeEntry,
  staffId: number | null,
): Promise<UndoResult> {
  await takeCatalogueTurn(transaction)
  const [product] = await listKeptProducts(transaction, [productId])
  if (!product) return { unchanged: true }
  const { edit, shown, indexed } = product
  await rememberGone(transaction, { id: productId, slug: edit.slug, category: edit.category })
  await transaction.deleteFrom('products').where('id', '=', productId).execute()
  await changeSearchIndex(transaction, shown ? [{ before: indexed }] : [])
  const version = product.version + 1
  const change = { productId, version, at: new Date().toISOString(), before: edit, after: null }
  const by = { staffId, source: 'undo' } as const
  const [changeId = 0] = await writeChanges(transaction, [{ ...change, undoes: id }], by)
  await tellCatalogueChanged(transaction)
  return { saved: { id: productId, version, changeId, changed: [] } }
}
