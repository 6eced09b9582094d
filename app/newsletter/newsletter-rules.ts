import type { Language } from '#languages/language.ts'
import { newsletterPageWords } from './newsletter-page.words.ts'

/**
 * What follows (beyond §8), as nothing is sent before the address itself has agreed. It tells
 * neither who is on the list nor of an e-mail that can't be sent while no mail server is known.
 */
export function whatFollows(
  { smtpUrl }: { smtpUrl: string | undefined },
  language: Language,
): string {
  const { pleaseConfirm, askLater } = newsletterPageWords[language]
  return smtpUrl ? pleaseConfirm : askLater
}
