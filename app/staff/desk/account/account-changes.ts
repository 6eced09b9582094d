/** What can be changed of one's own account by a form, and what is said when it was. */
export const accountChanges = {
  name: 'Your name is saved.',
  identity: 'From now on you sign in with these.',
  password: 'Your password is changed. Wherever else you were signed in, you are not any more.',
  'remove-passkey': 'The passkey is removed.',
  'sign-out-phone': 'It is signed out, and its passkey is removed.',
} as const

export type AccountChange = keyof typeof accountChanges

/** Tells whether a text names a change. */
export function isAccountChange(text: unknown): text is AccountChange {
  return typeof text === 'string' && Object.hasOwn(accountChanges, text)
}

/** The form that only a browser with JavaScript can send as it has to be. */
export const addPasskeyIntent = 'add-passkey'

/** What a form is shown again with: never a password. */
export interface RefusedChange {
  change: AccountChange | typeof addPasskeyIntent
  values: Partial<Record<'name' | 'email' | 'mobileNumber', string>>
  /** Which passkey it was about. */
  passkey?: string
  errors: Partial<Record<'name' | 'email' | 'mobileNumber' | 'password' | 'newPassword', string>>
}
