import { sql } from 'kysely'
import type { Database } from '#database/connection.ts'

/** Every revision beside its quote: what each question about quotes begins with. */
export function revisions(db: Database) {
  return db
    .selectFrom('quote_revisions')
    .innerJoin('quotes', 'quotes.id', 'quote_revisions.quote_id')
}

/** As `revisions`, beside the enquiry too. */
export function revisionsOfEnquiries(db: Database) {
  return revisions(db).innerJoin('enquiries', 'enquiries.id', 'quotes.enquiry_id')
}

/** What was received of a revision's quote in all, for whichever of its revisions; null: nothing. */
export const receivedOfQuote = sql<number | string | null>`(
  select sum(paid.paid_amount) from quote_revisions as paid where paid.quote_id = quote_revisions.quote_id
)`

/** India's day on which the last of that came. */
export const lastReceived = sql<string | null>`(
  select max(paid.paid_on) from quote_revisions as paid where paid.quote_id = quote_revisions.quote_id
)`
