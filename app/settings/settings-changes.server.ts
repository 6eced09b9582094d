import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'
import type { SettingEdit } from './save-settings.server.ts'

/** A change of a setting that was kept. */
export interface SettingsChange {
  id: number
  at: string
  staffId: number | null
  name: string
  before: string | null
  after: string | null
  undoes: number | null
  /** Whether the setting is still what this change made it. */
  holds: boolean
}

const mostShown = 50
/** PostgreSQL's largest integer. */
const largestId = 2 ** 31 - 1

/** Lists the changes of settings, the newest first, at most fifty of those before `before`. */
export async function listSettingsChanges(
  db: Database,
  before: number = largestId,
): Promise<SettingsChange[]> {
  const rows = await db
    .selectFrom('settings_changes')
    .leftJoin('desk_settings', 'desk_settings.name', 'settings_changes.name')
    .selectAll('settings_changes')
    .select('desk_settings.value as now')
    .where('settings_changes.id', '<', before)
    .orderBy('settings_changes.id', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map(({ staff_id, now, ...row }) => ({
    ...row,
    staffId: staff_id,
    holds: (now ?? null) === row.after,
  }))
}

/** Gives the edits that take changes back, of those that are there. */
export async function listUndoEdits(
  db: Database | Transaction<Schema>,
  ids: readonly number[],
): Promise<SettingEdit[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('settings_changes')
    .select(['id', 'name', 'before', 'after'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, name, before, after }) => ({
    name,
    value: before,
    was: after,
    undoes: id,
  }))
}
