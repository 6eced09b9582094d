import { createHash } from 'node:crypto'
import { deskPath, isDeskPath, loginPath } from '#app/paths/desk-paths.ts'
import { homePath } from '#app/paths/shop-paths.ts'
import { type SignIn, signIns } from '#demo/nursery/sign-ins.ts'
import { isLanguage, type Language } from '#languages/language.ts'
import { inLanguage } from '#languages/language-path.ts'
import { escapeHtml } from '#server/delivery/channels/letter.ts'
import { demoLineWords } from './demo-line.words.ts'
import { isMailsPath, mailsPath } from './mail-paths.ts'

const sheet = `demo-line{display:block;background:#f3ecd2;color:#40391f;font:400 .8125rem/1.5 var(--text,system-ui,sans-serif);padding:.25rem .5rem;text-align:center}
demo-line p{margin:0}demo-line a{color:inherit;margin-left:.625rem;white-space:nowrap}
demo-line ul{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;justify-content:center;list-style:none;margin:.5rem 0;padding:0}
demo-line li{text-align:left}demo-line button{background:#fff;border:1px solid #8a7d4d;border-radius:.375rem;color:inherit;cursor:pointer;font:inherit;font-weight:600;min-height:2.75rem;padding:.25rem .75rem}
demo-line small{display:block;font-size:.75rem;margin-top:.25rem}
@media (min-width:64em){demo-line.over{border-radius:.5rem .5rem 0 0;bottom:0;position:fixed;right:1.5rem;z-index:5}
body:has(.save-floor) demo-line.over{bottom:4.25rem}}
@media print{demo-line{display:none}}`

/** How a content security policy allows the line's sheet. */
export const demoSheetHash = `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`

/**
 * Puts the line that nothing is real at the top of a page, in the page's language; on the sign-in with
 * who may sign in. An element of a name of its own: what hydrates the desk's pages passes over it.
 */
export function withDemoLine(html: string, url: URL): string {
  const [, tag = 'en'] = /<html[^>]*\blang="(\w+)/.exec(html) ?? []
  const language = isLanguage(tag) ? tag : 'en'
  // The desk's menu is as high as the window: there the line lies in a corner, above a form's floor.
  const kind = isDeskPath(url.pathname) && !isMailsPath(url.pathname) ? ' class="over"' : ''
  const shown = `<demo-line${kind}><style>${sheet}</style>${writeLine(language, url)}</demo-line>`
  return html.replace(/<body[^>]*>/, (body) => body + shown)
}

function writeLine(language: Language, { pathname, searchParams }: URL): string {
  const { line, shop, desk, mails } = demoLineWords[language]
  const isSignIn = pathname === loginPath
  const link = (to: string, words: string) => `<a href="${to}">${words}</a>`
  const toShop = link(inLanguage(homePath, language), shop)
  const toDesk = link(deskPath, desk)
  const elsewhere = isSignIn ? [toShop] : [toDesk]
  const inDesk = isMailsPath(pathname) ? [toDesk, toShop] : [link(mailsPath, mails), toShop]
  const links = isDeskPath(pathname) ? inDesk : elsewhere
  const wanted = searchParams.get('next') ?? deskPath
  const people = signIns.map((person) => writeSignIn(person, wanted)).join('')
  return `<p>${line}${links.join('')}</p>${isSignIn ? `<ul>${people}</ul>` : ''}`
}

/** A button that signs in as one of the staff, and what they would type. */
function writeSignIn({ role, name, mobileNumber, password }: SignIn, wanted: string): string {
  const field = (called: string, value: string) =>
    `<input type="hidden" name="${called}" value="${escapeHtml(value)}">`
  const fields = field('identity', mobileNumber) + field('password', password)
  return `<li><form method="post" action="${loginPath}">${fields}${field('next', wanted)}
<button>Sign in as ${escapeHtml(name)}: ${role}</button></form>
<small>${mobileNumber}, ${escapeHtml(password)}</small></li>`
}
