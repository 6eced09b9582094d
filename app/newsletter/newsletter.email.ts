import { confirmPath, unsubscribePath } from '#app/paths/newsletter-paths.ts'
import type { Language } from '#languages/language.ts'
import { inLanguage } from '#languages/language-path.ts'
import type { Business } from '#server/config/owners-part.ts'
import { escapeHtml, htmlLetterIn, letter } from '#server/delivery/channels/letter.ts'
import type { Message } from '#server/delivery/outbox/message.ts'
import { oneClickHeaders } from '#server/forms/one-click.ts'
import { confirmationEmailWords } from './confirmation-email.words.ts'

/**
 * The e-mail that asks, in English unless told, whether the address wants the newsletter. Nothing
 * more is sent to it until somebody who reads its mail has said yes.
 */
export function confirmationMessage(
  { email, token, language = 'en' }: { email: string; token: string; language?: Language },
  { business, siteUrl }: { business: Business; siteUrl: string },
): Message {
  const words = confirmationEmailWords[language]
  const confirm = `${siteUrl}${inLanguage(confirmPath, language)}?token=${token}`
  const unsubscribe = `${siteUrl}${inLanguage(unsubscribePath, language)}?token=${token}`
  const asked = words.asked(business.name)
  return {
    kind: 'newsletter-email',
    email: {
      to: { name: '', address: email },
      subject: words.subject(business.name),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...oneClickHeaders(`${siteUrl}${unsubscribePath}?token=${token}`),
      },
      text: letter(
        asked,
        `${words.openToConfirm}\n${confirm}`,
        words.ignore,
        `${words.openToEnd}\n${unsubscribe}`,
        business.name,
      ),
      html: htmlLetterIn(
        language,
        `<p>${escapeHtml(asked)}</p>`,
        `<p><a href="${escapeHtml(confirm)}">${words.confirm}</a></p>`,
        `<p>${words.ignore}</p>`,
        `<p><a href="${escapeHtml(unsubscribe)}">${words.end}</a></p>`,
        `<p>${escapeHtml(business.name)}</p>`,
      ),
    },
  }
}
