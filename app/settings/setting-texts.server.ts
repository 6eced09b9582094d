import type { Database } from '#database/connection.ts'
import {
  type OwnersSettingName,
  ownersSettings,
  type Setting,
} from '#server/config/owners-settings.ts'
import { processDefaults } from '#server/config/settings.ts'
import type { Config } from '#server/config.ts'
import type { SettingValue } from './save-settings.server.ts'
import { readSavedTexts } from './saved-settings.server.ts'
import { shopDefaults } from './shop-defaults.ts'

/** A setting's text as it holds now, and what is stored for it. */
export interface SettingText {
  text: string
  stored: SettingValue
}

/** Gives the texts of settings as they hold: the desk's, else the environment's, else the shop's own. */
export async function readSettingTexts(
  db: Database,
  { given }: Pick<Config, 'given'>,
  names: readonly OwnersSettingName[],
): Promise<Map<OwnersSettingName, SettingText>> {
  const saved = await readSavedTexts(db)
  return new Map(
    names.map((name) => {
      const kept = saved[name]
      const stored = kept === undefined ? null : JSON.stringify(kept)
      return [name, { text: kept ?? firstTextOf(name, given), stored }]
    }),
  )
}

/** Gives what is stored at the desk under names, as it is stored; null where nothing is. */
export async function readStoredValues<Name extends string>(
  db: Database,
  names: readonly Name[],
): Promise<Record<Name, SettingValue>> {
  const rows = await db.selectFrom('desk_settings').selectAll().where('name', 'in', names).execute()
  const stored = new Map(rows.map(({ name, value }) => [name, value]))
  return Object.fromEntries(names.map((name) => [name, stored.get(name) ?? null])) as Record<
    Name,
    SettingValue
  >
}

/** Gives the text that holds while nothing is saved for a setting at the desk. */
export function firstTextOf(name: OwnersSettingName, given: Config['given']): string {
  const defaults: Partial<Record<string, string>> = { ...processDefaults, ...shopDefaults.settings }
  const told = given[name]?.trim()
  const { mayBeEmpty }: Setting = ownersSettings[name]
  return (mayBeEmpty ? told : told || undefined) ?? defaults[name] ?? ''
}
