import type { Database } from '#database/connection.ts'
import type { Watch } from '#database/watch-changes.ts'
import type { App } from '#server/app-context.ts'
import { ownersSettingNames, type SavedTexts } from '#server/config/owners-settings.ts'
import { type Config, withSaved } from '#server/config.ts'
import { shopDefaults } from './shop-defaults.ts'

/** The channel on which processes on PostgreSQL are told that a setting was changed at the desk. */
export const settingsChanged = 'settings_changed'

/** Gives a configuration with what an owner has saved over it. */
export async function readSavedConfig(db: Database, first: Config): Promise<Config> {
  return withSaved(first, shopDefaults, await readSavedTexts(db))
}

/** Lets this process know what an owner has saved by now; throws when the database is away. */
export async function refreshSettings({ db, liveConfig }: App): Promise<void> {
  liveConfig.current = await readSavedConfig(db, liveConfig.first)
}

/** What keeps a process's settings those of the desk, and calls `changed` when they are others. */
export function settingsWatch(app: App, changed: () => void): Watch {
  let known: number | undefined
  return {
    channel: settingsChanged,
    async read(db) {
      const version = await findSettingsVersion(db)
      // A look that fails is made again, and until then everything stays as it was known last.
      if (version !== known) await refreshSettings(app)
      known = version
      return version
    },
    changed,
  }
}

/**
 * Gives a sentence for each setting that the environment has otherwise than the desk, for the
 * operator: the desk's holds.
 */
export async function listOverruled(db: Database, { given }: Config): Promise<string[]> {
  const saved = await readSavedTexts(db)
  return ownersSettingNames.flatMap((name) => {
    const [ours, theirs] = [saved[name], given[name]?.trim()]
    if (ours === undefined || theirs === undefined || ours === theirs) return []
    return [`${name} was changed at the desk: “${ours}” holds, not “${theirs}” of the environment.`]
  })
}

/** Gives what an owner has saved of the environment's settings, as text by name. */
export async function readSavedTexts(db: Database): Promise<SavedTexts> {
  const rows = await db
    .selectFrom('desk_settings')
    .selectAll()
    .where('name', 'in', ownersSettingNames)
    .execute()
  return Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]))
}

async function findSettingsVersion(db: Database): Promise<number> {
  const last = await db
    .selectFrom('settings_changes')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.id ?? 0
}
