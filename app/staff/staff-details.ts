import {
  foldEmailAddress,
  longestEmailAddress,
  tidyEmailAddress,
} from '#app/ui/forms/email-address.ts'
import { mobileNumberRule, normalizeMobileNumber } from '#app/ui/forms/mobile-number.ts'

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
    email: tidyEmailAddress(read('email', longestEmailAddress)),
    mobileNumber: read('mobileNumber', 24),
  }
}

/**
 * Gives the message for a name that can't be somebody's, or undefined. Signs that nobody sees could make
 * one name look like another; the two joiners that Devanagari is written with stay.
 */
export function staffNameRule(name: string): string | undefined {
  if (!name) return 'A name is required.'
  const seen = name.replace(/(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])/gu, '')
  if (/[\p{C}\p{Zl}\p{Zp}]|\p{Default_Ignorable_Code_Point}/u.test(seen)) {
    return 'The name holds signs that nobody sees. Please type it anew.'
  }
  return /\p{L}/u.test(seen) ? undefined : 'A name has letters.'
}

/** The one spelling of a name by which two of the staff are told apart. */
export function foldStaffName(name: string): string {
  const joined = name.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/\s+/g, ' ')
  return joined.normalize('NFKC').trim().toLowerCase()
}

/** Gives a message for each detail that can't be right. */
export function findIdentityErrors({
  email,
  mobileNumber,
}: Pick<TypedDetails, 'email' | 'mobileNumber'>): DetailErrors {
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
  name: 'Somebody of the staff is called so already. Please add something, such as a surname.',
  email: 'Somebody signs in with this e-mail already.',
  mobileNumber: 'Somebody signs in with this number already.',
}
