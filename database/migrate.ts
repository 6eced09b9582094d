import type { Database } from './connection.ts'
import { type Migration, migrations } from './migrations.ts'
import { takeLongNamedLock } from './named-lock.ts'
import { UnusableDatabase } from './postgres/postgres.ts'
import { writeTransaction } from './write-transaction.ts'

/**
 * Brings the database up to what this version of the site needs: all missing migrations run in
 * one transaction, or none does. Gives the names of those that ran; throws without touching
 * anything when the database was written by a newer version of the site.
 */
export async function migrateToLatest(
  db: Database,
  steps: readonly Migration[] = migrations,
): Promise<string[]> {
  return writeTransaction(db, async (transaction) => {
    await takeLongNamedLock(transaction, 'migrations')
    await transaction.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute()
    const rows = await transaction.selectFrom('migrations').select('name').execute()
    const applied = new Set(rows.map((row) => row.name))
    refuseNewerDatabase(applied, steps)
    const missing = steps.filter((step) => !applied.has(step.name))
    for (const { name, up } of missing) {
      await up(transaction)
      await transaction
        .insertInto('migrations')
        .values({ name, applied_at: new Date().toISOString() })
        .execute()
    }
    return missing.map((step) => step.name)
  })
}

/**
 * Names the migrations that the database still lacks, without running them; throws when it was
 * written by a newer version of the site.
 */
export async function listMissingMigrations(
  db: Database,
  steps: readonly Migration[] = migrations,
): Promise<string[]> {
  const rows = await db.selectFrom('migrations').select('name').execute()
  const applied = new Set(rows.map((row) => row.name))
  refuseNewerDatabase(applied, steps)
  return steps.map((step) => step.name).filter((name) => !applied.has(name))
}

function refuseNewerDatabase(applied: Set<string>, steps: readonly Migration[]): void {
  const known = new Set(steps.map((step) => step.name))
  const unknown = [...applied].filter((name) => !known.has(name)).sort()
  if (unknown.length === 0) return
  throw new UnusableDatabase(
    'The database was written by a newer version of the site: ' +
      `this version does not know ${unknown.join(', ')}. ` +
      'Start the newer version, or restore a backup made before it.',
  )
}
