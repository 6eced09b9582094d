import { parseArgs } from 'node:util'
import { listEnquiries } from '#app/enquiries/enquiry-list.server.ts'
import {
  enquiryColumns,
  inStaffWords,
  pricesSeenColumn,
  withProducts,
} from '#app/enquiries/export/enquiry-columns.ts'
import { readNotes } from '#app/enquiries/export/enquiry-notes.server.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { formatOptions, printJson, printRows, readFormat } from '#commands/shared/print-rows.ts'
import { readSiteConfig, withSiteDatabase } from '#commands/shared/site-database.ts'
import { filterOptions, readFilter, readSilence } from './filter.ts'
import { recordExport } from './record-export.ts'

/** `export`: all columns of the enquiries that a filter lets through, and the staff's notes. */
export async function exportEnquiries(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { ...filterOptions, ...formatOptions } })
  const filter = readFilter(values)
  const format = readFormat(values, 'csv')
  await withSiteDatabase(async (db) => {
    const silentSince = readSilence(values, await readSiteConfig(db))
    const enquiries = await listEnquiries(db, { ...filter, silentSince })
    await recordExport(db, enquiries.length)
    const ids = enquiries.map(({ id }) => id)
    const notes = await readNotes(db, ids)
    const notesOf = ({ id }: { id: number }) => notes.get(id) ?? []
    if (format === 'json') {
      return printJson(enquiries.map((row) => ({ ...withProducts(row), notes: notesOf(row) })))
    }
    const staff = await findColleagues(
      db,
      enquiries.map(({ staff_id }) => staff_id),
    )
    const rows = enquiries.map((enquiry) => ({
      ...inStaffWords(enquiry, staff),
      Notes: notesOf(enquiry).join('\n'),
    }))
    printRows(rows, [...enquiryColumns, 'Notes', pricesSeenColumn], 'csv')
  })
}
