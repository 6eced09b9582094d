import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { inPieces } from '#database/in-pieces.ts'
import type { Schema } from '#database/schema.ts'
import { stopRestoredLetters } from './letters/letters.server.ts'

/** The newsletter's addresses, each with when it left the list. */
export type MailingList = ReadonlyMap<string, { left: string | null }>

/** What was done to a restored newsletter. */
export interface RestoredNewsletter {
  /** Letters that were on their way, and are stopped: some may have got them since. */
  letters: number
  /** Addresses taken off the list once more. */
  unsubscribed: number
}

/** Reads who is on the list of a database that a backup replaces. */
export async function readMailingList(db: Database): Promise<MailingList> {
  const rows = await db.selectFrom('subscribers').select(['email', 'unsubscribed_at']).execute()
  return new Map(rows.map(({ email, unsubscribed_at }) => [email, { left: unsubscribed_at }]))
}

/**
 * Stops the letters of a restored database, and takes those off the list who are off the one that it
 * replaces; nobody where there is none to compare with.
 */
export async function finishRestoredNewsletter(
  transaction: Transaction<Schema>,
  replaced: MailingList | undefined,
  now: Date,
): Promise<RestoredNewsletter> {
  return {
    letters: await stopRestoredLetters(transaction, now),
    unsubscribed: replaced ? await unsubscribeAgain(transaction, replaced) : 0,
  }
}

/** Off the list means two things: gone from it with the person, or left by its link. */
async function unsubscribeAgain(
  transaction: Transaction<Schema>,
  replaced: MailingList,
): Promise<number> {
  const rows = await transaction
    .selectFrom('subscribers')
    .select(['id', 'email', 'unsubscribed_at'])
    .execute()
  const gone = rows.filter(({ email }) => !replaced.has(email)).map(({ id }) => id)
  for (const some of inPieces(gone)) {
    await transaction.deleteFrom('subscribers').where('id', 'in', some).execute()
  }
  const left = rows.flatMap(({ id, email, unsubscribed_at }) => {
    const unsubscribedSince = replaced.get(email)?.left
    return unsubscribedSince && !unsubscribed_at ? { id, unsubscribedSince } : []
  })
  for (const { id, unsubscribedSince } of left) {
    await transaction
      .updateTable('subscribers')
      .set({ confirmed_at: null, unsubscribed_at: unsubscribedSince })
      .where('id', '=', id)
      .execute()
  }
  return gone.length + left.length
}
