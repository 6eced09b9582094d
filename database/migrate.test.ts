import { describe, expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, openTestDatabase } from '#tests/support/databases/test-database.ts'
import { openDatabase } from './connection.ts'
import { migrateToLatest } from './migrate.ts'
import { migrations } from './migrations.ts'

async function openEmptyDatabase() {
  const db = await openDatabase(await emptyDatabase())
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
    expect(await db.introspection.getTables()).toEqual([])
  })

  test('lets ten processes start at once on the same empty database', async () => {
    const place = await emptyDatabase()
    const all = await Promise.all(Array.from({ length: 10 }, () => openDatabase(place)))
    onTestFinished(async () => {
      for (const db of all) await db.destroy()
    })
    const ran = await Promise.all(all.map((db) => migrateToLatest(db)))
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1)
    expect(ran.flat()).toHaveLength(migrations.length)
  })
})
