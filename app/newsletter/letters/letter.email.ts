import { unsubscribePath } from '#app/paths/newsletter-paths.ts'
import type { Language } from '#languages/language.ts'
import type { Business } from '#server/config/owners-part.ts'
import type { Config } from '#server/config.ts'
import { escapeHtml, htmlLetter, letter } from '#server/delivery/channels/letter.ts'
import type { Email } from '#server/delivery/outbox/message.ts'
import { oneClickHeaders } from '#server/forms/one-click.ts'
import { letterWords } from './letter.words.ts'
import { type LetterPiece, type LetterWords, readParagraphs } from './letter-rules.ts'

/** Who gets a copy of a letter, and the token of their subscription. */
export interface LetterReader {
  email: string
  token: string
  language: Language
}

type From = Pick<Config, 'siteUrl'> & { business: Pick<Business, 'name' | 'address'> }

/**
 * A copy of a letter for one subscriber: the words, who writes, and how to be taken off the list,
 * which a mail program can do by itself (RFC 8058).
 */
export function letterEmail(
  { subject, text }: LetterWords,
  { email, token, language }: LetterReader,
  from: From,
): Email {
  const leave = `${from.siteUrl}${unsubscribePath}?token=${token}`
  return {
    to: { name: '', address: email },
    subject,
    headers: {
      Precedence: 'bulk',
      ...oneClickHeaders(leave),
    },
    ...writeLetter(text, { leave, language, from }),
  }
}

/** The letter for somebody of the staff, who looks at it first: its link takes nobody off a list. */
export function trialEmail({ subject, text }: LetterWords, email: string, from: From): Email {
  const leave = `${from.siteUrl}${unsubscribePath}`
  return {
    to: { name: '', address: email },
    subject: `Test: ${subject}`,
    ...writeLetter(text, { leave, language: 'en', from }),
  }
}

function writeLetter(
  text: string,
  { leave, language, from }: { leave: string; language: Language; from: From },
) {
  const words = letterWords[language]
  const { name, address } = from.business
  const why = words.why(name)
  return {
    text: letter(text, '-- ', why, `${words.leaveBy}\n${leave}`, `${name}\n${address}`),
    html: htmlLetter(
      ...readParagraphs(text).map((lines) => `<p>${lines.map(asHtml).join('<br>')}</p>`),
      '<hr>',
      `<p>${escapeHtml(why)}<br><a href="${escapeHtml(leave)}">${escapeHtml(words.leave)}</a></p>`,
      `<p>${escapeHtml(name)}<br>${escapeHtml(address)}</p>`,
    ),
  }
}

function asHtml(pieces: readonly LetterPiece[]) {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return escapeHtml(piece)
      const link = escapeHtml(piece.link)
      if (piece.isPicture) return `<img src="${link}" alt="" width="320">`
      return `<a href="${link}">${link}</a>`
    })
    .join('')
}
