import { DatabaseSync } from 'node:sqlite'
import { Refusal } from '#commands/shared/run-command.ts'
import { migrations } from '#database/migrations.ts'
import { isDiskFull } from '#database/storage-failure.ts'
import { counted } from '#languages/counted.ts'

/** Rows by table. */
export type Counts = Record<string, number>

/** Counts the rows of every table, as one moment when the connection is in a transaction. */
export function countRows(sqlite: DatabaseSync): Counts {
  const tables = sqlite
    .prepare(
      `select name from sqlite_master
       where type = 'table' and name not like 'sqlite\\_%' escape '\\' and sql not like 'create virtual%'
       order by name`,
    )
    .all()
  return Object.fromEntries(
    tables.map(({ name }) => {
      const table = `"${String(name).replaceAll('"', '""')}"`
      const row = sqlite.prepare(`select count(*) as rows from ${table}`).get()
      return [String(name), Number(row?.rows)]
    }),
  )
}

/**
 * Opens a copy of the site's database that nobody else uses and gives its counts. Throws a
 * `Refusal` when it is no such database, is damaged or was written by a newer version; a full disk as it is.
 */
export function checkDatabase(file: string): Counts {
  const sqlite = new DatabaseSync(file)
  try {
    const faults = sqlite.prepare('pragma integrity_check(5)').all()
    const [first] = faults
    if (first?.integrity_check !== 'ok') {
      throw new Refusal(`It is damaged: ${faults.map((row) => row.integrity_check).join('; ')}`)
    }
    const counts = countRows(sqlite)
    if (!('migrations' in counts) || !('enquiries' in counts)) {
      throw new Refusal('It is not a database of this site.')
    }
    const known = new Set(migrations.map(({ name }) => name))
    const applied = sqlite.prepare('select name from migrations').all()
    const unknown = applied.map(({ name }) => String(name)).filter((name) => !known.has(name))
    if (unknown.length > 0) {
      throw new Refusal(`A newer version of the site wrote it (${unknown.join(', ')}).`)
    }
    return counts
  } catch (error) {
    if (error instanceof Refusal || isDiskFull(error)) throw error
    throw new Refusal(`SQLite can’t read it: ${error instanceof Error ? error.message : error}.`)
  } finally {
    sqlite.close()
  }
}

/** The counts that matter to the owner, in words. */
export function inWords({ enquiries = 0, subscribers = 0, outbox = 0 }: Counts): string {
  return [
    counted(enquiries, 'enquiry', 'enquiries'),
    counted(subscribers, 'newsletter address', 'newsletter addresses'),
    counted(outbox, 'message'),
  ].join(', ')
}
