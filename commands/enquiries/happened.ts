import type { FileEvent } from '#app/enquiries/answering/enquiry-file.ts'
import { localTime } from '#app/enquiries/export/local-time.ts'
import type { Row } from '#commands/print-rows.ts'

/** What is shown of what happened to an enquiry. */
export const happenedColumns = ['When (IST)', 'Who', 'What']

/** One thing that happened, for people: codes and names, never a visitor's words. */
export function happenedInStaffWords({ at, by, code, from, to, toPerson }: FileEvent): Row {
  // What a note's event names is the note's id.
  const steps = code === 'person' ? [toPerson?.name ?? 'nobody'] : [from, to]
  const shown = code.startsWith('note') ? '' : steps.filter(Boolean).join(' → ')
  return {
    'When (IST)': localTime(at),
    Who: by?.name ?? '',
    What: `${code.replaceAll('-', ' ')}${shown && `: ${shown}`}`,
  }
}
