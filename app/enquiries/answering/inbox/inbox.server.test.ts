import { describe, expect, test } from 'vitest'
import { standardSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { receiveBulkEnquiry } from '#app/enquiries/bulk/bulk-enquiries.server.ts'
import type { Database } from '#database/connection.ts'
import type { NewEnquiryRow } from '#database/schema/enquiries.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { done, minutesOn, openDesk } from '#tests/support/desk.ts'
import { listInbox } from './inbox.server.ts'
import { upTo } from './inbox-counts.server.ts'
import { readInboxQuery } from './inbox-query.ts'
import type { InboxRow } from './inbox-row.ts'
import { asInboxRows, placeOf } from './inbox-rows.server.ts'

const references = (rows: readonly InboxRow[]) => rows.map(({ reference }) => reference)

/** Enquiries by different visitors, a minute after the other. */
function manyRows(count: number, more: Partial<NewEnquiryRow> = {}): NewEnquiryRow[] {
  return Array.from({ length: count }, (_, index) => ({
    reference: `AN-${String(index).padStart(8, '0')}`,
    kind: 'enquiry',
    full_name: 'Visitor',
    email: `visitor-${index}@example.com`,
    mobile_number: String(6_000_000_000 + index),
    fingerprint: '',
    received_at: minutesOn(index).toISOString(),
    turn_since: minutesOn(index).toISOString(),
    our_turn_since: minutesOn(index).toISOString(),
    ...more,
  }))
}

function insert(db: Database, rows: NewEnquiryRow[]) {
  return db.insertInto('enquiries').values(rows).execute()
}

describe('the inbox', () => {
  test('puts the longest wait of ours first, then the oldest silence of theirs', async () => {
    const { ask, change, inbox } = await openDesk()
    const [a, b, c, d] = [
      await ask({ message: '1', mobileNumber: '6000000001', email: 'a@example.com' }),
      await ask({ message: '2', mobileNumber: '6000000002', email: 'b@example.com' }, minutesOn(1)),
      await ask({ message: '3', mobileNumber: '6000000003', email: 'c@example.com' }, minutesOn(2)),
      await ask({ message: '4', mobileNumber: '6000000004', email: 'd@example.com' }, minutesOn(3)),
    ]
    done(await change(c, { kind: 'reached', turn: 'theirs' }, { at: minutesOn(20) }))
    done(await change(a, { kind: 'reached', turn: 'theirs' }, { at: minutesOn(30) }))
    const page = await inbox()
    expect(references(page.ourTurn)).toEqual([b, d])
    expect(references(page.theirTurn)).toEqual([c, a])
    expect([...page.ourTurn, ...page.theirTurn].map(({ lastDone }) => lastDone)).toEqual([
      ...['received', 'received'],
      ...['reached', 'reached'],
    ])
    expect(page).toMatchObject({
      ourTurnCount: { count: 2 },
      theirTurnCount: { count: 2 },
      states: { new: { count: 2 }, contacted: { count: 2 } },
      total: { count: 4, more: false },
      promiseMinutes: 240,
    })
    expect(await inbox('state=contacted')).toMatchObject({
      ourTurnCount: { count: 0 },
      theirTurnCount: { count: 2 },
      states: { new: { count: 2 }, contacted: { count: 2 } },
      total: { count: 2 },
    })
  })

  test('tells an enquiry’s place in the queue, and its neighbours', async () => {
    const { app, ask } = await openDesk()
    const [a, b, c] = [
      await ask({ message: '1' }),
      await ask({ message: '2' }, minutesOn(1)),
      await ask({ message: '3' }, minutesOn(2)),
    ]
    expect((await findEnquiryFile(app, b, minutesOn(9)))?.place).toEqual({
      number: 2,
      of: 3,
      before: a,
      after: c,
    })
    expect((await findEnquiryFile(app, a, minutesOn(9)))?.place).toEqual({
      number: 1,
      of: 3,
      after: b,
    })
  })

  test('silence and reminders are due on time, without anything being written', async () => {
    const { ask, change, inbox } = await openDesk()
    const reference = await ask()
    done(await change(reference, { kind: 'reached', turn: 'theirs' }, { at: minutesOn(0) }))
    const due = minutesOn(4 * 24 * 60)
    const before = await inbox('', new Date(due.getTime() - 1))
    expect(references(before.theirTurn)).toEqual([reference])
    const then = await inbox('', due)
    expect(then.theirTurn).toEqual([])
    expect(then.ourTurn).toMatchObject([{ reference, turn: 'ours', waitingMinutes: 0 }])
    expect(then.ourTurnCount.count).toBe(1)
  })

  testOnce('the staff’s own hours, promise and silence are what counts', async () => {
    const { app, ask, change, inbox } = await openDesk()
    const week = [null, null, null, null, { from: 600, to: 660 }, null, null]
    await app.db
      .insertInto('desk_settings')
      .values([
        { name: 'working-hours', value: JSON.stringify(week) },
        { name: 'closed-days', value: JSON.stringify(['2026-11-26']) },
        { name: 'promise-hours', value: '2' },
        { name: 'silence-days', value: '1' },
      ])
      .execute()
    const reference = await ask()
    expect((await inbox('', minutesOn(24 * 60))).ourTurn).toMatchObject([{ waitingMinutes: 60 }])
    done(await change(reference, { kind: 'reached', turn: 'theirs' }, { at: minutesOn(30) }))
    // The next Thursday is closed; the one after it is the first.
    const page = await inbox('', minutesOn(14 * 24 * 60 + 29))
    expect(references(page.theirTurn)).toEqual([reference])
    expect(page.promiseMinutes).toBe(120)
    expect(references((await inbox('', minutesOn(14 * 24 * 60 + 30))).ourTurn)).toEqual([reference])
  })

  test('shows fifty to a page, and each enquiry once, in any order', async () => {
    const { app, inbox } = await openDesk()
    const ours = manyRows(70, { size: 3 })
    const theirs = manyRows(60).map((row, index) => ({
      ...row,
      reference: `AN-T${String(index).padStart(7, '0')}`,
      turn: 'theirs' as const,
      state: 'contacted' as const,
      our_turn_since: null,
    }))
    await insert(app.db, ours)
    await insert(app.db, theirs)
    for (const first of ['longest', 'newest', 'largest']) {
      const seen: string[] = []
      const sizes: number[] = []
      let after = ''
      do {
        const page = await inbox(`first=${first}&after=${after}`, minutesOn(200))
        const shown = [...page.ourTurn, ...page.theirTurn]
        sizes.push(shown.length)
        seen.push(...references(shown))
        after = page.next ?? ''
      } while (after)
      expect(sizes).toEqual([50, 50, 30])
      expect(new Set(seen).size).toBe(130)
      expect(seen.slice(0, 70)).toEqual(
        first === 'longest'
          ? ours.map(({ reference }) => reference)
          : ours.map(({ reference }) => reference).reverse(),
      )
    }
  })

  test('shows with whom it is, and only that', async () => {
    const { app, ask, change, inbox, asha, ravi } = await openDesk()
    const [a, b, c] = [
      await ask({ message: '1' }),
      await ask({ message: '2' }, minutesOn(1)),
      await ask({ message: '3' }, minutesOn(2)),
    ]
    done(await change(a, { kind: 'person', staffId: asha }))
    done(await change(b, { kind: 'person', staffId: ravi }))
    expect(references((await inbox('with=me')).ourTurn)).toEqual([a])
    const signedOut = readInboxQuery(new URLSearchParams('with=me'))
    expect((await listInbox(app.db, signedOut, null, minutesOn(120))).ourTurn).toEqual([])
    expect(references((await inbox(`with=${ravi}`)).ourTurn)).toEqual([b])
    const nobodys = await inbox('with=nobody')
    expect(references(nobodys.ourTurn)).toEqual([c])
    expect(nobodys).toMatchObject({ total: { count: 1 }, tabs: { open: { count: 3 } } })
    done(await change(b, { kind: 'state', state: 'won' }))
    const closed = await inbox(`tab=closed&with=${ravi}`)
    expect(references(closed.closed)).toEqual([b])
    expect(closed.total.count).toBe(1)
    expect((await inbox('tab=closed&with=me')).closed).toEqual([])
  })

  test('shows one state, and pages through what is closed, the last first', async () => {
    const { app, inbox } = await openDesk()
    const closed = manyRows(60, { turn: 'closed', state: 'won', our_turn_since: null })
    await insert(app.db, closed)
    const first = await inbox('tab=closed&state=won')
    expect(first.closed[0]?.reference).toBe('AN-00000059')
    const second = await inbox(`tab=closed&state=won&after=${first.next}`)
    expect(second.closed.map(({ reference }) => reference)).toEqual(
      closed
        .slice(0, 10)
        .map(({ reference }) => reference)
        .reverse(),
    )
    expect(second.next).toBeUndefined()
    expect((await inbox('tab=closed&state=lost')).closed).toEqual([])
    expect((await inbox('state=new')).ourTurn).toEqual([])
  })

  test('a row says how long we have let wait, and how often its visitor had asked before', async () => {
    const { app, ask, change, inbox } = await openDesk()
    await ask({ message: 'Cheap pills', suspicion: 'honeypot' })
    const first = await ask({ mobileNumber: '6000000001' })
    const second = await ask({ email: 'office@example.com' }, minutesOn(1))
    done(await change(second, { kind: 'reached', turn: 'theirs' }, { at: minutesOn(2) }))
    const third = await ask({ email: 'MEERA@example.com', message: 'And now?' }, minutesOn(3))
    const other = await ask({ mobileNumber: '6000000009', email: 'anil@example.com' }, minutesOn(4))
    await app.db
      .updateTable('enquiries')
      .set({ last_done_at: null, last_contact_at: null })
      .where('reference', '=', other)
      .execute()
    done(await change(third, { kind: 'reached', turn: 'theirs' }, { at: minutesOn(5) }))
    const { ourTurn, theirTurn } = await inbox('', minutesOn(30))
    expect(ourTurn).toMatchObject([
      { reference: first, waitingMinutes: 30, earlier: 0 },
      { reference: second, waitingMinutes: 27, earlier: 0, lastDone: 'wrote-again' },
      { reference: other, waitingMinutes: 26, earlier: 0, lastDoneAt: minutesOn(4).toISOString() },
    ])
    expect(theirTurn).toMatchObject([
      { reference: third, waitingMinutes: null, earlier: 2, turnSince: minutesOn(5).toISOString() },
    ])
    expect(await findEnquiryFile(app, other)).toMatchObject({
      lastContactAt: minutesOn(4).toISOString(),
    })
    const file = await findEnquiryFile(app, third)
    expect(file?.earlier.map(({ reference }) => reference)).toEqual([second, first])
  })

  test('largest: by pieces, and what is asked for in bulk before a few', async () => {
    const { app, ask, inbox } = await openDesk()
    const few = await ask({ products: [{ id: 1, quantity: '2' }, { id: 2 }] })
    const many = await ask({ products: [{ id: 1, quantity: '40' }] }, minutesOn(1))
    const bulk = await receiveBulkEnquiry(
      app,
      {
        fullName: 'Ramanathan',
        mobileNo: '9000000009',
        email: 'office@example.com',
        type: 'corporateGift',
        companyName: '',
        message: '',
      },
      minutesOn(2),
    )
    const { ourTurn } = await inbox('first=largest')
    expect(references(ourTurn)).toEqual([bulk.reference, many, few])
  })

  testOnce.each([
    [[], 0],
    [[{ id: 1 }, { id: 2, quantity: '0' }], 2],
    [
      [
        { id: 1, quantity: '12' },
        { id: 2, quantity: '2 dz' },
        { id: 3, quantity: 'some' },
      ],
      15,
    ],
  ])('of %j it counts the pieces that are named, one at least of each', async (products, size) => {
    const { app, ask } = await openDesk()
    await ask({ products })
    expect(await app.db.selectFrom('enquiries').select('size').execute()).toEqual([{ size }])
  })

  test('the usual answer is the last month’s median', async () => {
    const { app, inbox } = await openDesk()
    const minutes = [5, 5, 5, 5, 30, 50, 200, 200, 200, 200, 9_000, 1]
    const answered = manyRows(12).map((row, index) => ({
      ...row,
      answer_minutes: minutes[index],
      // The last of them was longer ago.
      first_answer_at: minutesOn(index === 11 ? -40 * 24 * 60 : index).toISOString(),
    }))
    await insert(app.db, answered)
    expect((await inbox('', minutesOn(20))).usualAnswerMinutes).toBe(50)
    // Two in the middle; what was answered after this instant is not known yet.
    expect((await inbox('', minutesOn(9))).usualAnswerMinutes).toBe(40)
    // Of nine nothing is usual.
    expect((await inbox('', minutesOn(8))).usualAnswerMinutes).toBeUndefined()
    expect((await inbox('', minutesOn(30 * 24 * 60 + 2))).usualAnswerMinutes).toBeUndefined()
  })

  test('an address that was tampered with shows the first page', async () => {
    const { ask, change, inbox } = await openDesk()
    const [won, reference] = [await ask({ message: 'Another' }), await ask()]
    done(await change(won, { kind: 'state', state: 'won' }))
    const places = [
      ...['x', 'ours~', "ours~2026'--~1", 'closed~2000~1', 'ours~2000~1x', 'xours~2000~1'],
      // Where a page ended in another order than this one's.
      ...['closed~2099~1', 'found~~1'],
    ]
    for (const after of places.map(encodeURIComponent)) {
      for (const first of ['longest', 'newest', 'largest']) {
        const page = await inbox(`first=${first}&after=${after}`)
        expect([after, first, references(page.ourTurn)]).toEqual([after, first, [reference]])
      }
    }
    const largest = await inbox('first=largest&after=ours~2026-11-19T04:30:00.000Z~9')
    expect(references(largest.ourTurn)).toEqual([reference])
    expect(references((await inbox('first=newest&after=ours~7~9')).ourTurn)).toEqual([reference])
    expect(references((await inbox('tab=closed&after=ours~2000~1')).closed)).toEqual([won])
    expect(references((await inbox('q=meera&after=ours~2000~1')).found)).toEqual([reference, won])
  })
})

testOnce(
  'a page without enquiries asks the database for nothing more, which would read all of them',
  async () => {
    const db = await openTestDatabase()
    await db.destroy()
    expect(await asInboxRows(db, [], standardSettings.hours, minutesOn(0))).toEqual([])
  },
)

test('a count says up to a thousand how many there are, and beyond it that there are more', () => {
  expect(upTo(1_000)).toEqual({ count: 1_000, more: false })
  expect(upTo(1_001)).toEqual({ count: 1_000, more: true })
})

testOnce.each([
  ['Flat 7, Rohan Apartments, Kothrud, Pune 411038', 'Kothrud, Pune'],
  ['Plot 12\nAundh\nPune - 411 007', 'Aundh, Pune'],
  ['सातारा ४१५००१', 'सातारा'],
  ['सातारा 415001', 'सातारा'],
  ['12 Baner Road', undefined],
  ['Call 9876543210, Pune', undefined],
  [null, undefined],
])('the place of %s is %s', (address, place) => {
  expect(placeOf(address)).toBe(place)
})
