import { type Language, languages, type OtherLanguage } from '#languages/language.ts'

/** The settings with which a visitor's chat begins: one of each language, English's without its code. */
export type ChatTextName = 'CHAT_TEXT' | `CHAT_TEXT_${Uppercase<OtherLanguage>}`

/** Gives the name of a language's setting. */
export function chatTextName(language: Language): ChatTextName {
  if (language === 'en') return 'CHAT_TEXT'
  return `CHAT_TEXT_${language.toUpperCase() as Uppercase<OtherLanguage>}`
}

export const chatTextNames: readonly ChatTextName[] = languages.map(chatTextName)

/** Makes something for each language's setting, by the settings' names. */
export function forEachChatText<Made>(
  make: (language: Language) => Made,
): Record<ChatTextName, Made> {
  const made = languages.map((language) => [chatTextName(language), make(language)])
  return Object.fromEntries(made)
}
