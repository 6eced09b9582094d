import { quotePath } from '#app/paths/quote-paths.ts'
import type { Language } from '#languages/language.ts'
import { inLanguage } from '#languages/language-path.ts'

/** Gives the address at which a visitor reads and answers a quote, in its language. */
export function quoteLink(siteUrl: string, token: string, language: Language): string {
  return `${siteUrl}${inLanguage(quotePath, language)}?token=${token}`
}
