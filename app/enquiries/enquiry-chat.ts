import { type ChatSettings, chatLink } from '#app/contact/chat-link.ts'

/** More products than these are counted: a chat's text has to end with the reference. */
const mostNamed = 5

/**
 * The address of the chat in which an enquiry just sent goes on (§4): the greeting, what it is
 * about, and its reference.
 */
export function enquiryChatLink(
  settings: ChatSettings,
  { reference, names }: { reference: string; names: readonly string[] },
): string {
  const more = names.length - mostNamed
  const named = names.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '')
  const about = named ? ` about ${named}` : ''
  return chatLink(settings, `${settings.chatText}. My enquiry${about} is ${reference}.`)
}
