import { countOldEnquiries } from '#app/enquiries/retention.server.ts'
import type { SettingEdit } from '#app/settings/save-settings.server.ts'
import { readSavedConfig } from '#app/settings/saved-settings.server.ts'
import { firstTextOf } from '#app/settings/setting-texts.server.ts'
import { dayMs } from '#app/time/india.ts'
import type { App } from '#server/app-context.ts'

/**
 * Gives how many enquiries the next daily run of the retention period would erase with these edits and keep
 * without them.
 */
export async function countErasedBy(
  { db, liveConfig: { first } }: App,
  edits: readonly SettingEdit[],
  now: Date = new Date(),
): Promise<number> {
  const edit = edits.find(({ name }) => name === 'RETENTION_MONTHS')
  if (!edit) return 0
  const text =
    edit.value === null ? firstTextOf('RETENTION_MONTHS', first.given) : JSON.parse(edit.value)
  const nextRun = new Date(now.getTime() + dayMs)
  const without = await countOldEnquiries(db, await readSavedConfig(db, first), nextRun)
  const withThem = await countOldEnquiries(db, { retentionMonths: Number(text) }, nextRun)
  return Math.max(0, withThem - without)
}
