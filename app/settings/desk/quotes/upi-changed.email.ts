import type { Business } from '#server/config/owners-part.ts'
import type { Mailbox } from '#server/config/values.ts'
import { escapeHtml, htmlLetter, letter } from '#server/delivery/channels/letter.ts'
import type { Message } from '#server/delivery/outbox/message.ts'

/** A change of who is paid by UPI. */
export interface UpiChange {
  /** Who changed it. */
  who: string
  /** When, in words. */
  when: string
  /** What is called what, and was and is now; empty: nothing. */
  lines: readonly { label: string; before: string; after: string }[]
  /** The address of the list of changes, where it can be undone. */
  undoAt: string
}

/** The letter that tells an owner where visitors' money goes from now on. */
export function upiChangedMessage(
  to: Mailbox,
  { who, when, lines, undoAt }: UpiChange,
  { name }: Pick<Business, 'name'>,
): Message {
  const opening = `${who} changed where visitors pay by UPI (${when}).`
  const said = lines.map(
    ({ label, before, after }) => `${label}: ${before || 'nothing'} → ${after || 'nothing'}`,
  )
  const closing =
    'If you do not know of this, undo it at once and give everybody at the desk a new password:'
  return {
    kind: 'staff-email',
    email: {
      to,
      subject: `UPI was changed: ${name}`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: letter(opening, said.join('\n'), closing, undoAt, name),
      html: htmlLetter(
        `<p>${escapeHtml(opening)}</p>`,
        `<ul>${said.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
        `<p>${closing}</p>`,
        `<p><a href="${escapeHtml(undoAt)}">Changes</a></p>`,
        `<p>${escapeHtml(name)}</p>`,
      ),
    },
  }
}
