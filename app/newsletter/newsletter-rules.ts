const longest = 254
const shape = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u

export const invalidEmail = 'Please enter a valid email address.'
export const subscribed = 'Subscription successful!'
export const subscriptionFailed = 'Subscription failed. Please try again later.'

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
