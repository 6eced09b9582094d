import { findFirstName } from '#app/enquiries/answering/texts/ready-text-facts.ts'

/** Gives what the staff call a visitor in a sentence: the first word of the name that is no title. */
export function firstNameOf(fullName: string): string {
  return findFirstName(fullName) ?? 'the visitor'
}

/** Gives ten digits as they are read aloud: `+91 98765 43210`; anything else as it is. */
export function numberWords(mobileNumber: string): string {
  return mobileNumber.replace(/^(\d{5})(\d{5})$/, '+91 $1 $2')
}
