import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { insertRows } from '#database/insert-rows.ts'
import { takeNamedLock } from '#database/named-lock.ts'
import { notify } from '#database/postgres/notifications.ts'
import type { Schema } from '#database/schema.ts'
import type { Watch } from '#database/watch-changes.ts'

/** The channel on which processes on PostgreSQL are told that the catalogue changed. */
const catalogueChanged = 'catalogue_changed'
/** The same for changes of sizes alone. */
const sizesChanged = 'sizes_changed'
/** The same for changes of guides. */
const guidesChanged = 'guides_changed'

/** Lets one transaction at a time change the catalogue, over all processes. */
export async function lockCatalogue(transaction: Transaction<Schema>): Promise<void> {
  await takeNamedLock(transaction, 'catalogue')
}

/** Tells every process, once this transaction is committed, that the catalogue is another one. */
export async function tellCatalogueChanged(transaction: Transaction<Schema>): Promise<void> {
  await transaction
    .updateTable('catalogue_state')
    .set((build) => ({ version: build('version', '+', 1) }))
    .execute()
  await notify(transaction, catalogueChanged)
}

/**
 * Tells every process, once this transaction is committed, that of the catalogue nothing but the
 * sizes of these products changed. The catalogue has to be locked.
 */
export async function tellSizesChanged(
  transaction: Transaction<Schema>,
  productIds: readonly number[],
): Promise<void> {
  const { sizes_version: version } = await transaction
    .updateTable('catalogue_state')
    .set((build) => ({ sizes_version: build('sizes_version', '+', 1) }))
    .returning('sizes_version')
    .executeTakeFirstOrThrow()
  const rows = productIds.map((product_id) => ({ product_id, version }))
  await insertRows(transaction, 'size_changes', rows)
    .onConflict((conflict) =>
      conflict
        .column('product_id')
        .doUpdateSet(({ ref }) => ({ version: ref('excluded.version') })),
    )
    .execute()
  await notify(transaction, sizesChanged)
}

/** Tells every process, once this transaction is committed, that visitors see another guide. */
export async function tellGuidesChanged(transaction: Transaction<Schema>): Promise<void> {
  await transaction
    .updateTable('catalogue_state')
    .set((build) => ({ guides_version: build('guides_version', '+', 1) }))
    .execute()
  await notify(transaction, guidesChanged)
}

/** Gives the first of `count` ids that no product has or ever had. */
export async function takeProductIds(
  transaction: Transaction<Schema>,
  count: number,
): Promise<number> {
  const { next_id } = await transaction
    .updateTable('catalogue_state')
    .set((build) => ({ next_id: build('next_id', '+', count) }))
    .returning('next_id')
    .executeTakeFirstOrThrow()
  return Number(next_id) - count
}

/** Sees to it that ids which were given elsewhere, as in data files, are not given again. */
export async function countProductIds(transaction: Transaction<Schema>): Promise<void> {
  await sql`
    update catalogue_state set next_id = (select max(id) + 1 from products)
    where next_id <= (select max(id) from products)`.execute(transaction)
}

/**
 * While an import changes the catalogue many times a second, pages are made again once a second:
 * with half a second until somebody looks, a change is still served within two.
 */
const restMs = 900

/** What calls `changed` at the start, and whenever any process has changed the catalogue. */
export function catalogueWatch(changed: () => void): Watch {
  return { channel: catalogueChanged, read: findCatalogueVersion, changed, restMs }
}

/** What calls `changed` at the start, and whenever any process has changed what visitors see of guides. */
export function guidesWatch(changed: () => void): Watch<number> {
  return { channel: guidesChanged, read: findGuidesVersion, changed, restMs }
}

/** Of so many products a process looks what their sizes mean to it; of more it makes all again. */
const mostProducts = 5_000

/**
 * What calls `changed` with the ids of the products of which any process has changed the sizes and
 * nothing else; with none at the start and where they are too many.
 */
export function sizesWatch(
  db: Database,
  changed: (productIds?: readonly number[]) => Promise<void>,
): Watch<number> {
  return {
    channel: sizesChanged,
    read: findSizesVersion,
    restMs,
    async changed(_now, before) {
      if (before === undefined) return changed()
      const rows = await db
        .selectFrom('size_changes')
        .select('product_id')
        .where('version', '>', before)
        .limit(mostProducts + 1)
        .execute()
      await (rows.length > mostProducts ? changed() : changed(rows.map((row) => row.product_id)))
    },
  }
}

async function findGuidesVersion(db: Database): Promise<number> {
  const state = await db.selectFrom('catalogue_state').select('guides_version').executeTakeFirst()
  return Number(state?.guides_version ?? 0)
}

async function findSizesVersion(db: Database): Promise<number> {
  const state = await db.selectFrom('catalogue_state').select('sizes_version').executeTakeFirst()
  return Number(state?.sizes_version ?? 0)
}

/** Gives the version of the loaded catalogue; 0 before the first load. */
async function findCatalogueVersion(db: Database): Promise<number> {
  const state = await db.selectFrom('catalogue_state').select('version').executeTakeFirst()
  return state?.version ?? 0
}
