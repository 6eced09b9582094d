import { expect, test } from 'vitest'
import { countQuoteLines, listQuoteRows, quoteColumns } from '#app/exports/quote-rows.server.ts'
import { readQuotes } from '#app/insights/desk/read-quotes.server.ts'
import { readRange } from '#app/insights/range.ts'
import { countRevisions } from '#app/quotes/count-revisions.server.ts'
import type { QuoteDraft } from '#app/quotes/drafts/draft.ts'
import { acceptQuote, askForChange, askForNewQuote } from '#app/quotes/sending/answers.server.ts'
import { changeSentQuote } from '#app/quotes/sending/change-sent.server.ts'
import { sendQuote } from '#app/quotes/sending/send-quote.server.ts'
import { startRevision } from '#app/quotes/sending/start-revision.server.ts'
import { dayMs } from '#app/time/india.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openDesk } from '#tests/support/desk.ts'
import { giveQuote, potting, writeQuote } from '#tests/support/quotes.ts'
import { readListQuery } from './list-address.ts'
import { showQuoteList } from './shown-list.server.ts'

/** A Monday at ten in the morning in India. */
const now = new Date('2026-11-23T04:30:00Z')
const daysBefore = (days: number) => new Date(now.getTime() - days * dayMs)

/** A desk with quotes of every kind, each of Rs 329. */
async function openList() {
  const desk = await openDesk()
  const { app, ask, asha: staffId } = desk
  const send = async (name: string, days: number, changes: Partial<QuoteDraft> = {}) => {
    const at = daysBefore(days)
    return giveQuote(desk, await ask({ fullName: name }, at), changes, at)
  }
  const waits = await send('Farida', 3)
  await askForChange(app, { token: waits.token, words: 'Fewer' }, daysBefore(1))
  await send('Sunrise', 6)
  await send('Meera', 1)
  await send('Neha', 25, { validUntil: '2027-01-05' })
  const accepted = await send('Asha', 2)
  const { token, revision, sums } = accepted
  await acceptQuote(app, { token, revision, total: sums.total }, now)
  await send('Over', 40)
  const withdrawn = await send('Gone', 5)
  await changeSentQuote(
    app,
    withdrawn.revisionId,
    { kind: 'withdraw', reason: '' },
    { staffId, now },
  )
  await writeQuote(desk, await ask({ fullName: 'Ravi' }), {}, now)
  const look = (address = '') =>
    showQuoteList(app.db, readListQuery(new URLSearchParams(address)), now)
  const names = async (address: string) =>
    (await look(address)).groups.flatMap(({ rows }) => rows.map(({ name }) => name))
  return { app, accepted, look, names }
}

test('open quotes stand with what is ours first, the others by month with what they come to', async () => {
  const { look } = await openList()
  const { counts, openSum, groups } = await look()
  expect(counts).toEqual({ open: 4, accepted: 1, ended: 2, drafts: 1 })
  expect(openSum).toBe('Rs\u00a01,316')
  expect(
    groups.map(({ heading, side, rows }) => [
      heading,
      side,
      ...rows.map(({ name, state, when, isOurs }) => [name, state, when, isOurs]),
    ]),
  ).toEqual([
    [
      'Our turn',
      'Longest wait first',
      ['Farida', 'Asked for a change', 'Since yesterday', true],
      ['Sunrise', 'Sent', 'Ends tomorrow', true],
    ],
    [
      'Their turn, sent in November',
      'Rs\u00a0329',
      ['Meera', 'Sent', 'Till Sunday, 29 Nov', false],
    ],
    [
      'Their turn, sent in October',
      'Rs\u00a0329',
      ['Neha', 'Sent', 'Till Tuesday, 5 Jan 2027', false],
    ],
  ])
})

