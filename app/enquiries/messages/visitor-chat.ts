import { chatLink } from '#app/settings/contact/chat-link.ts'

/** Gives the link that opens a conversation with a visitor's ten digits in WhatsApp, with a draft in it. */
export function visitorChatLink(mobileNumber: string, text: string): string {
  return chatLink({ chatNumber: `91${mobileNumber}`, chatText: '' }, text)
}
