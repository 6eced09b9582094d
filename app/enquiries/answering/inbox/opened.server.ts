import type { EnquiryFile } from '#app/enquiries/answering/enquiry-file.ts'
import { addEvent } from '#app/enquiries/answering/events.server.ts'
import type { Database } from '#database/connection.ts'
import { writeTransaction } from '#database/write-transaction.ts'

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
  await writeTransaction(db, (transaction) =>
    addEvent(transaction, {
      enquiry_id: row.id,
      at: now.toISOString(),
      staff_id: staffId,
      code: 'opened',
      version: row.version,
    }),
  )
  return true
}
