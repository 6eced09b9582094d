import { type SqlBool, sql, type Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'

/** Somebody who asks to be forgotten: the ten digits, the e-mail address, or both. */
export interface Person {
  mobile?: string
  email?: string
}

/** What the enquiries hold about a person. */
export interface PersonsEnquiries {
  references: string[]
  /** The person's addresses as they were typed: the one given, and those nobody else gave. */
  addresses: string[]
  /** Addresses that other people's enquiries give as well: they are left alone. */
  sharedAddresses: string[]
}

/** Finds a person's enquiries by number or address, whatever the case of the latter's letters. */
export async function findPersonsEnquiries(
  db: Database,
  { mobile, email }: Person,
): Promise<PersonsEnquiries> {
  const asked = email?.toLowerCase()
  const rows = await db
    .selectFrom('enquiries')
    .select(['reference', 'email'])
    .where('erased_at', 'is', null)
    .where((where) =>
      where.or([
        ...(mobile ? [where('mobile_number', '=', mobile)] : []),
        ...(asked ? [sql<SqlBool>`lower(email) = ${asked}`] : []),
      ]),
    )
    .execute()
  const references = rows.map(({ reference }) => reference)
  const others = await db
    .selectFrom('enquiries')
    .select(sql<string>`lower(email)`.as('email'))
    .distinct()
    .where('erased_at', 'is', null)
    .where('reference', 'not in', references)
    .where(sql`lower(email)`, 'in', [...new Set(rows.map((row) => row.email.toLowerCase()))])
    .execute()
  const shared = new Set(others.map((row) => row.email))
  const typed = [...new Set([...(email ? [email] : []), ...rows.map((row) => row.email)])]
  return {
    references,
    addresses: typed.filter((address) => !shared.has(address.toLowerCase())),
    sharedAddresses: [...shared],
  }
}

/**
 * Empties what enquiries say of a person and marks them erased. References, dates, kinds and
 * products stay, so that counts stay true. Gives the number of enquiries.
 */
export async function eraseEnquiries(
  transaction: Transaction<Schema>,
  references: readonly string[],
  now: Date = new Date(),
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('enquiries')
    .set({
      full_name: '',
      email: '',
      mobile_number: '',
      address: null,
      message: null,
      company_name: null,
      submission_id: null,
      // A hash of few unknown words can be guessed back into them.
      fingerprint: '',
      erased_at: now.toISOString(),
    })
    .where('reference', 'in', references)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
