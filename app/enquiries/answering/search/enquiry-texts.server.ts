import type { Transaction } from 'kysely'
import { enquiryText } from '#app/enquiries/answering/enquiry-text.ts'
import { productsOf } from '#app/enquiries/stored-enquiry.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { Schema } from '#database/schema.ts'

/** Brings what an enquiry is found by up to its row and its notes. */
export async function indexEnquiry(
  transaction: Transaction<Schema>,
  enquiry: Pick<
    EnquiryRow,
    'id' | 'full_name' | 'company_name' | 'mobile_number' | 'email' | 'reference' | 'products'
  >,
): Promise<void> {
  const notes = await transaction
    .selectFrom('enquiry_notes')
    .select('text')
    .where('enquiry_id', '=', enquiry.id)
    .where('text', 'is not', null)
    .orderBy('id')
    .execute()
  const words = notes.flatMap(({ text }) => text ?? [])
  const text = enquiryText(enquiry, productsOf(enquiry), words)
  await transaction
    .insertInto('enquiry_texts')
    .values({ enquiry_id: enquiry.id, text })
    .onConflict((conflict) => conflict.column('enquiry_id').doUpdateSet({ text }))
    .execute()
}
