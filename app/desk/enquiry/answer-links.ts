import { chatLink, longestText } from '#app/contact/chat-link.ts'
import type { ReadyText } from '#app/enquiries/answering/ready-text.ts'
import { productWords, someOf } from '#app/enquiries/messages/product-words.ts'
import type { NamedProduct } from '#app/enquiries/stored-enquiry.ts'

/** Most that the plants take up of a ready text, in characters. */
const plantsRoom = 200

/** Gives the link that calls a visitor's ten digits. */
export function callLink(mobileNumber: string): string {
  return `tel:+91${mobileNumber}`
}

/** Gives the link that opens a conversation with a visitor, with a draft in it. */
export function whatsAppLink(mobileNumber: string, text: string): string {
  return chatLink({ chatNumber: `91${mobileNumber}`, chatText: '' }, text.slice(0, longestText))
}

/** Gives the link with which the person's own mail program begins a letter (RFC 6068). */
export function mailLink(email: string, { subject, text }: { subject: string; text: string }) {
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`
}

/** Gives what was asked for as a ready text says it. */
export function plantsWords(products: readonly NamedProduct[]): string {
  return products.length > 0
    ? someOf(
        products.map((product) => productWords(product)),
        plantsRoom,
      )
    : 'our plants'
}

/** Gives the link that a ready text, filled in, opens for this visitor. */
export function readyTextLink(
  { channel, subject, text }: Pick<ReadyText, 'channel' | 'subject' | 'text'>,
  { mobileNumber, email }: { mobileNumber: string; email: string },
): string {
  if (channel === 'whatsapp') return whatsAppLink(mobileNumber, text)
  return mailLink(email, { subject: subject ?? '', text })
}
