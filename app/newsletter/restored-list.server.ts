import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { inPieces } from '#database/in-pieces.ts'
import type { Schema } from '#database/schema.ts'
import { counted } from '#languages/counted.ts'
import { stopRestoredLetters } from './letters/letters.server.ts'

/** The newsletter's addresses, each with when it left the list. */
type MailingList = ReadonlyMap<string, { left: string | null }>

/** What a restored newsletter ends, and whom it takes off the list once more, see `RestoredPart`. */
export const restoredNewsletter = {
  name: 'newsletter',
  table: 'subscribers',
  async end(transaction: Transaction<Schema>, now: Date): Promise<string | undefined> {
    const letters = await stopRestoredLetters(transaction, now)
    if (letters === 0) return undefined
    return letters === 1
      ? '1 letter to subscribers was on its way when the backup was made, and is stopped: ' +
          'who got it since, nobody knows.'
      : `${counted(letters, 'letter')} to subscribers were on their way when the backup was made, and are stopped: ` +
          'who got them since, nobody knows.'
  },
  async readReplaced(db: Database) {
    const rows = await db.selectFrom('subscribers').select(['email', 'unsubscribed_at']).execute()
    const list = new Map(rows.map(({ email, unsubscribed_at: left }) => [email, { left }]))
    return (transaction: Transaction<Schema>) => unsubscribeAgain(transaction, list)
  },
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
