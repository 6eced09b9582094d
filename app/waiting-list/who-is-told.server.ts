import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** From when something is back until people are told: so long it can be undone, in ms. */
export const delayMs = 10 * 60 * 1000

/** Those who wait for what has been back for long enough, and is shown. */
export function whoIsToBeTold(
  transaction: Transaction<Schema>,
  way: 'email' | 'mobile',
  now: Date,
) {
  return transaction
    .selectFrom('waiting_list')
    .innerJoin('size_returns', (join) =>
      join
        .onRef('size_returns.product_id', '=', 'waiting_list.product_id')
        .onRef('size_returns.number', '=', 'waiting_list.number'),
    )
    .innerJoin('shown_products', 'shown_products.id', 'waiting_list.product_id')
    .select(['waiting_list.id', 'contact', 'contact_folded'])
    .where('waiting_list.state', '=', 'waiting')
    .where('way', '=', way)
    .where('returned_at', '<=', new Date(now.getTime() - delayMs).toISOString())
    .where(({ or, eb }) =>
      or([eb('not_before', 'is', null), eb('not_before', '<=', now.toISOString())]),
    )
    .orderBy('waiting_list.id')
}
