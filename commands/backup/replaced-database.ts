import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { type LastNumbers, readLastNumbers } from '#app/quotes/sending/restored-numbers.server.ts'
import { type Database, openDatabase } from '#database/connection.ts'
import { isPostgresUrl } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'
import { NodeSqliteDialect } from '#database/sqlite/node-sqlite.ts'
import { type ForgetAgain, restoredParts } from './restored-parts.ts'

/** What the database that a backup replaces knows and the backup may not. */
export interface ReplacedDatabase {
  /** References of the enquiries whose words were erased: on request, by discarding, by age. */
  erased: string[]
  staff: Map<number, { role: string; password: string | null; removed: boolean }>
  /** By the name of the part, what forgets again whoever it had forgotten. */
  forgetAgain: ReadonlyMap<string, ForgetAgain>
  /** How far it has numbered quotes. */
  quotes: LastNumbers
  /** When it was first made: a backup of the same database says the same. */
  madeAt: string
}

/**
 * Reads what matters for forgetting again from a database that is replaced, without changing it.
 * Gives undefined when it can't be read, or is older than the tables that are asked for.
 */
export async function readReplaced(place: string): Promise<ReplacedDatabase | undefined> {
  const db = await openToRead(place).catch(() => undefined)
  try {
    return db && (await readAll(db))
  } catch {
    return undefined
  } finally {
    await db?.destroy()
  }
}

/** Gives when a database was first made. */
export async function readMadeAt(db: Database): Promise<string> {
  const { applied_at } = await db
    .selectFrom('migrations')
    .select('applied_at')
    .where('name', '=', '001-catalogue')
    .executeTakeFirstOrThrow()
  return applied_at
}

async function openToRead(place: string): Promise<Database> {
  if (isPostgresUrl(place)) return openDatabase(place)
  const sqlite = new DatabaseSync(place, { readOnly: true })
  return new Kysely<Schema>({ dialect: new NodeSqliteDialect(sqlite) })
}

async function readAll(db: Database): Promise<ReplacedDatabase> {
  const enquiries = await db
    .selectFrom('enquiries')
    .select('reference')
    .where('erased_at', 'is not', null)
    .execute()
  const tables = await db.introspection.getTables()
  const has = (table: string) => tables.some(({ name }) => name === table)
  const staff = has('staff')
    ? await db.selectFrom('staff').select(['id', 'role', 'password_hash', 'removed_at']).execute()
    : []
  const forgetAgain = new Map<string, ForgetAgain>()
  for (const { name, table, readReplaced } of restoredParts) {
    if (has(table)) forgetAgain.set(name, await readReplaced(db))
  }
  return {
    erased: enquiries.map(({ reference }) => reference),
    staff: new Map(
      staff.map(({ id, role, password_hash, removed_at }) => [
        id,
        { role, password: password_hash, removed: removed_at !== null },
      ]),
    ),
    forgetAgain,
    quotes: has('quote_counters') ? await readLastNumbers(db) : new Map(),
    madeAt: await readMadeAt(db),
  }
}
