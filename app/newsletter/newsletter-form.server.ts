import { foldEmailAddress, tidyEmailAddress } from '#app/ui/forms/email-address.ts'
import type { Language } from '#languages/language.ts'
import type { App } from '#server/app-context.ts'
import type { Parsed } from '#server/forms/parse-form.ts'
import { newsletterWords } from './newsletter.words.ts'
import { subscribe } from './subscribers.server.ts'

/** The sign-up's one field. */
export type NewsletterField = 'email'

/**
 * Turns a posted body into an address, or into the message for it (§5), in English unless told. Never
 * throws.
 */
export function parseSignUp(
  body: unknown,
  language: Language = 'en',
): Parsed<string, NewsletterField> {
  const typed = body && typeof body === 'object' && 'email' in body ? body.email : undefined
  const email = typeof typed === 'string' ? foldEmailAddress(typed) : undefined
  if (email) return { ok: true, value: email }
  return { ok: false, errors: { email: newsletterWords[language].invalid } }
}

/** As `parseSignUp`, for a page: an empty field is no mistake, and gives an empty address. */
export function parsePostedSignUp(
  values: { email: string },
  language: Language = 'en',
): Parsed<string, NewsletterField> {
  return tidyEmailAddress(values.email) ? parseSignUp(values, language) : { ok: true, value: '' }
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
