import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import type { Language } from '#languages/language.ts'
import { LanguageContext } from '#languages/use-language.ts'
import type { RenderPart } from './cached-part.tsx'

/** Some ten parts in each language, one of them for each section of the navigation. */
const made = new LRUCache<string, { facts: readonly unknown[]; html: string }>({ max: 300 })

/** Gives what renders parts of the pages in a language, each once as long as its facts are the same. */
export function partsIn(language: Language): RenderPart {
  return (name, facts, part) => {
    const key = `${language} ${name}`
    const known = made.get(key)
    if (known?.facts.every((fact, place) => fact === facts[place])) return known.html
    const html = renderToString(<LanguageContext value={language}>{part}</LanguageContext>)
    made.set(key, { facts, html })
    return html
  }
}
