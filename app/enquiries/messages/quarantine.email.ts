import type { QuarantinedEnquiry } from '#app/enquiries/receiving/quarantine.server.ts'
import { suspicionWords } from '#app/enquiries/receiving/suspicion.ts'
import { istTime } from '#app/time/day-words.ts'
import { counted } from '#languages/counted.ts'
import { escapeHtml, htmlLetter, letter } from '#server/delivery/channels/letter.ts'
import type { Email } from '#server/delivery/outbox/message.ts'

const mostListed = 20

/** The e-mail that reminds the staff of what waits in quarantine; it holds no visitor's words. */
export function quarantineEmail(waiting: readonly QuarantinedEnquiry[]): Email {
  const count = waiting.length
  const subject = `${counted(count, 'enquiry waits', 'enquiries wait')} in quarantine`
  const opening = `${subject}: set aside because a program may have sent ${count === 1 ? 'it' : 'them'}. Nobody else was told.`
  const lines = waiting.slice(0, mostListed).map(lineOf)
  if (count > mostListed) lines.push(`and ${count - mostListed} more`)
  const commands = [
    'npm run enquiries -- list --quarantined',
    'npm run enquiries -- show REFERENCE',
    'npm run enquiries -- release REFERENCE (an honest one: staff and visitor are written to)',
    'npm run enquiries -- discard REFERENCE (spam: its words are erased)',
  ]
  const closing = 'This reminder comes once a day while there is any.'
  return {
    subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: letter(opening, lines.join('\n'), commands.join('\n'), closing),
    html: htmlLetter(
      `<p>${opening}</p>`,
      `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
      `<pre>${commands.map(escapeHtml).join('\n')}</pre>`,
      `<p>${closing}</p>`,
    ),
  }
}

function lineOf({ reference, kind, received_at, quarantine_reason }: QuarantinedEnquiry) {
  const form = kind === 'bulk' ? 'bulk form' : 'enquiry form'
  const why = quarantine_reason ? `: ${suspicionWords[quarantine_reason]}` : ''
  return `${reference}, ${istTime(received_at)}, ${form}${why}`
}
