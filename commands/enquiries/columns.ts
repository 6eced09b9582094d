import { productsOf } from '#app/enquiries/stored-enquiry.ts'
import type { EnquiryRow } from '#database/schema.ts'

/** Every column of an enquiry, in the order in which it is shown; the compiler misses none. */
const columns = {
  id: true,
  reference: true,
  kind: true,
  received_at: true,
  full_name: true,
  email: true,
  mobile_number: true,
  address: true,
  query_type: true,
  company_name: true,
  message: true,
  products: true,
  submission_id: true,
  fingerprint: true,
  erased_at: true,
  quarantined_at: true,
  quarantine_reason: true,
  notice_version: true,
} satisfies Record<keyof EnquiryRow, true>

/** The names of an enquiry's columns. */
export const enquiryColumns = Object.keys(columns)

/** An enquiry for JSON: its products as a list. */
export function withProducts(enquiry: EnquiryRow) {
  return { ...enquiry, products: productsOf(enquiry) }
}

/** An enquiry for one line of text: its products as words, `Areca Palm (2): tall ones; Tulsi`. */
export function withProductNames(enquiry: EnquiryRow) {
  const products = productsOf(enquiry).map(({ id, name, quantity, note }) => {
    const words = `${name ?? `product ${id}`}${quantity ? ` (${quantity})` : ''}`
    return note ? `${words}: ${note}` : words
  })
  return { ...enquiry, products: products.join('; ') }
}
