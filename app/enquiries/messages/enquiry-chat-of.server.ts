import { chatIn } from '#app/settings/contact/chat-in.ts'
import type { Language } from '#languages/language.ts'
import type { Business } from '#server/config/owners-part.ts'
import { enquiryChatLink, type SentEnquiry } from './enquiry-chat.ts'

/** Gives the address of the chat about an enquiry just sent, with the business's number and greeting. */
export function enquiryChatOf(business: Business, sent: SentEnquiry, language: Language): string {
  return enquiryChatLink(chatIn(business, language), sent, language)
}
