import { placeOf } from '#app/enquiries/answering/inbox/inbox-rows.server.ts'
import { findFirstName } from '#app/enquiries/answering/texts/ready-text-facts.ts'
import type { ToldEnquiry } from '#app/staff/phones/push-notification.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'

/** Gives what a phone may say of an enquiry: of the name the first, of the place its first part. */
export function asTold({
  reference,
  full_name,
  address,
  language,
}: Pick<EnquiryRow, 'reference' | 'full_name' | 'address' | 'language'>): ToldEnquiry {
  return {
    reference,
    language,
    firstName: findFirstName(full_name) ?? full_name,
    place: placeOf(address)?.split(', ')[0],
  }
}
