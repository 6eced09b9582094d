import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { takeNamedLock } from '#database/named-lock.ts'
import { notify } from '#database/postgres/notifications.ts'
import type { Schema } from '#database/schema.ts'
import type { Watch } from '#database/watch-changes.ts'

/** The channel on which processes on PostgreSQL are told that the catalogue changed. */
const catalogueChanged = 'catalogue_changed'

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
 * While an import changes the catalogue many times a second, pages are made anew once a second: with
 * half a second until somebody looks, a change is still served within two.
 */
const restMs = 900

/** What calls `changed` at the start, and whenever any process has changed the catalogue. */
export function catalogueWatch(changed: () => void): Watch {
  return { channel: catalogueChanged, read: findCatalogueVersion, changed, restMs }
}

/** Gives the version of the loaded catalogue; 0 before the first load. */
async function findCatalogueVersion(db: Database): Promise<number> {
  const state = await db.selectFrom('catalogue_state').select('version').executeTakeFirst()
  return state?.version ?? 0
}
