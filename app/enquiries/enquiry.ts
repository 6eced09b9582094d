import type { Money } from '#app/money/money.ts'
import type { Language } from '#languages/language.ts'
import type { Suspicion } from './receiving/suspicion.ts'

/** The enquiry form's fields in order (§3): names as in the call, words as on the screen. */
export const enquiryFields = ['fullName', 'email', 'mobileNumber', 'address', 'message'] as const

export type EnquiryField = (typeof enquiryFields)[number]
export type EnquiryValues = Record<EnquiryField, string>

export const noValues: EnquiryValues = {
  fullName: '',
  email: '',
  mobileNumber: '',
  address: '',
  message: '',
}

/** Most products that one enquiry names. */
export const mostProducts = 60

/** Longest note about one product, in characters. */
export const noteLength = 200

/** A product that the enquiry is about. */
export interface EnquiredProduct {
  id: number
  /** The number of the size that was chosen; the product may not have it any more. */
  size?: number
  /**
   * The price of one that the visitor saw, in paise. What a browser says of it is kept only if our
   * own log has it; nothing is calculated with it.
   */
  priceSeen?: Money
  quantity?: string
  /** What the visitor says about it: for the staff, never repeated to the visitor. */
  note?: string
}

/** What a visitor sent, checked and tidied. */
export interface Enquiry extends EnquiryValues {
  products: EnquiredProduct[]
  submissionId?: string
  /** In which it was written, and the privacy notice read; English unless told. */
  language?: Language
  suspicion?: Suspicion
}

/** Tells whether a text has the shape of a reference: `AN-` and eight Crockford characters. */
export function isReference(text: string): boolean {
  return /^AN-[0-9A-HJKMNP-TV-Z]{8}$/.test(text)
}
