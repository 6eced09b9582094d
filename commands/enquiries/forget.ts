import { parseArgs } from 'node:util'
import { sql, type Transaction } from 'kysely'
import {
  eraseEnquiries,
  findPersonsEnquiries,
  type Person,
} from '#app/enquiries/erase-enquiries.server.ts'
import { removeSubscribers } from '#app/newsletter/subscriber-list.server.ts'
import { namesAddress, spellingsPattern } from '#app/ui/email-spellings.ts'
import { normalizeMobileNumber } from '#app/ui/mobile-number.ts'
import { Refusal, UsageError } from '#commands/run-command.ts'
import { say } from '#commands/say.ts'
import { withSiteDatabase } from '#commands/site-database.ts'
import type { Database } from '#database/connection.ts'
import { overwriteErased } from '#database/overwrite-erased.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { Schema } from '#database/schema.ts'
import { eraseMessages } from '#server/delivery/outbox.ts'

/** Thrown to undo the transaction of somebody who only wants to know. */
class NotYet extends Error {}

interface Erased {
  enquiries: number
  messages: number
  subscriptions: number
  sharedAddresses: string[]
}

/** `forget`: erases what is kept about a person; counts stay. Without `--yes` it only tells. */
export async function forget(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { mobile: { type: 'string' }, email: { type: 'string' }, yes: { type: 'boolean' } },
  })
  const person = readPerson(values)
  await withSiteDatabase(async (db) => {
    const erased = await erasePerson(db, person, values.yes === true)
    const { enquiries, messages, subscriptions, sharedAddresses } = erased
    if (enquiries + messages + subscriptions === 0) {
      throw new Refusal('Nothing is kept about this person.')
    }
    say(`Enquiries: ${enquiries}. Messages: ${messages}. Newsletter: ${subscriptions}.`)
    if (sharedAddresses.length > 0) {
      say(
        `Other numbers gave the same address: ${sharedAddresses.join(', ')}. ` +
          'What they sent, and its newsletter, is kept; --email erases it too.',
      )
    }
    if (!values.yes) throw new Refusal('Nothing was erased yet: say --yes to erase this.')
    await overwriteErased(db)
    say('Erased. Backups made before today still hold it.')
  })
}

function readPerson({ mobile, email }: Person): Person {
  if (!mobile && !email) throw new UsageError('Say who: --mobile, --email or both.')
  const digits = mobile ? normalizeMobileNumber(mobile) : undefined
  if (digits !== undefined && !/^\d{10}$/.test(digits)) {
    throw new UsageError(`--mobile must be a number of ten digits, not "${mobile}".`)
  }
  if (email && !/^\S+@\S+$/.test(email)) {
    throw new UsageError(`--email must be an e-mail address, not "${email}".`)
  }
  return { mobile: digits, email }
}

/** Erases in one transaction, or does the same and takes it back, so that both tell the truth. */
async function erasePerson(db: Database, person: Person, really: boolean): Promise<Erased> {
  let erased: Erased = { enquiries: 0, messages: 0, subscriptions: 0, sharedAddresses: [] }
  const inTransaction = async (transaction: Transaction<Schema>) => {
    const { references, addresses, sharedAddresses } = await findPersonsEnquiries(
      transaction,
      person,
    )
    erased = {
      enquiries: await eraseEnquiries(transaction, references),
      messages: await eraseMessages(transaction, {
        references,
        addresses: await listSpellings(transaction, addresses),
      }),
      subscriptions: await removeSubscribers(transaction, addresses),
      sharedAddresses,
    }
    if (!really) throw new NotYet()
  }
  try {
    await retryWhenBusy(() => db.transaction().execute(inTransaction))
  } catch (error) {
    if (!(error instanceof NotYet)) throw error
  }
  return erased
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
