import { DatabaseSync } from 'node:sqlite'

/**
 * Writes a row into the site's database, which may be in use, so that the desk can tell when a backup
 * was last made or tried. A database older than that table is left as it is.
 */
export function writeDown(
  site: string,
  table: 'backups' | 'restores',
  row: Record<string, string | number>,
): void {
  const sqlite = new DatabaseSync(site, { timeout: 5_000 })
  try {
    if (!sqlite.prepare('select 1 from sqlite_master where name = ?').get(table)) return
    const columns = Object.keys(row)
    const places = columns.map(() => '?')
    sqlite
      .prepare(`insert into ${table} (${columns}) values (${places})`)
      .run(...Object.values(row))
  } finally {
    sqlite.close()
  }
}
