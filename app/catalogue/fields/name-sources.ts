import { type OtherLanguage, otherLanguages } from '#languages/language.ts'
import {
  type LanguageKey,
  languageKey,
  languageKeys,
  languageTable,
} from '#languages/language-table.ts'
import { longestSource } from './field-spec.ts'

/** Gives the field of who says the names of a language: its key with `Source` behind it. */
export function nameSource<Key extends LanguageKey>(key: Key) {
  return `${key}Source` as const
}

export type NameSource = ReturnType<typeof nameSource<LanguageKey>>
export const nameSources: readonly NameSource[] = languageKeys.map((key) => nameSource(key))

/** Makes one thing for each language's field of who says its names. */
export function byNameSource<Made>(
  make: (key: LanguageKey, language: OtherLanguage) => Made,
): Record<NameSource, Made> {
  const made = otherLanguages.map((language) => {
    const key = languageKey(language)
    return [nameSource(key), make(key, language)]
  })
  return Object.fromEntries(made)
}

/** Who says so, of the names of each language that are shown: a part of the table of all fields. */
export const nameSourceFields = byNameSource(
  (_, language) =>
    ({
      kind: 'text',
      longest: longestSource,
      label: `Who says the ${languageTable[language].english} name`,
      column: 'name_sources',
      form: true,
      sheet: null,
      file: false,
    }) as const,
)
