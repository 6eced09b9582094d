import { foldEmailAddress, tidyEmailAddress } from '#app/ui/forms/email-address.ts'
import { isMobileNumber, normalizeMobileNumber } from '#app/ui/forms/mobile-number.ts'
import { foldRecipient } from '#server/delivery/fold-recipient.ts'

/** Where somebody is told that something is back. */
export interface Contact {
  way: 'email' | 'mobile'
  /** An e-mail address in lower case, or the ten digits of a mobile number. */
  contact: string
}

/** Reads an e-mail address or a mobile number as people type them; undefined for anything else. */
export function readContact(typed: string): Contact | undefined {
  const email = foldEmailAddress(typed)?.toLowerCase()
  if (email) return { way: 'email', contact: email }
  const mobile = normalizeMobileNumber(tidyEmailAddress(typed))
  return isMobileNumber(mobile) ? { way: 'mobile', contact: mobile } : undefined
}

/** Gives the one spelling under which a mailbox or a number is counted. */
export function foldContact({ way, contact }: Contact): string {
  return way === 'email' ? foldRecipient(contact) : contact
}

/** Gives as much of a contact as tells its owner which it is: `98200 … 217`, `m…@example.com`. */
export function hintAt({ way, contact }: Contact): string {
  if (way === 'mobile') return `${contact.slice(0, 5)}\u00a0…\u00a0${contact.slice(-3)}`
  const [first = ''] = contact
  return `${first}…${contact.slice(contact.lastIndexOf('@'))}`
}
