import { describe, expect, onTestFinished, test } from 'vitest'
import { dayNumber, dayText } from '#app/time/india.ts'
import { type Database, openDatabase } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { migrations } from '#database/migrations.ts'
import { emptyDatabase, openTestDatabase } from '#tests/support/databases/test-database.ts'
import { monthOf } from './periods.ts'
import { tidyCounts } from './tidy-counts.server.ts'

const received = (index: number) =>
  new Date(Date.UTC(2026, 9, 1, 17, 0) + index * 7 * 60 * 60 * 1000).toISOString()

/** Enquiries of October 2026 in every state, some answered, some of long before the desk. */
async function fill(db: Database, count: number) {
  const states = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const
  const rows = Array.from({ length: count }, (_, index) => ({
    kind: 'enquiry' as const,
    full_name: 'Meera',
    email: '',
    mobile_number: '',
    reference: `AN-${index}`,
    fingerprint: '',
    received_at: received(index),
    turn_since: received(index),
    state: states[index % 6] ?? 'new',
    lost_reason: index % 12 === 4 ? ('price' as const) : null,
    answer_minutes: index % 3 ? index * 53 : null,
    before_desk: index % 24 === 4 ? 1 : 0,
    products: JSON.stringify(index % 5 ? [{ id: index % 4, name: 'x' }, { id: 9 }, { id: 9 }] : []),
  }))
  await db.insertInto('enquiries').values(rows).execute()
}

const answered = (minutes: number | null) =>
  minutes === null ? 0 : 1 + [60, 240, 1440].filter((most) => minutes >= most).length

/** What the counts say, and what they ought to, by reading every enquiry. */
async function compare(db: Database) {
  const add = (sums: Record<string, number>, key: string, times: number) => {
    sums[key] = (sums[key] ?? 0) + times
    if (sums[key] === 0) delete sums[key]
  }
  const wanted: Record<string, number> = {}
  for (const row of await db.selectFrom('enquiries').selectAll().execute()) {
    const day = dayText(dayNumber(new Date(row.received_at)))
    const { state, lost_reason, before_desk, answer_minutes: minutes } = row
    add(wanted, JSON.stringify([day, state, lost_reason, before_desk, answered(minutes)]), 1)
    if (state === 'spam') continue
    const products = new Set<number>(JSON.parse(row.products).map(({ id }: { id: number }) => id))
    for (const period of [day, monthOf(day)]) {
      if (minutes !== null) add(wanted, `${period} ${minutes} minutes`, 1)
      for (const id of products) add(wanted, `${period} product ${id}`, 1)
    }
  }
  const counted: Record<string, number> = {}
  for (const row of await db.selectFrom('enquiry_state_counts').selectAll().execute()) {
    const { day, state, lost_reason, before_desk, answered, times } = row
    add(counted, JSON.stringify([day, state, lost_reason, before_desk, answered]), times)
  }
  for (const row of await db.selectFrom('enquiry_answer_counts').selectAll().execute()) {
    add(counted, `${row.period} ${row.minutes} minutes`, row.times)
  }
  for (const row of await db.selectFrom('enquiry_product_counts').selectAll().execute()) {
    add(counted, `${row.period} product ${row.product_id}`, row.times)
  }
  return { counted, wanted }
}

async function expectRight(db: Database) {
  const { counted, wanted } = await compare(db)
  expect(counted).toEqual(wanted)
  expect(Object.keys(wanted).length).toBeGreaterThan(20)
}

describe('the counts of enquiries', () => {
  test('follow whatever happens to the rows, and stay what they are when they are added up', async () => {
    const db = await openTestDatabase()
    await fill(db, 60)
    await expectRight(db)
    const change = (values: object, from: number, to: number) =>
      db.updateTable('enquiries').set(values).where('id', '>', from).where('id', '<=', to).execute()
    await change({ state: 'lost', lost_reason: 'stock', answer_minutes: 90 }, 0, 10)
    await change({ state: 'spam' }, 10, 20)
    await change({ state: 'new', before_desk: 0 }, 18, 30)
    await change({ products: '[{"id":3}]' }, 30, 40)
    await change({ full_name: '', products: '[]' }, 38, 42)
    await change({ received_at: received(0) }, 42, 44)
    await db.deleteFrom('enquiry_texts').where('enquiry_id', '>', 55).execute()
    await db.deleteFrom('enquiries').where('id', '>', 55).execute()
    await expectRight(db)
    const before = await rows(db)
    await tidyCounts(db)
    await expectRight(db)
    const after = await rows(db)
    expect(after).toBeLessThan(before)
    await tidyCounts(db)
    expect(await rows(db)).toBe(after)
  })

  test('begin with the enquiries that were there before them', async () => {
    const db = await openDatabase(await emptyDatabase())
    onTestFinished(() => db.destroy())
    const end = migrations.findIndex(({ name }) => name === '023-insights')
    await migrateToLatest(db, migrations.slice(0, end))
    await fill(db, 30)
    const missed = { query_folded: 'mango', times: 3, last_at: '2026-11-20T10:00:00.000Z' }
    await db.insertInto('searches_without_result').values(missed).execute()
    await migrateToLatest(db)
    await expectRight(db)
    expect(await db.selectFrom('view_counts').selectAll().orderBy('period').execute()).toEqual([
      { kind: 'missed-word', period: '2026-01/P1Y', name: 'mango', times: 3 },
      { kind: 'missed-word', period: '2026-10/P3M', name: 'mango', times: 3 },
      { kind: 'missed-word', period: '2026-11', name: 'mango', times: 3 },
      { kind: 'missed-word', period: '2026-11-20', name: 'mango', times: 3 },
    ])
    await db.updateTable('enquiries').set({ state: 'won' }).where('id', '<', 9).execute()
    await expectRight(db)
  })

  test('are undone with the change that they follow', async () => {
    const db = await openTestDatabase()
    await fill(db, 30)
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.updateTable('enquiries').set({ state: 'won' }).execute()
      throw new Error('changed our mind')
    })
    await expect(failing).rejects.toThrow('changed our mind')
    await expectRight(db)
  })
})

async function rows(db: Database) {
  const { all } = await db
    .selectFrom('enquiry_state_counts')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow()
  return all
}
