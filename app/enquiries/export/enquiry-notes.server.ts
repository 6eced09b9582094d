import { findColleagues } from '#app/staff/colleagues.server.ts'
import { localTime } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import { inPieces } from '#database/in-pieces.ts'

/** Fewer than SQLite lets one statement ask for. */
const idsAtOnce = 1_000

/**
 * Gives the notes of enquiries by the enquiry's id, the first first, a line each as
 * `2025-11-20 18:05 Ravi: Wants five`; what was struck out says so.
 */
export async function readNotes(
  db: Database,
  enquiryIds: readonly number[],
): Promise<Map<number, string[]>> {
  const lines = new Map<number, string[]>()
  for (const ids of inPieces(enquiryIds, idsAtOnce)) {
    const rows = await db
      .selectFrom('enquiry_notes')
      .selectAll()
      .where('enquiry_id', 'in', ids)
      .where('text', 'is not', null)
      .orderBy('id')
      .execute()
    const staff = await findColleagues(
      db,
      rows.map(({ staff_id }) => staff_id),
    )
    for (const { enquiry_id, staff_id, text, written_at, struck_at } of rows) {
      const name = (staff_id !== null && staff.get(staff_id)?.name) || 'The visitor'
      const struck = struck_at ? ' (struck out)' : ''
      const line = `${localTime(written_at)} ${name}${struck}: ${text}`
      lines.set(enquiry_id, [...(lines.get(enquiry_id) ?? []), line])
    }
  }
  return lines
}
