import { parseArgs } from 'node:util'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import {
  formatOptions,
  formatTable,
  printable,
  printJson,
  printRows,
  readFormat,
} from '#commands/print-rows.ts'
import { Refusal } from '#commands/run-command.ts'
import { withSiteDatabase } from '#commands/site-database.ts'
import { enquiryColumns, inStaffWords, withProducts } from './columns.ts'
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
    const enquiry = await findEnquiry(db, reference)
    if (!enquiry) throw new Refusal(`There is no enquiry ${reference}.`)
    const messages = await listMessages(db, { reference })
    if (format === 'json') return printJson({ ...withProducts(enquiry), messages })
    const shown = inStaffWords(enquiry)
    if (format === 'csv') return printRows([shown], enquiryColumns, 'csv')

    const width = Math.max(...enquiryColumns.map((name) => name.length)) + 2
    const fields = Object.entries(shown).map(([name, value]) => {
      const lines = String(value ?? '')
        .split('\n')
        .map(printable)
      return `${name.padEnd(width)}${lines.join(`\n${' '.repeat(width)}`)}`.trimEnd()
    })
    const rows = messages.map(messageInStaffWords)
    process.stdout.write(`${fields.join('\n')}\n\n${formatTable(rows, messageColumns)}`)
  })
}
