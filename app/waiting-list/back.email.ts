import { notMePath } from '#app/paths/waiting-list-paths.ts'
import { longDateIn } from '#app/time/day-words.ts'
import type { Language } from '#languages/language.ts'
import { inLanguage } from '#languages/language-path.ts'
import type { Config } from '#server/config.ts'
import { escapeHtml, htmlLetterIn, letter } from '#server/delivery/channels/letter.ts'
import type { Email } from '#server/delivery/outbox/message.ts'
import { oneClickHeaders } from '#server/forms/one-click.ts'
import { backWords } from './back.words.ts'
import type { WantedThing } from './wanted-thing.server.ts'

/** Who is told of something that is back, and since when they wait for it. */
interface Waiting {
  email: string
  token: string
  language: Language
  askedAt: string
}

/** The one e-mail to somebody who asked to be told when a product or a size of it is back. */
export function backEmail(
  { email, token, language, askedAt }: Waiting,
  { name, path }: WantedThing,
  { business, siteUrl }: Pick<Config, 'business' | 'siteUrl'>,
): Email {
  const words = backWords[language]
  const page = siteUrl + inLanguage(path, language)
  const notMe = `${siteUrl}${inLanguage(notMePath, language)}?token=${token}`
  const isBack = words.isBack(name, business.name)
  const asked = words.asked(longDateIn(askedAt, language))
  return {
    to: { name: '', address: email },
    subject: words.subject(name),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...oneClickHeaders(`${siteUrl}${notMePath}?token=${token}`),
    },
    text: letter(
      isBack,
      `${words.open}\n${page}`,
      asked,
      `${words.notMe}\n${notMe}`,
      business.name,
    ),
    html: htmlLetterIn(
      language,
      `<p>${escapeHtml(isBack)}</p>`,
      `<p><a href="${escapeHtml(page)}">${words.see}</a></p>`,
      `<p>${asked}</p>`,
      `<p>${words.notMe} <a href="${escapeHtml(notMe)}">${words.notMeLink}</a></p>`,
      `<p>${escapeHtml(business.name)}</p>`,
    ),
  }
}

/** The same for somebody who gave a mobile number: staff send it from their own phone. */
export function backChat(
  { language, askedAt }: Pick<Waiting, 'language' | 'askedAt'>,
  { name, path }: WantedThing,
  { business, siteUrl }: Pick<Config, 'business' | 'siteUrl'>,
): string {
  const words = backWords[language]
  const page = siteUrl + inLanguage(path, language)
  const asked = words.askedByMobile(longDateIn(askedAt, language))
  return `${words.isBack(name, business.name)} ${page}\n\n${asked}`
}