test('what has ended stands in the month of its end, with who asks for a new one', async () => {
  const desk = await openDesk()
  const { app, ask, asha: staffId } = desk
  const give = async (fullName: string, days: number, validUntil: string) => {
    const at = daysBefore(days)
    return giveQuote(desk, await ask({ fullName }, at), { validUntil }, at)
  }
  await give('Quiet', 50, '2026-11-15')
  const early = await give('Early', 20, '2026-12-20')
  await changeSentQuote(
    app,
    early.revisionId,
    { kind: 'withdraw', reason: '' },
    { staffId, now: daysBefore(19) },
  )
  const anew = await give('Anew', 60, '2026-10-20')
  await askForNewQuote(app, { token: anew.token }, daysBefore(1))
  const { groups } = await showQuoteList(
    app.db,
    readListQuery(new URLSearchParams('tab=ended')),
    now,
  )
  expect(
    groups.map(({ heading, rows }) => [heading, ...rows.map(({ name, when }) => [name, when])]),
  ).toEqual([
    ['Ended in November', ['Quiet', 'Ended 15\u00a0Nov'], ['Early', '4 Nov']],
    ['Ended in October', ['Anew', 'Ended 20\u00a0Oct, new one asked for yesterday']],
  ])
})

test('each tab has its own, and a search finds in all of them', async () => {
  const { accepted, names } = await openList()
  expect(await names('tab=accepted')).toEqual(['Asha'])
  expect(await names('tab=ended')).toEqual(['Gone', 'Over'])
  expect(await names('tab=drafts')).toEqual(['Ravi'])
  expect(await names('tab=nothing')).toHaveLength(4)
  expect(await names('tab=accepted&page=2')).toEqual([])
  expect(await names(`q=${accepted.number.toLowerCase()}`)).toEqual(['Asha'])
  expect(await names('q=sunrise')).toEqual(['Sunrise'])
  expect(await names('q=potting')).toHaveLength(7)
  expect(await names('q=100%25')).toEqual([])
})

test('by month they add up: each counts once, where it was sent', async () => {
  const { look } = await openList()
  const { months } = await look()
  expect(months).toEqual({
    months: [
      { month: 'November', sent: 5, accepted: 1, sum: 'Rs\u00a0329' },
      { month: 'October', sent: 2, accepted: 0, sum: 'Rs\u00a00' },
    ],
    all: { sent: 7, accepted: 1, sum: 'Rs\u00a0329' },
    outcomes: { accepted: 1, declined: 0, expired: 1, open: 4, withdrawn: 1 },
  })
})

test('the sheet has a row for each line of what was sent, and the sums beside the first', async () => {
  const { app, accepted } = await openList()
  const rows: string[][] = []
  for await (const row of listQuoteRows(app.db)) rows.push(row)
  const heads = quoteColumns.map(({ heading }) => heading)
  const all = rows.map((row) => Object.fromEntries(row.map((cell, place) => [heads[place], cell])))
  expect(await countQuoteLines(app.db)).toBe(7)
  expect(all).toHaveLength(7)
  expect(all.find((row) => row.Quote === accepted.number)).toMatchObject({
    State: 'Accepted',
    Name: 'Asha',
    Product: 'Potting',
    'How many': '1',
    'Amount, Rs': '250',
    'Delivery, Rs': '79',
    'Total, Rs': '329',
    'Sent by': 'Asha Patil',
  })
  // What a spreadsheet sums up by month.
  const days = all.flatMap((row) =>
    heads.filter((head) => /^\d{4}-\d\d-\d\d/.test(row[head] ?? '')),
  )
  const times = quoteColumns.flatMap(({ heading, holds }) => (holds === 'time' ? heading : []))
  expect(times).toEqual(expect.arrayContaining(days))
  expect(JSON.stringify(rows)).not.toContain(accepted.token)
})

testOnce('the sheet says what of a total is tax, and what is asked for in advance', async () => {
  const desk = await openDesk()
  const lines = [{ ...potting, taxRate: '5' }]
  const taxed = { lines, tax: 'included', deliveryRate: '18' } as const
  await giveQuote(desk, await desk.ask(), { ...taxed, advance: 'percent', advanceValue: '50' })
  const rows: string[][] = []
  for await (const row of listQuoteRows(desk.app.db)) rows.push(row)
  const heads = quoteColumns.map(({ heading }) => heading)
  expect(Object.fromEntries(heads.map((head, place) => [head, rows[0]?.[place]]))).toMatchObject({
    'GST, %': '5',
    'GST of delivery, %': '18',
    'GST is': 'included',
    'GST, Rs': '24',
    'Total, Rs': '329',
    'Advance, Rs': '165',
  })
})

