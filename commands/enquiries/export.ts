import { parseArgs } from 'node:util'
import { listEnquiries } from '#app/enquiries/enquiry-list.server.ts'
import { formatOptions, printJson, printRows, readFormat } from '#commands/print-rows.ts'
import { withSiteDatabase } from '#commands/site-database.ts'
import { enquiryColumns, inStaffWords, withProducts } from './columns.ts'
import { filterOptions, readFilter } from './filter.ts'

/** `export`: all columns of the enquiries that a filter lets through. */
export async function exportEnquiries(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { ...filterOptions, ...formatOptions } })
  const filter = readFilter(values)
  const format = readFormat(values, 'csv')
  await withSiteDatabase(async (db) => {
    const enquiries = await listEnquiries(db, filter)
    if (format === 'json') printJson(enquiries.map(withProducts))
    else printRows(enquiries.map(inStaffWords), enquiryColumns, 'csv')
  })
}
