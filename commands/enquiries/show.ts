import { parseArgs } from 'node:util'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import type { FileEvent } from '#app/enquiries/answering/enquiry-file.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import {
  enquiryColumns,
  inStaffWords,
  pricesSeenColumn,
  withProducts,
} from '#app/enquiries/export/enquiry-columns.ts'
import { readNotes } from '#app/enquiries/export/enquiry-notes.server.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { localTime } from '#app/time/india.ts'
import {
  formatOptions,
  formatTable,
  printable,
  printJson,
  printRows,
  type Row,
  readFormat,
} from '#commands/shared/print-rows.ts'
import { Refusal } from '#commands/shared/run-command.ts'
import { readSiteConfig, withSiteDatabase } from '#commands/shared/site-database.ts'
import type { Database } from '#database/connection.ts'
import type { Config } from '#server/config.ts'
import { listMessages, messageColumns, messageInStaffWords } from './messages.ts'
import { readReference } from './reference.ts'

/** `show`: everything that is kept about one enquiry. */
export async function show(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: formatOptions,
    allowPositionals: true,
  })
  const format = readFormat(values)
  const reference = readReference(positionals)
  await withSiteDatabase(async (db) => {
    const known = await readAll(db, await readSiteConfig(db), reference)
    if (!known) throw new Refusal(`There is no enquiry ${reference}.`)
    if (format === 'json') return printJson(asJson(known))
    if (format === 'csv')
      return printRows([known.shown], [...enquiryColumns, pricesSeenColumn], 'csv')
    process.stdout.write(asText(known))
  })
}

type Known = NonNullable<Awaited<ReturnType<typeof readAll>>>

/** Reads everything that is kept about an enquiry; undefined when there is none. */
export async function readAll(db: Database, config: Config, reference: string) {
  const enquiry = await findEnquiry(db, reference)
  const file = await findEnquiryFile({ db, config }, reference)
  if (!enquiry || !file) return undefined
  const staff = await findColleagues(db, [enquiry.staff_id])
  return {
    enquiry,
    shown: inStaffWords(enquiry, staff),
    notes: file.notes,
    noteLines: (await readNotes(db, [enquiry.id])).get(enquiry.id) ?? [],
    events: file.events,
    messages: await listMessages(db, { reference }),
  }
}

/** The same for machines. */
export function asJson({ enquiry, notes, events, messages }: Known) {
  return { ...withProducts(enquiry), notes, events, messages }
}

/** The same for people: fields, notes, what happened, messages. */
export function asText({ shown, noteLines, events, messages }: Known): string {
  const parts = [
    asFields({ ...shown, Notes: noteLines.join('\n') }),
    formatTable(events.map(happenedInStaffWords), happenedColumns),
    formatTable(messages.map(messageInStaffWords), messageColumns),
  ]
  return parts.join('\n')
}

function asFields(row: Row) {
  const width = Math.max(...Object.keys(row).map((name) => name.length)) + 2
  const fields = Object.entries(row).map(([name, value]) => {
    const lines = String(value ?? '')
      .split('\n')
      .map(printable)
    return `${name.padEnd(width)}${lines.join(`\n${' '.repeat(width)}`)}`.trimEnd()
  })
  return `${fields.join('\n')}\n`
}

/** What is shown of what happened to an enquiry. */
const happenedColumns = ['When (IST)', 'Who', 'What']

/** One thing that happened, for people: codes and names, never a visitor's words. */
function happenedInStaffWords({ at, by, code, from, to, toPerson }: FileEvent): Row {
  // What a note's event names is the note's id.
  const steps = code === 'person' ? [toPerson?.name ?? 'nobody'] : [from, to]
  const shown = code.startsWith('note') ? '' : steps.filter(Boolean).join(' → ')
  return {
    'When (IST)': localTime(at),
    Who: by?.name ?? '',
    What: `${code.replaceAll('-', ' ')}${shown && `: ${shown}`}`,
  }
}
