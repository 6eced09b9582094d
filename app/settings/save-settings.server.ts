import type { Transaction } from 'kysely'
import { takeNamedLock } from '#database/named-lock.ts'
import { notify } from '#database/postgres/notifications.ts'
import type { Schema } from '#database/schema.ts'
import { settingsChanged } from './saved-settings.server.ts'

/** A setting's value as it is stored: JSON, or null where nothing is set at the desk. */
export type SettingValue = string | null

/** What somebody wants to set, and what was set when they began. */
export interface SettingEdit {
  name: string
  value: SettingValue
  was: SettingValue
  /** The change that this one undoes. */
  undoes?: number
}

/** A setting that somebody else has changed meanwhile to something else. */
export interface SettingConflict {
  name: string
  yours: SettingValue
  theirs: SettingValue
  staffId: number | null
  /** Null where no change of it is kept, as after an earlier backup was restored. */
  at: string | null
}

/** What came of it: the ids of the changes, none where nothing was another value. */
export type SettingsSaved = { changes: number[] } | { conflicts: SettingConflict[] }

/**
 * Writes settings and keeps each change, all of them or, when somebody else has changed one of them
 * since it was shown to another value, none. Tells every process once the transaction is committed.
 */
export async function saveSettings(
  transaction: Transaction<Schema>,
  edits: readonly SettingEdit[],
  { staffId }: { staffId: number | null },
  now: Date = new Date(),
): Promise<SettingsSaved> {
  await takeNamedLock(transaction, 'settings')
  const rows = await transaction.selectFrom('desk_settings').selectAll().execute()
  const current = new Map(rows.map(({ name, value }) => [name, value]))
  const wanted = edits
    .map((edit) => ({ ...edit, before: current.get(edit.name) ?? null }))
    .filter(({ value, before }) => value !== before)
  const missed = wanted.filter(({ before, was }) => before !== was)
  if (missed.length > 0) {
    const conflicts: SettingConflict[] = []
    for (const { name, value, before } of missed) {
      const last = await findLastChange(transaction, name)
      conflicts.push({ name, yours: value, theirs: before, ...last })
    }
    return { conflicts }
  }
  const changes: number[] = []
  for (const { name, value, before, undoes = null } of wanted) {
    await write(transaction, name, value)
    const { id } = await transaction
      .insertInto('settings_changes')
      .values({
        at: now.toISOString(),
        staff_id: staffId,
        name,
        before,
        after: value,
        undoes,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    changes.push(Number(id))
  }
  if (changes.length > 0) await notify(transaction, settingsChanged)
  return { changes }
}

async function write(transaction: Transaction<Schema>, name: string, value: SettingValue) {
  if (value === null) {
    await transaction.deleteFrom('desk_settings').where('name', '=', name).execute()
    return
  }
  await transaction
    .insertInto('desk_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

async function findLastChange(transaction: Transaction<Schema>, name: string) {
  const row = await transaction
    .selectFrom('settings_changes')
    .select(['staff_id as staffId', 'at'])
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { staffId: null, at: null }
}
