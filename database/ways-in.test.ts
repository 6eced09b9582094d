import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '#tests/support/databases/test-database.ts'
import { openDatabase } from './connection.ts'
import { engineOf } from './engine.ts'
import { migrateToLatest } from './migrate.ts'
import { migrations } from './migrations.ts'

test('an outbox from before the links of the staff keeps every row and takes the new kind', async () => {
  const db = await openDatabase(await emptyDatabase())
  onTestFinished(() => db.destroy())
  const before = migrations.findIndex(({ name }) => name === '018-ways-in')
  await migrateToLatest(db, migrations.slice(0, before))
  const row = (id: string, kind: string) => ({
    id,
    kind: kind as 'webhook',
    channel: 'email' as const,
    subject_reference: 'AN-00000001',
    recipient: 'meera@example.com',
    recipient_folded: 'meera@example.com',
    body: '{}',
    state: 'sent' as const,
    attempts: 2,
    created_at: '2025-11-20T12:00:00.000Z',
    next_attempt_at: '2025-11-20T12:00:00.000Z',
    last_error: 'EENVELOPE',
  })
  await db
    .insertInto('outbox')
    .values([row('one', 'visitor-email'), row('two', 'webhook')])
    .execute()
  const read = () => db.selectFrom('outbox').selectAll().orderBy('id').execute()
  const rows = await read()

  await migrateToLatest(db, migrations.slice(0, before + 1))
  expect(await read()).toEqual(rows.map((former) => ({ ...former, expires_at: null })))
  await db.insertInto('outbox').values(row('three', 'staff-link-email')).execute()
  await expect(db.insertInto('outbox').values(row('four', 'gossip')).execute()).rejects.toThrow(
    /check/i,
  )
  const indexes =
    engineOf(db) === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master
          where type = 'index' and tbl_name = 'outbox' and sql is not null`
      : sql<{ name: string }>`select indexname as name from pg_indexes
          where tablename = 'outbox' and indexname <> 'outbox_pkey'`
  const names = (await indexes.execute(db)).rows.map(({ name }) => name)
  expect(names.sort()).toEqual([
    'outbox_by_age',
    'outbox_by_expiry',
    'outbox_by_recipient',
    'outbox_by_reference',
    'outbox_due',
  ])

  // And later the kind that phones are told by, with those that were there.
  await migrateToLatest(db)
  expect((await read()).map(({ id }) => id)).toEqual(['one', 'three', 'two'])
  const notice = { ...row('four', 'push'), channel: 'push' as const }
  await db
    .insertInto('outbox')
    .values([notice, row('five', 'staff-link-email')])
    .execute()
  await expect(
    db
      .insertInto('outbox')
      .values({ ...notice, id: 'six', channel: 'gossip' as 'push' })
      .execute(),
  ).rejects.toThrow(/check/i)
  // A letter's copies are found by it, since there are letters.
  const since = [...names, 'outbox_by_letter'].sort()
  expect((await indexes.execute(db)).rows.map(({ name }) => name).sort()).toEqual(since)
})