testOnce(
  'the list and the sheet say what was received of a quote, for whichever of its revisions',
  async () => {
    const { app, accepted, look } = await openList()
    const doing = { staffId: accepted.sentBy ?? 0, now }
    const paid = async () => {
      const [row] = (await look('tab=accepted')).groups.flatMap(({ rows }) => rows)
      return row?.when
    }
    const pay = (revisionId: number, amount: number) =>
      changeSentQuote(app, revisionId, { kind: 'paid', on: '2026-11-23', amount }, doing)
    expect(await paid()).toBe('Today')
    await pay(accepted.revisionId, 10_000)
    expect(await paid()).toBe('Today, Rs\u00a0100 paid')
    const revisionId = (await startRevision(app, accepted.revisionId, doing)) ?? 0
    await sendQuote(app, { revisionId, version: 1, byEmail: false }, doing)
    await changeSentQuote(app, revisionId, { kind: 'accepted' }, doing)
    expect(await paid()).toBe('Today, Rs\u00a0100 paid')
    const places = ['Quote', 'Revision', 'Paid on', 'Paid, Rs'].map((wanted) =>
      quoteColumns.findIndex(({ heading }) => heading === wanted),
    )
    const sheet: string[][] = []
    for await (const row of listQuoteRows(app.db)) sheet.push(places.map((at) => row[at] ?? ''))
    expect(sheet.filter(([number]) => number === accepted.number)).toEqual([
      [accepted.number, '2', '2026-11-23', '100'],
      [accepted.number, '1', '', ''],
    ])
    await pay(revisionId, 32_900)
    expect(await paid()).toBe('Today, paid')
  },
)

test('figures tell what was sent and accepted, and how long it took; parts add up', async () => {
  const { app } = await openList()
  const range = readRange(new URLSearchParams({ time: '4-weeks' }), now)
  const { total, bars, outcomes, times, medianMinutes } = await readQuotes(app.db, range, now)
  expect(total).toBe(5)
  expect(bars.spans.map((span) => span.times)).toEqual([0, 0, 5, 0])
  expect(outcomes).toEqual({
    accepted: { times: 1, sum: 32_900 },
    declined: { times: 0, sum: 0 },
    expired: { times: 0, sum: 0 },
    open: { times: 3, sum: 98_700 },
    withdrawn: { times: 1, sum: 32_900 },
  })
  expect([times, medianMinutes]).toEqual([[5, 0, 0, 0], 0])
})

test('whoever watches the site counts revisions by their state', async () => {
  const { app } = await openList()
  expect(Object.fromEntries(await countRevisions(app.db))).toEqual({
    draft: 1,
    sent: 4,
    accepted: 1,
    'change-asked': 1,
    withdrawn: 1,
  })
})

test('most quoted is what most quotes name, however many lines and revisions each has', async () => {
  const desk = await openDesk()
  const { app, ask, asha: staffId } = desk
  const at = daysBefore(1)
  const give = async (lines: QuoteDraft['lines']) =>
    giveQuote(desk, await ask({}, at), { lines }, at)
  const areca = { ...potting, product: 8 }
  await give([{ ...potting, product: 7 }])
  await give([areca])
  const { revisionId } = await give([areca, areca, potting])
  const doing = { staffId, now: at }
  const next = (await startRevision(app, revisionId, doing)) ?? 0
  const asked = { revisionId: next, version: 1, byEmail: false, others: 'both-hold' } as const
  expect(await sendQuote(app, asked, doing)).toEqual({ sent: true })
  const range = readRange(new URLSearchParams({ time: '4-weeks' }), now)
  expect((await readQuotes(app.db, range, now)).products).toMatchObject([
    { key: '8', times: 2 },
    { key: '7', times: 1 },
  ])
})
