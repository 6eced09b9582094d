import { sql } from 'kysely'
import { describe, expect, onTestFinished } from 'vitest'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { openDatabase } from '#database/connection.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { migrations } from '#database/migrations.ts'
import { emptyDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { listInbox } from './inbox/inbox.server.ts'
import { readInboxQuery } from './inbox/inbox-query.ts'
import { searchEnquiries } from './search/enquiry-search.server.ts'

const dayMs = 24 * 60 * 60 * 1000
const now = new Date()
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()

async function openOldDatabase() {
  const db = await openDatabase(await emptyDatabase())
  onTestFinished(() => db.destroy())
  const desk = migrations.findIndex(({ name }) => name === '017-answering')
  await migrateToLatest(db, migrations.slice(0, desk))
  return db
}

const visitor = {
  kind: 'enquiry' as const,
  full_name: 'Meera Deshpande',
  email: 'meera@example.com',
  mobile_number: '9876543210',
  products: JSON.stringify([{ id: 8, name: 'Areca Palm' }]),
  fingerprint: '',
}

describe('a database of before the desk', () => {
  test('keeps every row, and finds each its place', async () => {
    const db = await openOldDatabase()
    const more = Array.from({ length: 1_200 }, (_, index) => ({
      ...visitor,
      reference: `AN-${index}`,
      full_name: `Visitor ${index}`,
      received_at: daysAgo(100),
    }))
    const rows = [
      { ...visitor, reference: 'AN-RECENT', received_at: daysAgo(13.9) },
      { ...visitor, reference: 'AN-OLD', received_at: daysAgo(14.1) },
      {
        ...visitor,
        reference: 'AN-SPAM',
        received_at: daysAgo(20),
        quarantined_at: daysAgo(20),
        quarantine_reason: 'honeypot' as const,
      },
      { ...visitor, reference: 'AN-GONE', received_at: daysAgo(3), erased_at: daysAgo(2) },
    ]
    // Its rows know nothing of what came later.
    await db.insertInto('enquiries').values(more.slice(0, 600)).execute()
    await db.insertInto('enquiries').values(more.slice(600)).execute()
    for (const row of rows) await db.insertInto('enquiries').values(row).execute()
    const { rows: before } = await sql<object>`select * from enquiries order by id`.execute(db)

    await migrateToLatest(db)

    const { rows: after } = await sql<object>`select * from enquiries order by id`.execute(db)
    expect(after).toHaveLength(before.length)
    for (const [index, row] of before.entries()) expect(after[index]).toMatchObject(row)
    expect(await findEnquiry(db, 'AN-RECENT')).toMatchObject({
      state: 'new',
      turn: 'ours',
      our_turn_since: daysAgo(13.9),
      last_contact_at: daysAgo(13.9),
      before_desk: 0,
    })
    expect(await findEnquiry(db, 'AN-OLD')).toMatchObject({
      state: 'lost',
      lost_reason: null,
      turn: 'closed',
      our_turn_since: null,
      before_desk: 1,
    })
    expect(await findEnquiry(db, 'AN-SPAM')).toMatchObject({
      state: 'spam',
      turn: 'closed',
      turn_since: daysAgo(20),
      before_desk: 0,
    })
    expect(await findEnquiry(db, 'AN-GONE')).toMatchObject({ turn: 'closed', before_desk: 1 })

    const inbox = (address = '') =>
      listInbox(db, readInboxQuery(new URLSearchParams(address)), null, now)
    const open = await inbox()
    expect(open.ourTurn.map(({ reference }) => reference)).toEqual(['AN-RECENT'])
    expect(open.tabs).toMatchObject({ open: { count: 1 }, closed: { count: 1_000, more: true } })
    const lost = await inbox('tab=closed')
    expect(lost.closed[0]).toMatchObject({ reference: 'AN-OLD', beforeDesk: true })
    expect(lost.states.lost?.count).toBe(0)
    const found = await searchEnquiries(db, 'areca 9876543210 deshpande', { limit: 9 })
    expect(found.map(({ reference }) => reference)).toEqual(['AN-SPAM', 'AN-OLD', 'AN-RECENT'])
    const one = await searchEnquiries(db, 'Visitor 1199', { limit: 9 })
    expect(one.map(({ reference }) => reference)).toEqual(['AN-1199'])
  })
})
