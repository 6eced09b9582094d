import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { listInbox } from '#app/enquiries/answering/inbox/inbox.server.ts'
import { readInboxQuery } from '#app/enquiries/answering/inbox/inbox-query.ts'
import { readOutboxState } from '#server/delivery/outbox/outbox-state.ts'
import { emptyDatabase } from '#tests/support/databases/test-database.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { type Database, openDatabase } from './connection.ts'
import { migrateToLatest } from './migrate.ts'
import { migrations } from './migrations.ts'

/** The last migration of the version before the desk. */
const lastBefore = '015-suggested-names'

async function openPrevious() {
  const db = await openDatabase(await emptyDatabase())
  onTestFinished(() => db.destroy())
  const end = migrations.findIndex(({ name }) => name === lastBefore) + 1
  await migrateToLatest(db, migrations.slice(0, end))
  return db
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()

/** What that version wrote, in each of its tables that hold what somebody did. */
async function fill(db: Database) {
  const enquiry = { kind: 'enquiry', mobile_number: '9876543210', email: 'meera@example.com' }
  const rows = [
    { reference: 'AN-OLD00000', full_name: 'Meera', received_at: daysAgo(400) },
    { reference: 'AN-NEW00000', full_name: 'Anil', received_at: daysAgo(2) },
    { reference: 'AN-SPAM0000', full_name: 'Bot', received_at: daysAgo(3), set: daysAgo(3) },
    { reference: 'AN-GONE0000', full_name: '', received_at: daysAgo(1), erased: daysAgo(0) },
  ]
  for (const { set = null, erased = null, ...row } of rows) {
    const values = {
      ...enquiry,
      ...row,
      fingerprint: row.reference,
      products: '[{"id":8,"name":"Areca"}]',
      quarantined_at: set,
      quarantine_reason: set && 'honeypot',
      erased_at: erased,
    }
    await db
      .insertInto('enquiries')
      .values(values as never)
      .execute()
  }
  const message = { channel: 'email', body: '{}', created_at: daysAgo(2), attempts: 1 }
  for (const [state, kind] of Object.entries({
    waiting: 'staff-email',
    sent: 'visitor-email',
    'given-up': 'newsletter-email',
  })) {
    const values = {
      ...message,
      id: state,
      kind,
      state,
      subject_reference: 'AN-NEW00000',
      next_attempt_at: daysAgo(2),
      recipient: 'meera@example.com',
      last_error: 'ESOCKET',
    }
    await db
      .insertInto('outbox')
      .values(values as never)
      .execute()
  }
  const reader = { email: 'reader@example.com', subscribed_at: daysAgo(9), token: 't' }
  await db.insertInto('subscribers').values(reader).execute()
  const missed = { query_folded: 'mango', times: 3, last_at: daysAgo(1) }
  await db.insertInto('searches_without_result').values(missed).execute()
  await db
    .insertInto('suggested_names')
    .values({ key: '8 x', product_id: 8, name: 'x', times: 1, last_at: daysAgo(1) })
    .execute()
  await db
    .insertInto('staff_reminders')
    .values({ name: 'quarantine', last_day: '2026-11-21' })
    .execute()
}

/** Every row of the tables that the version before had. */
async function readAll(db: Database, tables: readonly string[]) {
  const all: Record<string, Record<string, unknown>[]> = {}
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      db,
    )
    all[table] = rows
  }
  return all
}

test('a database of the version before the desk loses no row and no value, and goes on', async () => {
  const db = await openPrevious()
  await fill(db)
  const tables = [
    'enquiries',
    'outbox',
    'subscribers',
    'searches_without_result',
    'staff_reminders',
  ]
  const before = await readAll(db, [...tables, 'suggested_names'])
  await migrateToLatest(db)
  const after = await readAll(db, [...tables, 'suggested_names'])
  for (const [table, rows] of Object.entries(before)) {
    expect(after[table]).toHaveLength(rows.length)
    expect(after[table]).toEqual(
      expect.arrayContaining(rows.map((row) => expect.objectContaining(row))),
    )
  }

  const find = async (words: string) => {
    const query = readInboxQuery(new URLSearchParams(words))
    const { ourTurn, closed, found } = await listInbox(db, query, null)
    return [...ourTurn, ...closed, ...found].map(({ reference }) => reference)
  }
  expect(await find('')).toEqual(['AN-NEW00000'])
  expect(await find('tab=spam')).toEqual(['AN-SPAM0000'])
  expect(await find('tab=closed')).toEqual(['AN-OLD00000'])
  expect(await find('q=areca')).toEqual(['AN-SPAM0000', 'AN-NEW00000', 'AN-OLD00000'])
  expect(await readOutboxState(db)).toMatchObject({ waiting: 1, givenUp: 1, held: 0 })
})

test('the days between waterings come from the facts that were written before there were columns', async () => {
  const db = await openTestCatalogue()
  const columns = ['water', 'summer_from_days', 'summer_to_days'] as const
  const read = () => db.selectFrom('product_facts').select(columns).orderBy('product_id').execute()
  const written = await read()
  await sql`alter table product_facts drop column summer_from_days`.execute(db)
  await sql`alter table product_facts drop column summer_to_days`.execute(db)
  await sql`update product_facts set water = 'week'`.execute(db)
  await sql`delete from migrations where name = '038-days-between-waterings'`.execute(db)
  await migrateToLatest(db)
  expect(await read()).toEqual(written)
})

test('a row keeps its language, and one in a language that came later is stored like any other', async () => {
  const db = await openDatabase(await emptyDatabase())
  onTestFinished(() => db.destroy())
  const end = migrations.findIndex(({ name }) => name === '043-languages-are-data')
  await migrateToLatest(db, migrations.slice(0, end))
  const subscribe = (language: string) =>
    db
      .insertInto('subscribers')
      .values({ email: `${language}@example.com`, subscribed_at: daysAgo(1), language } as never)
      .execute()
  await subscribe('en')
  await subscribe('mr')
  await expect(subscribe('xx')).rejects.toThrow()
  await migrateToLatest(db)
  await subscribe('xx')
  const rows = await db
    .selectFrom('subscribers')
    .select(['email', 'language'])
    .orderBy('id')
    .execute()
  expect(rows.map(({ language }) => language)).toEqual(['en', 'mr', 'xx'])
  expect(rows.map(({ email }) => email.slice(0, 2))).toEqual(['en', 'mr', 'xx'])
  await db
    .insertInto('ready_texts')
    .values({ title: 'x', text: 'x', channel: 'email', language: 'xx' } as never)
    .execute()
  await db
    .insertInto('enquiries')
    .values({
      reference: 'AN-XX000000',
      kind: 'enquiry',
      full_name: 'Meera',
      language: 'xx',
      email: 'm@example.com',
      mobile_number: '9876543210',
      received_at: daysAgo(1),
      fingerprint: 'x',
      products: '[]',
    } as never)
    .execute()
})
