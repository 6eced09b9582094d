import { type Language, languages, type OtherLanguage } from '#languages/language.ts'

/** The settings that say one thing in each language: English's has the plain name, each other its code. */
export type LanguageSettingName<Name extends string> = Name | `${Name}_${Uppercase<OtherLanguage>}`

/** Gives the name of a language's setting. */
export function settingNameIn<Name extends string>(
  name: Name,
  language: Language,
): LanguageSettingName<Name> {
  if (language === 'en') return name
  return `${name}_${language.toUpperCase() as Uppercase<OtherLanguage>}`
}

/** Makes something for each language's setting, by the settings' names. */
export function forEachSettingOf<Name extends string, Made>(
  name: Name,
  make: (language: Language) => Made,
): Record<LanguageSettingName<Name>, Made> {
  const made = languages.map((language) => [settingNameIn(name, language), make(language)])
  return Object.fromEntries(made)
}
