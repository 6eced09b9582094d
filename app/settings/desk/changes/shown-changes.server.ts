import { settingLabel } from '#app/settings/setting-fields.ts'
import { listSettingsChanges } from '#app/settings/settings-changes.server.ts'
import { momentWords } from '#app/time/day-words.ts'
import type { Database } from '#database/connection.ts'
import { settingWords } from './setting-words.ts'
import { findWhoSet } from './who-set.server.ts'

/** A change of a setting as the list shows it. */
export interface ShownSettingChange {
  id: number
  who: string
  when: string
  label: string
  before: string
  after: string
  mayUndo: boolean
  isUndo: boolean
}

/** Gives the changes of settings, the newest first, and where those before them begin. */
export async function showSettingsChanges(
  db: Database,
  before: number | undefined,
  now: Date = new Date(),
): Promise<{ changes: ShownSettingChange[]; older: number | undefined }> {
  const changes = await listSettingsChanges(db, before)
  const whoSet = await findWhoSet(
    db,
    changes.map(({ staffId }) => staffId),
  )
  return {
    changes: changes.map(({ id, at, staffId, name, undoes, holds, ...values }) => ({
      id,
      who: whoSet(staffId),
      when: momentWords(at, now),
      label: settingLabel(name),
      before: settingWords(name, values.before),
      after: settingWords(name, values.after),
      mayUndo: holds && values.before !== values.after,
      isUndo: undoes !== null,
    })),
    older: changes.at(-1)?.id,
  }
}
