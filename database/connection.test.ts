import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'

const subscribed_at = '2025-11-20T10:00:00.000Z'

describe('a connection', () => {
  test('undoes a transaction that throws, and says why', async () => {
    const db = await openTestDatabase()
    const failing = db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('subscribers')
        .values({ email: 'a@b.in', subscribed_at })
        .execute()
      throw new Error('changed our mind')
    })
    await expect(failing).rejects.toThrow('changed our mind')
    expect(await db.selectFrom('subscribers').selectAll().execute()).toEqual([])
  })

  test('gives counts and ids as numbers, and ids that count up', async () => {
    const db = await openTestDatabase()
    for (const email of ['a@b.in', 'b@b.in']) {
      await db.insertInto('subscribers').values({ email, subscribed_at }).execute()
    }
    const rows = await db.selectFrom('subscribers').select('id').orderBy('id').execute()
    expect(rows).toEqual([{ id: 1 }, { id: 2 }])
    const { count } = await db
      .selectFrom('subscribers')
      .select((build) => build.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(2)
  })

  test('keeps every character, and sorts and compares text by its bytes', async () => {
    const db = await openTestDatabase()
    const addresses = ['Z', 'a', 'b-1', 'b1', 'é', 'क', 'कौ', '🌱', '\u{10ffff}', '\'"\\%_\n\t']
    for (const email of addresses.toReversed()) {
      await db.insertInto('subscribers').values({ email, subscribed_at }).execute()
    }
    const rows = await db.selectFrom('subscribers').select('email').orderBy('email').execute()
    const byBytes = addresses.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    expect(rows.map(({ email }) => email)).toEqual(byBytes)
    const later = await db.selectFrom('subscribers').where('email', '>', 'b').select('id').execute()
    expect(later).toHaveLength(7)
  })

  test('finds nothing in an empty list', async () => {
    const db = await openTestDatabase()
    const rows = await db.selectFrom('subscribers').where('id', 'in', []).selectAll().execute()
    expect(rows).toEqual([])
  })

  test.each([
    ['the same address twice', { email: 'a@b.in', subscribed_at }],
    ['an address missing', { email: null as unknown as string, subscribed_at }],
  ])('refuses %s', async (_, row) => {
    const db = await openTestDatabase()
    await db.insertInto('subscribers').values({ email: 'a@b.in', subscribed_at }).execute()
    const writing = db.insertInto('subscribers').values(row).execute()
    await expect(writing).rejects.toThrow(/unique|null/i)
    expect(await db.selectFrom('subscribers').select('email').execute()).toHaveLength(1)
  })

  test('refuses a kind of enquiry that there is not', async () => {
    const db = await openTestDatabase()
    const row = {
      reference: 'AN-1',
      kind: 'order' as 'bulk',
      full_name: 'Asha',
      email: 'a@b.in',
      mobile_number: '9876543210',
      fingerprint: 'f',
      received_at: subscribed_at,
    }
    await expect(db.insertInto('enquiries').values(row).execute()).rejects.toThrow(/check/i)
  })
})
