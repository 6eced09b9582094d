import { foldEmailAddress, tidyEmailAddress } from '#app/ui/email-address.ts'
import { mobileNumberRule, normalizeMobileNumber } from '#app/ui/mobile-number.ts'

/** What a form says of somebody of the staff, as typed. */
export interface TypedDetails {
  name: string
  email: string
  mobileNumber: string
}

/** The same as it is stored. */
export interface StaffDetails {
  name: string
  email: string
  /** Ten digits, or null without one. */
  mobileNumber: string | null
}

export type DetailErrors = Partial<Record<keyof TypedDetails, string>>

/** Reads what was typed of somebody, no longer than it may be. */
export function readTypedDetails(form: FormData): TypedDetails {
  const read = (field: string, most: number) =>
    String(form.get(field) ?? '')
      .slice(0, most)
      .trim()
  return {
    name: read('name', 80),
    email: tidyEmailAddress(read('email', 254)),
    mobileNumber: read('mobileNumber', 24),
  }
}

/** Gives the message for a name that can't be somebody's, or undefined. */
export function staffNameRule(name: string): string | undefined {
  return name ? undefined : 'A name is required.'
}

/** Gives a message for each detail that can't be right. */
export function findIdentityErrors({ email, mobileNumber }: TypedDetails): DetailErrors {
  const number = mobileNumber && mobileNumberRule(normalizeMobileNumber(mobileNumber))
  return {
    ...(!foldEmailAddress(email) && { email: 'A valid e-mail is required.' }),
    ...(number && { mobileNumber: number }),
  }
}

/** Gives the details as they are stored; they have been found right. */
export function toStaffDetails({ name, email, mobileNumber }: TypedDetails): StaffDetails {
  return {
    name,
    email,
    mobileNumber: mobileNumber ? normalizeMobileNumber(mobileNumber) : null,
  }
}

/** What is said where somebody else signs in with it already. */
export const takenWords = {
  email: 'Somebody signs in with this e-mail already.',
  mobileNumber: 'Somebody signs in with this number already.',
}
