import { recordStaffEvent } from '#app/staff/events.server.ts'
import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'

/** Writes down that so many enquiries left the site by the command line, before they do. */
export async function recordExport(db: Database, enquiries: number): Promise<void> {
  const about = enquiries === 1 ? '1 enquiry' : `${enquiries} enquiries`
  await retryWhenBusy(() => recordStaffEvent(db, { code: 'exported', about }))
}
