import { type Language, localeOf } from '#languages/language.ts'
import { finderWords } from './finder.words.ts'

/** Gives a count of plants in words: '1 plant', '1,240 plants'. */
export function inWords(count: number, language: Language): string {
  const { plants } = finderWords[language]
  const kind = count === 1 ? plants.one : plants.many
  return kind(count.toLocaleString(localeOf(language)))
}
