import { expect, test } from 'vitest'
import { dayNumber, dayText } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import { insertRows } from '#database/insert-rows.ts'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { addUpEnquiries, countBySpan } from './enquiry-figures.ts'
import { listWeeks, readRange } from './range.ts'
import { countEnquiries, findMedianAnswer, listMostAsked } from './read-enquiries.server.ts'
import { countSearches, listMostViewed } from './read-views.server.ts'
import { recordViews } from './record-views.server.ts'
import { tidyCounts } from './tidy-counts.server.ts'

const now = new Date('2026-11-20T06:30:00Z')
const dayMs = 24 * 60 * 60 * 1000

/** A number from 0 on below `most` that looks like chance and is always the same. */
function spread(index: number, salt: number, most: number) {
  const mixed = Math.imul(index * 31 + salt, 0x9e3779b1) ^ (index >>> 3)
  return Math.floor(((Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0) / 2 ** 32) * most)
}

/** A made-up year and a bit: an enquiry each seven hours, and views on every day. */
async function fillYear(db: Database) {
  const states = ['new', 'contacted', 'quoted', 'won', 'won', 'lost', 'lost', 'spam'] as const
  const reasons = [null, 'price', 'stock', 'no-reply'] as const
  const rows = Array.from({ length: 1_400 }, (_, index) => {
    const state = states[spread(index, 1, states.length)] ?? 'new'
    return {
      kind: 'enquiry' as const,
      full_name: '',
      email: '',
      mobile_number: '',
      fingerprint: '',
      reference: `AN-${index}`,
      received_at: new Date(now.getTime() - index * 7 * 60 * 60 * 1000).toISOString(),
      turn_since: now.toISOString(),
      state,
      lost_reason: state === 'lost' ? (reasons[spread(index, 2, 4)] ?? null) : null,
      answer_minutes: spread(index, 3, 5) ? spread(index, 4, 1_700) : null,
      products: JSON.stringify([{ id: spread(index, 5, 9) }, { id: 20 + spread(index, 6, 4) }]),
    }
  })
  await db
    .transaction()
    .execute((transaction) => insertRows(transaction, 'enquiries', rows).execute())
  const viewed = Array.from({ length: 2_000 }, (_, index) => ({
    day: dayNumber(now) - spread(index, 7, 420),
    kind: (['product', 'page', 'missed-word'] as const)[index % 3] ?? 'page',
    name: String(spread(index, 8, 12)),
    times: 1 + spread(index, 9, 5),
  }))
  const searches = viewed.map(({ day, times }, index) => {
    const name = index % 5 ? 'found' : 'missed'
    return { day, times, kind: 'search' as const, name }
  })
  await recordViews(db, [...viewed, ...searches])
  return { rows, viewed, searches }
}

const ranges = ['', 'time=4-weeks', 'time=year', 'time=dates&from=2026-01-15&until=2026-08-03']

test('The figures of a made-up year are those that reading every row gives, over any time', async () => {
  const db = await openTestDatabase()
  const { viewed, searches } = await fillYear(db)
  await tidyCounts(db, now)
  for (const asked of ranges) {
    const range = readRange(new URLSearchParams(asked), now)
    const [from, until] = [range.from, dayText(dayNumber(Date.parse(range.until)) + 1)].map((day) =>
      new Date(`${day}T00:00:00+05:30`).toISOString(),
    ) as [string, string]
    const within = db
      .selectFrom('enquiries')
      .selectAll()
      .where('received_at', '>=', from)
      .where('received_at', '<', until)
      .where('state', '<>', 'spam')
    const rows = await within.execute()
    expect(rows.length).toBeGreaterThan(50)
    const where = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).length

    const { byStanding, byDay } = await countEnquiries(db, range)
    const figures = addUpEnquiries(byStanding)
    expect(figures.total).toBe(rows.length)
    for (const state of ['new', 'contacted', 'quoted', 'won', 'lost'] as const) {
      expect(figures.states[state]).toBe(where((row) => row.state === state))
    }
    for (const reason of ['price', 'stock', 'no-reply'] as const) {
      expect(figures.lostReasons[reason]).toBe(where((row) => row.lost_reason === reason))
    }
    const edges = [0, 60, 240, 1_440, Number.POSITIVE_INFINITY]
    expect(figures.answers).toEqual(
      edges.slice(1).map((edge, place) =>
        where(({ answer_minutes: minutes }) => {
          return minutes !== null && minutes >= (edges[place] ?? 0) && minutes < edge
        }),
      ),
    )
    const closed = (row: (typeof rows)[number]) => row.state === 'won' || row.state === 'lost'
    expect(figures.waiting).toBe(where((row) => row.answer_minutes === null && !closed(row)))
    for (const { from: start, until: end, times } of countBySpan(byDay, listWeeks(range))) {
      const inWeek = where(({ received_at }) => {
        const day = dayText(dayNumber(Date.parse(received_at)))
        return day >= start && day <= end
      })
      expect(times).toBe(inWeek)
    }

    const minutes = rows.flatMap((row) => row.answer_minutes ?? []).sort((a, b) => a - b)
    const [low = 0, high = 0] = [minutes[(minutes.length - 1) >> 1], minutes[minutes.length >> 1]]
    expect(await findMedianAnswer(db, range)).toBe(Math.round((low + high) / 2))

    const asks = new Map<number, number>()
    for (const { products } of rows) {
      for (const { id } of JSON.parse(products)) asks.set(id, (asks.get(id) ?? 0) + 1)
    }
    const mostAsked = [...asks].sort(([a, x], [b, y]) => y - x || a - b).slice(0, 5)
    expect(await listMostAsked(db, range, 5)).toEqual(
      mostAsked.map(([id, times]) => ({ id, times })),
    )

    const inRange = ({ day }: { day: number }) =>
      dayText(day) >= range.from && dayText(day) <= range.until
    for (const kind of ['product', 'page', 'missed-word'] as const) {
      const sums = new Map<string, number>()
      for (const view of viewed.filter((one) => one.kind === kind && inRange(one))) {
        sums.set(view.name, (sums.get(view.name) ?? 0) + view.times)
      }
      const most = [...sums].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, 5)
      expect(await listMostViewed(db, kind, range, 5)).toEqual(
        most.map(([name, times]) => ({ name, times })),
      )
    }
    const all = searches.filter(inRange)
    const add = (some: typeof all) => some.reduce((sum, { times }) => sum + times, 0)
    expect(await countSearches(db, range)).toEqual({
      all: add(all),
      missed: add(all.filter(({ name }) => name === 'missed')),
    })
  }
})

test('Of nothing there is no median and no list', async () => {
  const db = await openTestDatabase()
  const range = readRange(new URLSearchParams(), new Date(now.getTime() - 30 * dayMs))
  expect(await countEnquiries(db, range)).toEqual({ byStanding: [], byDay: [] })
  expect(await findMedianAnswer(db, range)).toBeUndefined()
  expect(await listMostAsked(db, range, 5)).toEqual([])
  expect(await countSearches(db, range)).toEqual({ all: 0, missed: 0 })
})
