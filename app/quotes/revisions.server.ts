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
