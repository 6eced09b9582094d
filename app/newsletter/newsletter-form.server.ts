import type { Language } from '#app/languages/language.ts'
import { foldEmailAddress, tidyEmailAddress } from '#app/ui/email-address.ts'
import type { App } from '#server/app-context.ts'
import type { Parsed } from '#server/forms/parse-form.ts'
import { invalidEmail } from './newsletter-rules.ts'
import { subscribe } from './subscribers.server.ts'

/** The sign-up's one field. */
export type NewsletterField = 'email'

/** Turns a posted body into an address, or into the message for it (§5). Never throws. */
export function parseSignUp(body: unknown): Parsed<string, NewsletterField> {
  const typed = body && typeof body === 'object' && 'email' in body ? body.email : undefined
  const email = typeof typed === 'string' ? foldEmailAddress(typed) : undefined
  return email ? { ok: true, value: email } : { ok: false, errors: { email: invalidEmail } }
}

/** As `parseSignUp`, for a page: an empty field is no mistake, and gives an empty address. */
export function parsePostedSignUp(values: { email: string }): Parsed<string, NewsletterField> {
  return tidyEmailAddress(values.email) ? parseSignUp(values) : { ok: true, value: '' }
}

/** Takes the address, unless there is none, for letters in `language`. Tells whether there was one. */
export async function receiveSignUp(
  app: App,
  email: string,
  _posted: unknown,
  language: Language,
): Promise<{ asked: boolean }> {
  if (email) await subscribe(app, email, new Date(), language)
  return { asked: email !== '' }
}
