import { say } from '#commands/shared/say.ts'
import { counted } from '#languages/counted.ts'
import type { Finished } from './finish-restored.ts'

/** References named at most: of more, how many there are is enough. */
const mostNamed = 20

/** Tells the operator what was done to a restored backup, and what is left to do. */
export function sayFinished(
  { sessions, held, forgotten, beside, notes, staff, quotes, compared }: Finished,
  { withErased }: { withErased?: boolean },
): void {
  say(
    `Signed out: ${counted(sessions, 'session')}. One-time links and passkeys of the backup open nothing any more.`,
  )
  if (staff.length > 0) say('Who may sign in, as the backup has it:')
  for (const { name, email, role, since } of staff) {
    say(`  ${name}, ${email}, ${role}${since && ` (${since})`}`)
  }
  if (staff.some(({ since }) => since)) {
    say('What was changed since has to be done again: npm run staff -- --help')
  }
  if (forgotten.length > 0 || beside.some((part) => part.forgotten > 0)) {
    const more = forgotten.length > mostNamed ? ` and ${forgotten.length - mostNamed} more` : ''
    const named = forgotten.length > 0 ? `: ${forgotten.slice(0, mostNamed).join(', ')}${more}` : ''
    const counts = beside.map((part) => `; ${part.name}: ${part.forgotten}`).join('')
    say(`Forgotten again: ${counted(forgotten.length, 'enquiry', 'enquiries')}${named}${counts}.`)
  }
  if (withErased) {
    say('Nobody was forgotten again, as --with-erased asks.')
  } else if (!compared) {
    say(
      'The database that the backup was made of could not be compared: whoever was forgotten ' +
        'after the backup has to be forgotten again (npm run enquiries -- forget).',
    )
  }
  if (!quotes.isSure && quotes.last.size > 0) {
    const [year, last] = [...quotes.last].at(-1) ?? []
    say(
      `What was the last quote’s number? The backup has come to ${year}-${String(last).padStart(4, '0')}. If later ones ` +
        'were sent, say so before the next: npm run restore -- --settle --last-quote Q-2026-0017',
    )
  }
  for (const note of notes) say(note)
  if (held > 0) {
    say(
      held === 1
        ? '1 message that waited when the backup was made is held back: it may have been sent since. ' +
            'npm run enquiries -- held --send lets it go, --drop throws it away.'
        : `${counted(held, 'message')} that waited when the backup was made are held back: they may have been ` +
            'sent since. npm run enquiries -- held --send lets them go, --drop throws them away.',
    )
  }
}
