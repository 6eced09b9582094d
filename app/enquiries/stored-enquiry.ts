import type { EnquiryRow, NewEnquiryRow } from '#database/schema/enquiries.ts'
import type { EnquiredProduct } from './enquiry.ts'

/** An enquiry's row as messages may know it. */
export type StoredEnquiry = Omit<NewEnquiryRow, 'fingerprint' | 'submission_id'>

/** A product as the enquiry keeps it: with its name and size in words, which may change later. */
export interface NamedProduct extends EnquiredProduct {
  /** In English, with the size of its packet, or at its end the size that was chosen. */
  name?: string
  /** What the chosen size is called in English; `name` ends in it. */
  sizeLabel?: string
}

/** The products that a stored enquiry is about. */
export function productsOf({ products }: Pick<EnquiryRow, 'products'>): NamedProduct[] {
  return JSON.parse(products)
}

/** Gives what a product is called without the size that was chosen of it; undefined where nothing is known. */
export function nameAlone({ name, sizeLabel }: NamedProduct): string | undefined {
  return sizeLabel ? name?.slice(0, -`, ${sizeLabel}`.length) : name
}
