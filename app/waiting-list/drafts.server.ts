import type { Transaction } from 'kysely'
import { listToBeHad } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import type { Schema } from '#database/schema.ts'
import { whoIsToBeTold } from './who-is-told.server.ts'

/** How many drafts are made at once. */
const atOnce = 500

/** A draft that nobody sent waits on when what it tells of is away again. */
export async function dropDrafts(transaction: Transaction<Schema>) {
  const drafts = await transaction
    .selectFrom('waiting_list')
    .select(['id', 'product_id', 'number'])
    .where('state', '=', 'draft')
    .execute()
  const sizes = await readSizes(transaction, [
    ...new Set(drafts.map(({ product_id }) => Number(product_id))),
  ])
  const away = drafts.filter(
    ({ product_id, number }) =>
      !listToBeHad(sizes.get(Number(product_id)) ?? []).has(Number(number)),
  )
  if (away.length === 0) return
  await transaction
    .updateTable('waiting_list')
    .set({ state: 'waiting', changed_at: null })
    .where(
      'id',
      'in',
      away.map(({ id }) => id),
    )
    // Somebody may have marked one as sent since it was read: its number is erased.
    .where('state', '=', 'draft')
    .execute()
}

/** Makes drafts for the mobile numbers whose owners are to be told. */
export async function makeDrafts(transaction: Transaction<Schema>, now: Date) {
  const rows = await whoIsToBeTold(transaction, 'mobile', now).limit(atOnce).execute()
  if (rows.length === 0) return
  await transaction
    .updateTable('waiting_list')
    .set({ state: 'draft', changed_at: now.toISOString() })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
}
