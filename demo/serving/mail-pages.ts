import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { localTime } from '#app/time/india.ts'
import { scripts } from '#languages/scripts.ts'
import { escapeHtml } from '#server/delivery/channels/letter.ts'
import { mailPath, mailsPath } from './mail-paths.ts'
import type { KeptMail, Mailbox } from './mailbox.ts'

/** So many mails stand on a page of the list. */
const onPage = 50

/** The site's fonts, so that every language is read on a machine that has no letters for it. */
const faces = [
  'anek-latin-var',
  ...Object.values(scripts).map(({ font }) => `${font}-500`),
].flatMap((name) =>
  globSync(`build/client/assets/${name}-*.woff2`).map(
    (file) =>
      `@font-face{font-family:${name};src:url(/assets/${basename(file)});font-weight:400 700}`,
  ),
)

const font = `anek-latin-var,${Object.values(scripts).map((script) => `${script.font}-500`)},system-ui,sans-serif`

const sheet = `${faces.join('')}:root{--text:${font}}
body{background:#fcfcf7;color:#26301f;font:400 1rem/1.5 var(--text);margin:0}
main{margin:0 auto;max-width:60rem;padding:1rem}h1{font-size:1.5rem}h2{font-size:1.125rem}
ol{list-style:none;margin:0;padding:0}li{border-top:1px solid #d9dccf}li a{display:block;padding:.75rem 0;text-decoration:none}
li a:hover span{text-decoration:underline}a{color:#2c5c2f}small{color:#5b6353;display:block}
form{display:flex;gap:.5rem;margin:1rem 0;max-width:30rem}input{border:1px solid #6b7466;border-radius:.375rem;flex:1;font:inherit;min-height:2.75rem;min-width:0;padding:.25rem .75rem}
button{background:#22592f;border:0;border-radius:.375rem;color:#fff;font:inherit;font-weight:600;min-height:2.75rem;padding:.25rem 1rem}
iframe{background:#fff;border:1px solid #d9dccf;height:28rem;width:100%}
pre{background:#fff;border:1px solid #d9dccf;font-size:.875rem;overflow:auto;padding:1rem;white-space:pre-wrap}`

const sheetHash = `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`

/** What the pages about mails may load: their sheet, and a mail in a frame. */
export const mailPagesPolicy = `default-src 'none'; style-src ${sheetHash}; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** What the HTML of a mail may load: no script, whoever wrote it. */
export const mailHtmlPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/**
 * Lists what would have been sent, the newest first, from a page of the list on (0 is the first); with
 * `words` only those whose subject, address or text holds them.
 */
export function mailListPage(
  mailbox: Mailbox,
  { words, page }: { words: string; page: number },
): string {
  const all = mailbox.list()
  const mails = words === '' ? all : all.filter((mail) => holds(mail, words))
  const items = mails.slice(page * onPage, (page + 1) * onPage).map(
    (mail) => `<li><a href="${mailPath(mail.id)}"><span>${escapeHtml(mail.subject)}</span>
<small>${localTime(mail.at)}, to ${escapeHtml(mail.to)}${mail.attached.length > 0 ? ', with a file' : ''}</small></a></li>`,
  )
  const to = (other: number, said: string) => {
    const query = new URLSearchParams({ q: words, page: String(other) })
    return `<a href="${escapeHtml(`${mailsPath}?${query}`)}">${said}</a> `
  }
  const newer = page > 0 ? to(page - 1, 'Newer mails') : ''
  const older = mails.length > (page + 1) * onPage ? to(page + 1, 'Older mails') : ''
  return document(
    'Mails of the demonstration',
    `<p>${all.length} mails would have been sent, to visitors and to the nursery. They stay on this machine.</p>
<form role="search"><input type="search" name="q" value="${escapeHtml(words)}" aria-label="Name, reference or address" placeholder="Name, reference or address"><button>Search</button></form>
${items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>No mail says that.</p>'}<p>${newer}${older}</p>`,
  )
}

function holds({ subject, to, text }: KeptMail, words: string): boolean {
  return `${subject}\n${to}\n${text}`.toLowerCase().includes(words.toLowerCase())
}

/** Shows one mail, as HTML and as text, with what came with it. */
export function mailPage({ id, at, to, subject, text, attached }: KeptMail): string {
  const files = attached.map(
    ({ name }, place) => `<li><a href="${mailPath(id, place)}">${escapeHtml(name)}</a></li>`,
  )
  return document(
    subject,
    `<p><a href="${mailsPath}">All mails</a></p>
<p>${localTime(at)}, to ${escapeHtml(to)}</p>
${files.length > 0 ? `<h2>With it</h2><ul>${files.join('')}</ul>` : ''}
<h2>As HTML</h2><iframe src="${mailPath(id, 'html')}" title="The mail as HTML"></iframe>
<h2>As text</h2><pre>${escapeHtml(text)}</pre>`,
  )
}

/** Gives the HTML of a mail in a plain font, as a mail program would, with its links opening beside it. */
export function mailHtml({ html }: KeptMail): string {
  return `<base target="_blank"><style>${faces.join('')}body{font:400 1rem/1.5 ${font}}</style>${html}`
}

function document(title: string, body: string): string {
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${sheet}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
}
