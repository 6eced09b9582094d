import { chatGreeting } from '#app/contact/chat-greeting.ts'
import { type ChatSettings, chatLink, longestText } from '#app/contact/chat-link.ts'
import type { Language } from '#app/languages/language.ts'
import { enquiryChatWords } from './enquiry-chat.words.ts'
import { someOf } from './product-words.ts'

/**
 * The address of the chat in which an enquiry just sent goes on (§4): the greeting, as many of the
 * things that it is about as the text has room for, and its reference, which is never cut off.
 */
export function enquiryChatLink(
  settings: ChatSettings,
  { reference, names }: { reference: string; names: readonly string[] },
  language: Language,
): string {
  const words = enquiryChatWords[language]
  const greeting = chatGreeting(settings, language)
  if (names.length === 0) return chatLink(settings, words.plain(greeting, reference))
  const room = longestText - words.about(greeting, '', reference).length
  return chatLink(settings, words.about(greeting, someOf(names, room, language), reference))
}
