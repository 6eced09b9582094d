import { sql, type Transaction } from 'kysely'
import {
  eraseEnquiries,
  findPersonsEnquiries,
  type Person,
} from '#app/enquiries/erase-enquiries.server.ts'
import { dropDownloads } from '#app/exports/download/downloads.server.ts'
import { namesAddress, spellingsPattern } from '#app/ui/forms/email-spellings.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'
import { overwriteErased } from '#database/sqlite/overwrite-erased.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { eraseMessages } from '#server/delivery/outbox/outbox.ts'
import { heldBeside } from './held-beside.server.ts'

/** How much is kept about a person, or was. */
export interface Forgotten {
  /** The enquiries' references; with each go the notes and next steps that the staff wrote. */
  references: string[]
  messages: number
  /** How much was held beside, by its key: the newsletter's subscriptions, what they wait for. */
  beside: Record<string, number>
  /** Addresses that other people's enquiries give as well: what those sent is left alone. */
  sharedAddresses: string[]
}

/** Thrown to undo the transaction of somebody who only wants to know. */
class NotYet extends Error {}

/**
 * Erases whatever is kept about a person: enquiries with the staff's words about them, messages,
 * what is held beside. Counts stay. Gives what it was.
 */
export async function forgetPerson(
  db: Database,
  person: Person,
  now: Date = new Date(),
): Promise<Forgotten> {
  const forgotten = await writeTransaction(db, async (transaction) => {
    // It may hold the person too; the owner asks for another one.
    await dropDownloads(transaction)
    return erase(transaction, person, now)
  })
  await overwriteErased(db)
  return forgotten
}

/** Gives what `forgetPerson` would erase: it is erased and taken back, so that both tell the truth. */
export async function findWhatToForget(db: Database, person: Person): Promise<Forgotten> {
  let found: Forgotten = { references: [], messages: 0, beside: {}, sharedAddresses: [] }
  const tryIt = async (transaction: Transaction<Schema>) => {
    found = await erase(transaction, person, new Date())
    throw new NotYet()
  }
  await writeTransaction(db, tryIt).catch((error: unknown) => {
    if (!(error instanceof NotYet)) throw error
  })
  return found
}

async function erase(
  transaction: Transaction<Schema>,
  person: Person,
  now: Date,
): Promise<Forgotten> {
  const { references, addresses, sharedAddresses, numbers } = await findPersonsEnquiries(
    transaction,
    person,
  )
  await eraseEnquiries(transaction, references, now)
  const messages = await eraseMessages(transaction, {
    references,
    addresses: await listSpellings(transaction, addresses),
  })
  const beside: Forgotten['beside'] = {}
  for (const { key, remove } of heldBeside) {
    beside[key] = await remove(transaction, addresses, numbers)
  }
  return { references, messages, beside, sharedAddresses }
}

/** The addresses as messages spell them. */
async function listSpellings(transaction: Transaction<Schema>, addresses: readonly string[]) {
  const rows = await transaction
    .selectFrom('outbox')
    .select('recipient')
    .distinct()
    .where((where) =>
      where.or(
        addresses.map((address) => where(sql`lower(recipient)`, 'like', spellingsPattern(address))),
      ),
    )
    .execute()
  return rows.flatMap(({ recipient }) =>
    recipient && addresses.some((address) => namesAddress(recipient, address)) ? [recipient] : [],
  )
}
