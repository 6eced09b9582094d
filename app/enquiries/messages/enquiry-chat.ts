import { type ChatSettings, chatLink, longestText } from '#app/contact/chat-link.ts'
import { someOf } from './product-words.ts'

/**
 * The address of the chat in which an enquiry just sent goes on (§4): the greeting, as many of the
 * things that it is about as the text has room for, and its reference, which is never cut off.
 */
export function enquiryChatLink(
  settings: ChatSettings,
  { reference, names }: { reference: string; names: readonly string[] },
): string {
  const { chatText } = settings
  const end = ` is ${reference}.`
  const room = longestText - `${chatText}. My enquiry about ${end}`.length
  const about = names.length > 0 ? ` about ${someOf(names, room)}` : ''
  return chatLink(settings, `${chatText}. My enquiry${about}${end}`)
}
