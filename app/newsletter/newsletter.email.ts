import type { Business } from '#server/config.ts'
import { escapeHtml, htmlLetter, letter } from '#server/delivery/letter.ts'
import type { Message } from '#server/delivery/outbox.ts'
import { confirmPath, unsubscribePath } from './newsletter-rules.ts'

/**
 * The e-mail that asks whether the address wants the newsletter. Nothing more is sent to it
 * until somebody who reads its mail has said yes.
 */
export function confirmationMessage(
  { email, token }: { email: string; token: string },
  { business, siteUrl }: { business: Business; siteUrl: string },
): Message {
  const confirm = `${siteUrl}${confirmPath}?token=${token}`
  const unsubscribe = `${siteUrl}${unsubscribePath}?token=${token}`
  const asked = `Somebody, you we hope, asked for the planting notes of ${business.name} at this address.`
  const ignore = 'If it was not you, do nothing: we will not write again.'
  return {
    kind: 'newsletter-email',
    email: {
      to: { name: '', address: email },
      subject: `Please confirm: planting notes from ${business.name}`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      text: letter(
        asked,
        `Open this page to confirm:\n${confirm}`,
        ignore,
        `To be taken off the list at any time:\n${unsubscribe}`,
        business.name,
      ),
      html: htmlLetter(
        `<p>${escapeHtml(asked)}</p>`,
        `<p><a href="${escapeHtml(confirm)}">Confirm the subscription</a></p>`,
        `<p>${ignore}</p>`,
        `<p><a href="${escapeHtml(unsubscribe)}">Take me off the list</a></p>`,
        `<p>${escapeHtml(business.name)}</p>`,
      ),
    },
  }
}
