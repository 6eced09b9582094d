import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { EnquiryFile } from './enquiry-file.ts'
import { addEvent } from './events.server.ts'

/**
 * Writes down that somebody has opened an enquiry, the first time that they do. It changes nothing
 * about it, so nobody's version stands in its way.
 */
export async function noteOpened(
  db: Database,
  { row, events }: Pick<EnquiryFile, 'row' | 'events'>,
  staffId: number,
  now: Date = new Date(),
): Promise<boolean> {
  if (events.some(({ code, by }) => code === 'opened' && by?.id === staffId)) return false
  await retryWhenBusy(() =>
    db.transaction().execute((transaction) =>
      addEvent(transaction, {
        enquiry_id: row.id,
        at: now.toISOString(),
        staff_id: staffId,
        code: 'opened',
        version: row.version,
      }),
    ),
  )
  return true
}
