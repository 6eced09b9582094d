import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase, temporaryDatabaseFile } from '#tests/support/test-database.ts'
import { openDatabase } from './connection.ts'
import { migrateToLatest } from './migrate.ts'
import { migrations } from './migrations.ts'

async function openEmptyDatabase() {
  const db = await openDatabase(await temporaryDatabaseFile())
  onTestFinished(() => db.destroy())
  return db
}

describe('migrateToLatest', () => {
  test('runs each migration once and records it', async () => {
    const db = await openEmptyDatabase()
    const names = migrations.map((step) => step.name)
    expect(await migrateToLatest(db)).toEqual(names)
    expect(await migrateToLatest(db)).toEqual([])
    const rows = await db.selectFrom('migrations').selectAll().orderBy('name').execute()
    expect(rows.map((row) => row.name)).toEqual(names)
    expect(rows[0]?.applied_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  test('refuses a database written by a newer version of the site and names what it does not know', async () => {
    const db = await openTestDatabase()
    const later = { name: '999-deliveries', up: async () => {} }
    await migrateToLatest(db, [...migrations, later])
    await expect(migrateToLatest(db)).rejects.toThrow(
      /database was written by a newer version of the site.*999-deliveries/,
    )
  })

  test('leaves nothing behind when a migration fails half-way', async () => {
    const db = await openEmptyDatabase()
    const failing = {
      name: '998-fails',
      up: () => Promise.reject(new Error('the disk is on fire')),
    }
    await expect(migrateToLatest(db, [...migrations, failing])).rejects.toThrow('on fire')
    const { rows } = await sql`select name from sqlite_master`.execute(db)
    expect(rows).toEqual([])
  })

  test('lets two processes start on the same empty file', async () => {
    const file = await temporaryDatabaseFile()
    const first = await openDatabase(file)
    const second = await openDatabase(file)
    onTestFinished(async () => {
      await first.destroy()
      await second.destroy()
    })
    const ran = await Promise.all([migrateToLatest(first), migrateToLatest(second)])
    expect(ran.flat()).toHaveLength(migrations.length)
  })
})
