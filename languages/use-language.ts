import { createContext, use } from 'react'
import { isLanguage, type Language } from './language.ts'
import { inLanguage } from './language-path.ts'

/** The language of what is rendered; in a browser it stands in the document. */
export const LanguageContext = createContext<Language>(documentLanguage())

/** Gives the language of the page. */
export function useLanguage(): Language {
  return use(LanguageContext)
}

/** Gives a slice's words in the language of the page. */
export function useWords<Said>(words: Readonly<Record<Language, Said>>): Said {
  return words[useLanguage()]
}

/** Gives what turns a path of the site, as it is in English, into that of the page's language. */
export function usePath(): (path: string) => string {
  const language = useLanguage()
  return (path) => inLanguage(path, language)
}

/** The language that the document around this code says it is in; English on the server. */
export function documentLanguage(): Language {
  if (typeof document === 'undefined') return 'en'
  const [language] = document.documentElement.lang.split('-')
  return isLanguage(language) ? language : 'en'
}
