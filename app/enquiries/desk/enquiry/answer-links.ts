import type { ReadyText } from '#app/enquiries/answering/texts/ready-text.ts'
import { visitorChatLink } from '#app/enquiries/messages/visitor-chat.ts'

/** Gives the link that calls a visitor's ten digits. */
export function callLink(mobileNumber: string): string {
  return `tel:+91${mobileNumber}`
}

/** Gives the link with which the person's own mail program begins a letter (RFC 6068). */
export function mailLink(email: string, { subject, text }: { subject: string; text: string }) {
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`
}

/** Gives the link that a ready text, filled in, opens for this visitor. */
export function readyTextLink(
  { channel, subject, text }: Pick<ReadyText, 'channel' | 'subject' | 'text'>,
  { mobileNumber, email }: { mobileNumber: string; email: string },
): string {
  if (channel === 'whatsapp') return visitorChatLink(mobileNumber, text)
  return mailLink(email, { subject: subject ?? '', text })
}
