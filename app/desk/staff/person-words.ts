import type { PersonChange } from './change-person.server.ts'

/** What is said when something was done to somebody. */
export const doneWords: Record<PersonChange, string> = {
  role: 'The role is saved.',
  link: 'The link is made.',
  'sign-out-phone': 'It is signed out, and its passkey is removed.',
  remove: 'Removed.',
}
