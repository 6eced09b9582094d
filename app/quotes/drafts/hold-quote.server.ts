import type { Transaction } from 'kysely'
import { lockEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { Schema } from '#database/schema.ts'
import { findRevision, lockRevision, type StoredRevision } from './drafts.server.ts'

/**
 * Finds a revision with its enquiry and holds both until the transaction ends, always in this order.
 * Undefined where there is none, or its person was forgotten.
 */
export async function holdQuote(
  transaction: Transaction<Schema>,
  revisionId: number,
): Promise<{ row: StoredRevision; enquiry: EnquiryRow } | undefined> {
  const found = await findRevision(transaction, revisionId)
  if (!found) return undefined
  const { reference } = await transaction
    .selectFrom('enquiries')
    .select('reference')
    .where('id', '=', found.enquiry_id)
    .executeTakeFirstOrThrow()
  const enquiry = await lockEnquiry(transaction, reference)
  const row = await lockRevision(transaction, revisionId)
  return row && enquiry && !enquiry.erased_at ? { row, enquiry } : undefined
}
