import { listQuarantined } from '#app/enquiries/receiving/quarantine.server.ts'
import { say } from '#commands/shared/say.ts'
import type { Database } from '#database/connection.ts'
import { counted } from '#languages/counted.ts'

/** Says how many enquiries wait in quarantine and how to see them; nothing where none does. */
export async function sayQuarantine(db: Database): Promise<void> {
  const { length } = await listQuarantined(db)
  if (length === 0) return
  const what = counted(length, 'enquiry waits', 'enquiries wait')
  say(`${what} in quarantine: npm run enquiries -- list --quarantined`)
}
