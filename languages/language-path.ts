import { type Language, languages } from './language.ts'

const firstPart = /^\/([a-z]+)(?=[/?]|$)/

/**
 * Takes the language off an address (a path, with or without its query): gives the language and the
 * address as it is in English.
 */
export function splitLanguage(address: string): { language: Language; rest: string } {
  const [start = '', code] = firstPart.exec(address) ?? []
  const language = languages.find((one) => one === code) ?? 'en'
  if (language === 'en') return { language, rest: address }
  const rest = address.slice(start.length)
  return { language, rest: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Gives a path of the site, as it is in English, in another language; other addresses as they are. */
export function inLanguage(path: string, language: Language): string {
  if (language === 'en' || !path.startsWith('/')) return path
  return `/${language}${path === '/' ? '' : path}`
}
