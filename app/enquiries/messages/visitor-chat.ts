import { chatLink } from '#app/settings/contact/chat-link.ts'

/** A ready text of the staff's and what it is filled in with, in characters; a quote's words are shorter. */
const longestDraft = 2_500

/** Gives the link that opens a conversation with a visitor's ten digits in WhatsApp, with a draft in it. */
export function visitorChatLink(mobileNumber: string, text: string): string {
  // By letters: half of one that JavaScript counts as two can't be part of an address.
  const draft = [...text].slice(0, longestDraft).join('')
  return chatLink({ chatNumber: `91${mobileNumber}`, chatText: draft })
}
