import { createHash } from 'node:crypto'
import { localTime } from '#app/time/india.ts'
import { escapeHtml } from '#server/delivery/channels/letter.ts'
import { mailPath, mailsPath } from './mail-paths.ts'
import type { KeptMail, Mailbox } from './mailbox.ts'

/** So many mails stand on a page of the list. */
const onPage = 50

const sheet = `body{background:#fcfcf7;color:#26301f;font:400 1rem/1.5 system-ui,sans-serif;margin:0}
main{margin:0 auto;max-width:60rem;padding:1rem}h1{font-size:1.5rem}h2{font-size:1.125rem}
ol{list-style:none;margin:0;padding:0}li{border-top:1px solid #d9dccf}li a{display:block;padding:.75rem 0;text-decoration:none}
li a:hover span{text-decoration:underline}a{color:#2c5c2f}small{color:#5b6353;display:block}
iframe{background:#fff;border:1px solid #d9dccf;height:36rem;width:100%}
pre{background:#fff;border:1px solid #d9dccf;font-size:.875rem;overflow:auto;padding:1rem;white-space:pre-wrap}`

const sheetHash = `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`

/** What the pages about mails may load: their sheet, and a mail in a frame. */
export const mailPagesPolicy = `default-src 'none'; style-src ${sheetHash}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What the HTML of a mail may load: no script, whoever wrote it. */
export const mailHtmlPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** Lists what would have been sent, the newest first, from a page of the list on (0 is the first). */
export function mailListPage(mailbox: Mailbox, page: number): string {
  const mails = mailbox.list()
  const shown = mails.slice(page * onPage, (page + 1) * onPage)
  const items = shown.map(
    (mail) => `<li><a href="${mailPath(mail.id)}"><span>${escapeHtml(mail.subject)}</span>
<small>${localTime(mail.at)}, to ${escapeHtml(mail.to)}</small></a></li>`,
  )
  const to = (other: number, words: string) => `<a href="${mailsPath}?page=${other}">${words}</a> `
  const newer = page > 0 ? to(page - 1, 'Newer mails') : ''
  const older = mails.length > (page + 1) * onPage ? to(page + 1, 'Older mails') : ''
  return document(
    'Mails of the demonstration',
    `<p>${mails.length} mails would have been sent. They stay on this machine.</p>
<ol>${items.join('')}</ol><p>${newer}${older}</p>`,
  )
}

/** Shows one mail, as HTML and as text. */
export function mailPage({ id, at, to, subject, text }: KeptMail): string {
  return document(
    subject,
    `<p><a href="${mailsPath}">All mails</a></p>
<p>${localTime(at)}, to ${escapeHtml(to)}</p>
<h2>As HTML</h2><iframe src="${mailPath(id, 'html')}" title="The mail as HTML"></iframe>
<h2>As text</h2><pre>${escapeHtml(text)}</pre>`,
  )
}

/** Gives the HTML of a mail, with its links opening beside it. */
export function mailHtml({ html }: KeptMail): string {
  return `<base target="_blank">${html}`
}

function document(title: string, body: string): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${sheet}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
}
