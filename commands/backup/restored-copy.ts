import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { Refusal } from '#commands/shared/run-command.ts'
import { type Database, openDatabase } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { finishRestored, type RestoreOptions } from './finish-restored.ts'
import { startProgress } from './progress.ts'
import type { ReplacedDatabase } from './replaced-database.ts'

/** Throws a `Refusal` for a backup that can't be taken to replace the database `target`. */
export function refuseSource(source: string, target: string) {
  const found = statSync(source, { throwIfNoEntry: false })
  if (!found?.isFile()) throw new Refusal(`There is no file ${source}.`)
  if (source === target) throw new Refusal('This is the database itself.')
  const log = statSync(`${source}-wal`, { throwIfNoEntry: false })
  if (log && log.size > 0) {
    throw new Refusal(`${source} is in use or was copied by hand: make a backup of it first.`)
  }
}

/** Copies a backup into `copy`, a file that is there, and says how far it is. */
export async function copyBackup(source: string, copy: string) {
  const { size } = statSync(source)
  const tell = startProgress('Copying')
  let done = 0
  const count = new Transform({
    transform(chunk, _, next) {
      done += chunk.length
      tell(done, size)
      next(null, chunk)
    },
  })
  await pipeline(createReadStream(source), count, createWriteStream(copy, { flags: 'r+' }))
  tell(1, 1)
}

/** Brings a restored copy up to this version, so that it is known what has to end, and settles it. */
export async function finishCopy(
  place: string,
  replaced: ReplacedDatabase | undefined,
  options: RestoreOptions,
) {
  const db = await openDatabase(place)
  try {
    await migrateToLatest(db)
    if (engineOf(db) === 'sqlite') await refuseMissingTables(db)
    return await finishRestored(db, replaced, options)
  } finally {
    await db.destroy()
  }
}

/** Throws a `Refusal` where a migrated copy lacks a table: the site would not serve on it. */
async function refuseMissingTables(db: Database) {
  const fresh = await openDatabase(':memory:')
  await migrateToLatest(fresh)
  const [wanted, given] = [await listTables(fresh), await listTables(db)]
  await fresh.destroy()
  const missing = wanted.filter((table) => !given.includes(table))
  if (missing.length > 0) throw new Refusal(`It lacks tables of this site: ${missing.join(', ')}.`)
}

async function listTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table'`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('sqlite_'))
}
