import type { EnquiryFile } from '#app/enquiries/answering/enquiry-file.ts'
import { findWhatToForget } from '#app/enquiries/desk/people/forget-person.server.ts'
import { heldBeside } from '#app/enquiries/desk/people/held-beside.server.ts'
import type { Database } from '#database/connection.ts'
import type { EnquiryView } from './enquiry-view.ts'

/** Gives how much erasing an enquiry's visitor would take. */
export async function describeErasing(
  db: Database,
  { row, email }: EnquiryFile,
): Promise<NonNullable<EnquiryView['erasing']>> {
  const found = await findWhatToForget(db, { mobile: row.mobileNumber, email })
  return {
    enquiries: found.references.length,
    messages: found.messages,
    beside: heldBeside.flatMap(({ key, goes }) => (found.beside[key] ? [goes] : [])),
    shared: found.sharedAddresses,
  }
}
