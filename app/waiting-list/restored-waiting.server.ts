import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { inPieces } from '#database/in-pieces.ts'
import type { Schema } from '#database/schema.ts'

/** Whom a restored waiting list forgets again, see `RestoredPart`. */
export const restoredWaiting = {
  name: 'waiting list',
  table: 'waiting_list',
  async readReplaced(db: Database) {
    const waiting = new Set((await listPlaces(db)).map(({ place }) => place))
    return (transaction: Transaction<Schema>) => dropNoLongerWaiting(transaction, waiting)
  },
}

/**
 * Takes those off a restored waiting list who wait no more by the database that it replaces: they were told
 * since, took it back or were forgotten. Gives how many.
 */
async function dropNoLongerWaiting(
  transaction: Transaction<Schema>,
  replaced: ReadonlySet<string>,
): Promise<number> {
  const gone = (await listPlaces(transaction)).filter(({ place }) => !replaced.has(place))
  for (const some of inPieces(gone)) {
    const messages = some.flatMap(({ message_id }) => message_id ?? [])
    const ids = some.map(({ id }) => id)
    await transaction.deleteFrom('waiting_list').where('id', 'in', ids).execute()
    if (messages.length === 0) continue
    await transaction.deleteFrom('outbox').where('id', 'in', messages).execute()
  }
  return gone.length
}

/** Who waits for which size, each place as one text. */
async function listPlaces(db: Database) {
  const rows = await db
    .selectFrom('waiting_list')
    .select(['id', 'product_id', 'number', 'contact', 'message_id'])
    .where('contact', 'is not', null)
    .execute()
  return rows.map(({ id, product_id, number, contact, message_id }) => ({
    ...{ id, message_id },
    place: `${product_id} ${number} ${contact}`,
  }))
}
