import { sql, type Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/**
 * Finds the enquiries of one person that wait for them, and those of the last hour, without walking
 * through all that the person ever asked.
 */
export async function earlierEnquiries(transaction: Transaction<Schema>): Promise<void> {
  await sql`create index enquiries_theirs_by_mobile on enquiries (mobile_number)
    where turn = 'theirs'`.execute(transaction)
  await sql`create index enquiries_theirs_by_email on enquiries (lower(email))
    where turn = 'theirs'`.execute(transaction)
  await sql`create index enquiries_by_mobile_and_time
    on enquiries (mobile_number, received_at)`.execute(transaction)
  await sql`drop index enquiries_by_mobile_number`.execute(transaction)
}
