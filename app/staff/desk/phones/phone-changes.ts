/** What can be done on the page of notices, and what is said when it is done. */
export const phoneChanges = {
  'turn-on': 'This phone is told from now on',
  change: 'Saved',
  trial: 'A trial is on its way to this phone',
  'turn-off': 'Turned off',
} as const

export type PhoneChange = keyof typeof phoneChanges

/** Tells whether a form's `intent` is one of them. */
export function isPhoneChange(value: unknown): value is PhoneChange {
  return typeof value === 'string' && Object.hasOwn(phoneChanges, value)
}

/** Why a change was not made. */
export const refusals = {
  none: 'This phone is not told any more. Please turn it on again.',
  unusable: 'This browser’s service for notices can’t be used.',
  signInAgain: 'Please sign out and in again on this phone first.',
} as const
