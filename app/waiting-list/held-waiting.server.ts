import type { Transaction } from 'kysely'
import { namesAddress, spellingsPattern } from '#app/ui/forms/email-spellings.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'

/** What the waiting list holds of people by their e-mail addresses and numbers, see `HeldBeside`. */
export const heldWaiting = {
  key: 'waitingList',
  heading: 'Who waits for something that is away',
  goes: 'Whatever they asked to be told of',
  async find(db: Database, addresses: readonly string[], numbers: readonly string[]) {
    const rows = await findWaiting(db, addresses, numbers)
    return rows.map(
      ({ id, token, receipt, receipt_at, later_receipt, later_receipt_at, ...row }) => ({
        contact: row.contact ?? '',
        askedAt: row.asked_at,
        row,
      }),
    )
  },
  async remove(
    transaction: Transaction<Schema>,
    addresses: readonly string[],
    numbers: readonly string[],
  ): Promise<number> {
    const ids = (await findWaiting(transaction, addresses, numbers)).map(({ id }) => id)
    if (ids.length > 0) {
      await transaction.deleteFrom('waiting_list').where('id', 'in', ids).execute()
    }
    return ids.length
  },
}

async function findWaiting(db: Database, addresses: readonly string[], numbers: readonly string[]) {
  const rows = await db
    .selectFrom('waiting_list')
    .selectAll()
    .where(({ or, eb }) =>
      or([
        ...addresses.map((address) => eb('contact', 'like', spellingsPattern(address))),
        eb('contact', 'in', numbers),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.filter(
    ({ contact, way }) =>
      contact !== null &&
      (way === 'mobile'
        ? numbers.includes(contact)
        : addresses.some((address) => namesAddress(contact, address))),
  )
}
