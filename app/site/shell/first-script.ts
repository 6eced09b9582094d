import { waitsScript } from '#app/enquiries/waiting/note-waiting.ts'
import type { Language } from '#languages/language.ts'
import { offerScript } from './offer-language.ts'

/**
 * Gives the script that every page of the shop carries in its head: it runs before anything is
 * painted, so that nothing moves. `languages` are those of the site.
 */
export function firstScript(languages: readonly Language[]): string {
  return languages.length > 1 ? `${waitsScript};${offerScript(languages)}` : waitsScript
}
