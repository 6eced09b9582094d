import { someOf } from '#app/enquiries/some-of.ts'
import { type ChatSettings, chatLink, longestText } from '#app/settings/contact/chat-link.ts'
import type { Language } from '#languages/language.ts'
import { enquiryChatWords } from './enquiry-chat.words.ts'

/** An enquiry that was just sent. */
export interface SentEnquiry {
  reference: string
  /** What it is about. */
  names: readonly string[]
}

/**
 * The address of the chat in which an enquiry just sent goes on (§4): the greeting, as many of the
 * things that it is about as fit into the text, and its reference, which is never cut off.
 */
export function enquiryChatLink(
  settings: ChatSettings,
  { reference, names }: SentEnquiry,
  language: Language,
): string {
  const words = enquiryChatWords[language]
  const own = settings.chatText.trim()
  const greeting = /[.!?।]$/.test(own) ? own : own + words.stop
  if (names.length === 0) return chatLink(settings, words.plain(greeting, reference))
  const room = longestText - words.about(greeting, '', reference).length
  return chatLink(settings, words.about(greeting, someOf(names, room, language), reference))
}
