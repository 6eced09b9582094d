import { recordStaffEvent } from '#app/staff/events.server.ts'
import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import { counted } from '#languages/counted.ts'

/** Writes down that so many enquiries left the site by the command line, before they do. */
export async function recordExport(db: Database, enquiries: number): Promise<void> {
  const about = counted(enquiries, 'enquiry', 'enquiries')
  await retryWhenBusy(() => recordStaffEvent(db, { code: 'exported', about }))
}
