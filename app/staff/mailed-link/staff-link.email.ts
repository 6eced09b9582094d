import type { Business } from '#server/config/owners-part.ts'
import { escapeHtml, htmlLetter, letter } from '#server/delivery/channels/letter.ts'
import type { Message } from '#server/delivery/outbox/message.ts'

/** A link to be mailed: to whom, its whole address, and when it ends. */
export interface MailedLink {
  purpose: 'sign-in' | 'invitation' | 'reset'
  to: { name: string; address: string }
  link: string
  expiresAt: Date
}

const words = {
  'sign-in': {
    subject: 'Your sign-in link',
    says: 'This link signs you in at the desk. It works once, and for 15 minutes.',
    button: 'Sign in',
    ignore: 'If you did not ask for it, do nothing: nobody comes in without this letter.',
  },
  invitation: {
    subject: 'You can sign in at the desk',
    says: 'You have been invited to the desk, where enquiries are answered. This link lets you choose a password. It works once, and for three days.',
    button: 'Choose a password',
    ignore: 'If you do not know what this is about, do nothing.',
  },
  reset: {
    subject: 'A new password for the desk',
    says: 'This link lets you choose a new password for the desk. It works once, and for an hour.',
    button: 'Choose a new password',
    ignore: 'If you did not ask for it, tell the owner. Your password is as it was.',
  },
}

/** The letter with a link that lets somebody in: it ends with the link. */
export function staffLinkMessage(
  { purpose, to, link, expiresAt }: MailedLink,
  { business }: { business: Business },
): Message {
  const { subject, says, button, ignore } = words[purpose]
  const hello = `Hello ${to.name},`
  return {
    kind: 'staff-link-email',
    expiresAt,
    email: {
      to,
      subject: `${subject}: ${business.name}`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: letter(hello, says, link, ignore, business.name),
      html: htmlLetter(
        `<p>${escapeHtml(hello)}</p>`,
        `<p>${says}</p>`,
        `<p><a href="${escapeHtml(link)}">${button}</a></p>`,
        `<p>${ignore}</p>`,
        `<p>${escapeHtml(business.name)}</p>`,
      ),
    },
  }
}
