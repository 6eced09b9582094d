import { type Language, languageTag } from '#languages/language.ts'

/**
 * Tells search engines in which language the page about a thing is, where that isn't English, in
 * which the thing's own names are.
 */
export function pageThing(url: string, language: Language): Record<string, string> | undefined {
  if (language === 'en') return undefined
  return { '@type': 'WebPage', '@id': url, inLanguage: languageTag(language) }
}
