import { sql, type Transaction } from 'kysely'
import { indiaDay } from '#app/time/india.ts'
import { namesAddress, spellingsPattern } from '#app/ui/forms/email-spellings.ts'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'
import { productsOf } from './stored-enquiry.ts'

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
  /** The person's numbers, ten digits each: the one given, and those of their enquiries that nobody else gave. */
  numbers: string[]
}

/** Finds a person's enquiries by number or address, however the latter was spelt. */
export async function findPersonsEnquiries(
  db: Database,
  { mobile, email }: Person,
): Promise<PersonsEnquiries> {
  const found = await db
    .selectFrom('enquiries')
    .select(['reference', 'email', 'mobile_number'])
    .where('erased_at', 'is', null)
    .where((where) =>
      where.or([
        ...(mobile ? [where('mobile_number', '=', mobile)] : []),
        ...(email ? [where(sql`lower(email)`, 'like', spellingsPattern(email))] : []),
      ]),
    )
    .execute()
  const rows = found.filter(
    (row) => row.mobile_number === mobile || (email && namesAddress(row.email, email)),
  )
  const references = rows.map(({ reference }) => reference)
  const typed = [...new Set([...(email ? [email] : []), ...rows.map((row) => row.email)])]
  const given = [...new Set([...(mobile ? [mobile] : []), ...rows.map((row) => row.mobile_number)])]
  const others = await db
    .selectFrom('enquiries')
    .select(['email', 'mobile_number'])
    .distinct()
    .where('erased_at', 'is', null)
    .where('reference', 'not in', references)
    .where((where) =>
      where.or([
        ...typed.map((text) => where(sql`lower(email)`, 'like', spellingsPattern(text))),
        where('mobile_number', 'in', given),
      ]),
    )
    .execute()
  const isShared = (address: string) => others.some((row) => namesAddress(row.email, address))
  return {
    references,
    addresses: typed.filter((address) => !isShared(address)),
    sharedAddresses: [...new Set(typed.filter(isShared).map((text) => text.toLowerCase()))],
    numbers: given.filter((number) => others.every((row) => row.mobile_number !== number)),
  }
}

/**
 * Empties what enquiries say of a person, notes about products included, and marks them erased.
 * References, dates, kinds, products and their quantities stay, so that counts stay true. Gives the
 * number of enquiries.
 */
export async function eraseEnquiries(
  transaction: Transaction<Schema>,
  references: readonly string[],
  now: Date = new Date(),
): Promise<number> {
  await holdEnquiries(transaction, references)
  await eraseNotes(transaction, references)
  await eraseStaffsWords(transaction, references)
  await eraseQuotes(transaction, references)
  await withdrawErasedQuotes(transaction, now)
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
      next_step: null,
      next_step_before: null,
      // Nobody can be answered any more; how far it had come stays, for the counts.
      turn: 'closed',
      our_turn_since: null,
      remind_at: null,
      erased_at: now.toISOString(),
    })
    .where('reference', 'in', references)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Holds enquiries until the transaction ends. Whoever writes about one holds it as well: what they have begun
 * is there to be erased, and what they begin later finds an erased enquiry.
 */
export async function holdEnquiries(
  transaction: Transaction<Schema>,
  references: readonly string[],
): Promise<void> {
  // On SQLite the transaction holds the only right to write anyway.
  if (engineOf(transaction) !== 'postgres') return
  await transaction
    .selectFrom('enquiries')
    .select('id')
    .where('reference', 'in', references)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Notes of the staff's, and the text by which the enquiries are found. */
async function eraseStaffsWords(transaction: Transaction<Schema>, references: readonly string[]) {
  const ids = transaction.selectFrom('enquiries').select('id').where('reference', 'in', references)
  await transaction
    .updateTable('enquiry_notes')
    .set({ text: null, submission_id: null })
    .where('enquiry_id', 'in', ids)
    .execute()
  await transaction.deleteFrom('enquiry_texts').where('enquiry_id', 'in', ids).execute()
}

/**
 * Quotes keep their number, days, products and sums. Free words go, drafts with all that was typed, and the
 * token: nobody can read or answer them any more. Their PDFs, which say all of it, go too. A draft without its
 * words is none: it is thrown away, so that no list leads to it.
 */
async function eraseQuotes(transaction: Transaction<Schema>, references: readonly string[]) {
  const ids = transaction
    .selectFrom('quote_revisions')
    .innerJoin('quotes', 'quotes.id', 'quote_revisions.quote_id')
    .innerJoin('enquiries', 'enquiries.id', 'quotes.enquiry_id')
    .select('quote_revisions.id')
    .where('enquiries.reference', 'in', references)
  await transaction
    .updateTable('quote_lines')
    .set({ name: '' })
    .where('product_id', 'is', null)
    .where('revision_id', 'in', ids)
    .execute()
  await transaction
    .updateTable('quote_revisions')
    .set({ draft: null, token: null, note: null, withdraw_reason: null })
    .where('id', 'in', ids)
    .execute()
  await transaction
    .updateTable('quote_revisions')
    .set({ state: 'thrown' })
    .where('state', '=', 'draft')
    .where('id', 'in', ids)
    .execute()
  await transaction.deleteFrom('quote_pdfs').where('revision_id', 'in', ids).execute()
}

/**
 * Withdraws every quote that is open though its person was erased: nobody can answer it any more. One that has
 * expired stays so, for the counts.
 */
export async function withdrawErasedQuotes(db: Database, now: Date): Promise<void> {
  const open = await db
    .selectFrom('quote_revisions')
    .select('id')
    .where('token', 'is', null)
    .where('state', 'in', ['sent', 'change-asked'])
    .where('valid_until', '>=', indiaDay(now))
    .execute()
  // Looked for first: a day with nothing to withdraw takes no lock.
  if (open.length === 0) return
  const ids = open.map(({ id }) => id)
  await db
    .updateTable('quote_revisions')
    .set({ state: 'withdrawn', withdrawn_at: now.toISOString(), changed_at: now.toISOString() })
    .where('id', 'in', ids)
    .execute()
}

/** A note is the visitor's words; what was asked for is not. */
async function eraseNotes(transaction: Transaction<Schema>, references: readonly string[]) {
  const rows = await transaction
    .selectFrom('enquiries')
    .select(['reference', 'products'])
    .where('reference', 'in', references)
    .where('products', 'like', '%"note"%')
    .execute()
  for (const { reference, products } of rows) {
    const kept = productsOf({ products }).map(({ note, ...product }) => product)
    await transaction
      .updateTable('enquiries')
      .set({ products: JSON.stringify(kept) })
      .where('reference', '=', reference)
      .execute()
  }
}
