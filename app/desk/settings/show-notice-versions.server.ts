import { momentWords } from '#app/desk/enquiry/day-words.ts'
import { findColleagues } from '#app/enquiries/answering/colleagues.server.ts'
import { listNoticeVersions } from '#app/settings/notice-versions.server.ts'
import type { Database } from '#database/connection.ts'

/** Gives the wordings of the privacy notice that an owner has made, as the list shows them. */
export async function showNoticeVersions(db: Database, now: Date = new Date()) {
  const versions = await listNoticeVersions(db)
  const colleagues = await findColleagues(
    db,
    versions.map(({ staff_id }) => staff_id),
  )
  return versions.map(({ version, at, staff_id, officer, addition }) => ({
    version,
    since: momentWords(at, now),
    who: (staff_id !== null && colleagues.get(staff_id)?.name) || 'The command line',
    words: [officer, addition].filter(Boolean).join(': ') || 'nothing of our own',
  }))
}
