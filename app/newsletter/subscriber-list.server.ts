import type { Selectable } from 'kysely'
import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import type { Schema, SubscribersTable } from '#database/schema.ts'

/** Gives whom the newsletter may go to: confirmed and not ended, those who came first at the top. */
export async function listSubscribers(db: Database): Promise<Selectable<SubscribersTable>[]> {
  return db
    .selectFrom('subscribers')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Takes addresses off the list, whatever the case of their letters. Gives how many were on it. */
export async function removeSubscribers(
  transaction: Transaction<Schema>,
  addresses: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('subscribers')
    .where(
      sql<string>`lower(email)`,
      'in',
      addresses.map((address) => address.toLowerCase()),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
