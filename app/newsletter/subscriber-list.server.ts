import type { Selectable } from 'kysely'
import { sql, type Transaction } from 'kysely'
import { namesAddress, spellingsPattern } from '#app/ui/forms/email-spellings.ts'
import type { Database } from '#database/connection.ts'
import type { SubscribersTable } from '#database/schema/newsletter.ts'
import type { Schema } from '#database/schema.ts'

/** Who may be written to: confirmed, and not ended. */
export function onTheList(db: Database) {
  return db
    .selectFrom('subscribers')
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
}

/** Counts who is on the list. */
export async function countReaders(db: Database): Promise<number> {
  const { readers } = await onTheList(db)
    .select(({ fn }) => fn.countAll<number | string>().as('readers'))
    .executeTakeFirstOrThrow()
  return Number(readers)
}

/** Gives who is on the list, those who came first at the top. */
export function listSubscribers(db: Database): Promise<Selectable<SubscribersTable>[]> {
  return onTheList(db).selectAll().orderBy('id').execute()
}

/** As `listSubscribers`, up to `limit` of those after an id: all, read bit by bit. */
export function listSubscribersAfter(
  db: Database,
  after: number,
  limit: number,
): Promise<Selectable<SubscribersTable>[]> {
  return onTheList(db).selectAll().where('id', '>', after).orderBy('id').limit(limit).execute()
}

/** Takes addresses off the list, however they are spelt on it. Gives how many were on it. */
export async function removeSubscribers(
  transaction: Transaction<Schema>,
  addresses: readonly string[],
): Promise<number> {
  const ids = (await findSubscribers(transaction, addresses)).map(({ id }) => id)
  await transaction.deleteFrom('subscribers').where('id', 'in', ids).execute()
  return ids.length
}

/** Finds addresses on the list, confirmed or not, however they are spelt on it. */
export async function findSubscribers(
  db: Database,
  addresses: readonly string[],
): Promise<Selectable<SubscribersTable>[]> {
  const rows = await db
    .selectFrom('subscribers')
    .selectAll()
    .where((where) =>
      where.or(
        addresses.map((address) => where(sql`lower(email)`, 'like', spellingsPattern(address))),
      ),
    )
    .execute()
  return rows.filter(({ email }) => addresses.some((given) => namesAddress(email, given)))
}
