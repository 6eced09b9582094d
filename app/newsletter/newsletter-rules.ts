const longest = 254
const shape = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u

export const invalidEmail = 'Please enter a valid email address.'
export const subscribed = 'Subscription successful!'
/** Beyond §8: nothing is sent before the address itself has agreed. */
export const pleaseConfirm = 'Please confirm by the e-mail that we have sent you.'
export const subscriptionFailed = 'Subscription failed. Please try again later.'

/** Where the links of a subscription's e-mails lead. */
export const confirmPath = '/newsletter/confirm'
export const unsubscribePath = '/newsletter/unsubscribe'

/** An address as it was meant: without the space and the invisible characters of pasting. */
export function tidyEmail(value: string): string {
  return value
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
}

/** The newsletter's rule (§5): text, at sign, text, dot, text, no spaces. Takes a tidied address. */
export function isValidEmail(value: string): boolean {
  return value.length <= longest && shape.test(value)
}
