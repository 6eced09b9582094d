import type { Language } from '#languages/language.ts'
import { someOfTexts } from './some-of.words.ts'

/**
 * Gives as many of these words as fit into so many characters, and how many more there are:
 * `Areca Palm, Tulsi and 14 more`. Where not even the first one fits it gives their number.
 */
export function someOf(words: readonly string[], most: number, language: Language = 'en'): string {
  const { more, one, many } = someOfTexts[language]
  for (let shown = words.length; shown > 0; shown--) {
    const left = words.length - shown
    const text = `${words.slice(0, shown).join(', ')}${left > 0 ? more(left) : ''}`
    if (text.length <= most) return text
  }
  return words.length === 1 ? one : many(words.length)
}
