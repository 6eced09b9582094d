import type { Language } from '#languages/language.ts'
import type { Business } from '#server/config/owners-part.ts'
import type { ChatSettings } from './chat-link.ts'

/** Gives the business's number and the greeting with which a visitor of a language begins a chat (§1). */
export function chatIn(
  { chatNumber, chatTexts }: Pick<Business, 'chatNumber' | 'chatTexts'>,
  language: Language,
): ChatSettings {
  return { chatNumber, chatText: chatTexts[language] }
}
