import type { Business } from '#server/config/owners-part.ts'

/** §3's contact details. */
export interface ContactDetails {
  phoneNumber: string
  emailId: string
  address: string
  tagline: string
  description: string
  description2: string
}

/** The contact records that the business has: one, from the configuration (§3). */
export function listContactDetails(business: Business): ContactDetails[] {
  const { phoneDisplay, email, address, tagline, description, description2 } = business
  return [
    { phoneNumber: phoneDisplay, emailId: email, address, tagline, description, description2 },
  ]
}
