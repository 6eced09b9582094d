import { forEachLanguage, type Language } from '#languages/language.ts'
import { firstTextWords } from './first-texts.words.ts'
import type { ReadyText } from './ready-text.ts'

/** The texts that a team begins with, by the names that staff know them by. */
const kinds = [
  { channel: 'whatsapp', title: 'Hello', words: 'hello' },
  { channel: 'whatsapp', title: 'We called', words: 'called' },
  { channel: 'whatsapp', title: 'Are you still interested?', words: 'interested' },
  { channel: 'email', title: 'Our offer', words: 'offer' },
  { channel: 'email', title: 'We could not reach you', words: 'missed' },
] as const

/** Gives the team's texts in a language, for as long as it has written none of its own in it. */
export function firstReadyTexts(language: Language): ReadyText[] {
  return kinds.map(({ channel, title, words }) => {
    return { staffId: null, language, channel, title, ...firstTextWords[language][words] }
  })
}

/** With what a WhatsApp message to a visitor begins. */
export const firstDrafts = forEachLanguage((language) => firstTextWords[language].draft)
