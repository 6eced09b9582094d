import type { Config } from '#server/config.ts'
import { escapeHtml, htmlLetter, letter } from '#server/delivery/letter.ts'
import type { Message } from '#server/delivery/message.ts'

/** The test e-mails that somebody of the staff asked for: to where enquiries go, and to themselves. */
export function testMessages(
  { business, mail, siteUrl }: Pick<Config, 'business' | 'mail' | 'siteUrl'>,
  own: string | undefined,
): Message[] {
  const says = `This is a test from the desk of ${business.name} at ${siteUrl}. E-mails about enquiries reach this address.`
  const email = {
    subject: `A test from the desk of ${business.name}`,
    text: letter(says),
    html: htmlLetter(`<p>${escapeHtml(says)}</p>`),
  }
  const alsoOwn = own !== undefined && own.toLowerCase() !== mail.staff.toLowerCase()
  return [
    { kind: 'staff-email', email },
    ...(alsoOwn
      ? [{ kind: 'staff-email' as const, email: { ...email, to: { name: '', address: own } } }]
      : []),
  ]
}
