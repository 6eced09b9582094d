import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { inPieces } from '#database/in-pieces.ts'
import type { Schema } from '#database/schema.ts'

/** Who still waits for which size, each place as one text. */
export type PlacesThatWait = ReadonlySet<string>

/** Reads who waits by a database that a backup replaces. */
export async function readWaiting(db: Database): Promise<PlacesThatWait> {
  return new Set((await listPlaces(db)).map(({ place }) => place))
}

/**
 * Takes those off a restored waiting list who wait no more by the database that it replaces: they were told
 * since, took it back or were forgotten. Gives how many.
 */
export async function dropNoLongerWaiting(
  transaction: Transaction<Schema>,
  replaced: PlacesThatWait,
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
