import type { Language } from './language.ts'

const prefixed = /^\/(hi|mr)(?=[/?]|$)/

/**
 * Takes the language off an address (a path, with or without its query): gives the language and the
 * address as it is in English.
 */
export function splitLanguage(address: string): { language: Language; rest: string } {
  const found = prefixed.exec(address)
  if (!found) return { language: 'en', rest: address }
  const rest = address.slice(found[0].length)
  return { language: found[1] as Language, rest: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Gives a path of the site, as it is in English, in another language; other addresses as they are. */
export function inLanguage(path: string, language: Language): string {
  if (language === 'en' || !path.startsWith('/')) return path
  return `/${language}${path === '/' ? '' : path}`
}
