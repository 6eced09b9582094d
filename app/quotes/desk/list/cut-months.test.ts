import { expect, test } from 'vitest'
import { acceptQuote, askForChange } from '#app/quotes/sending/answers.server.ts'
import { changeSentQuote } from '#app/quotes/sending/change-sent.server.ts'
import { dayMs } from '#app/time/india.ts'
import { openDesk } from '#tests/support/desk.ts'
import { giveQuote } from '#tests/support/quotes.ts'
import { readListQuery } from './list-address.ts'
import { showQuoteList } from './shown-list.server.ts'

/** A Monday at ten in the morning in India. */
const now = new Date('2026-11-23T04:30:00Z')
/** The last minute of October in India, and the first of November. */
const [lateOctober, earlyNovember] = ['2026-10-31T18:29:00Z', '2026-10-31T18:30:00Z']

/** A desk with quotes of Rs 329, of whose list a page shows two. */
async function openShortPages() {
  const desk = await openDesk()
  const { app, ask, asha: staffId } = desk
  const give = async (at: Date, validUntil = '2026-12-20') =>
    giveQuote(desk, await ask({}, at), { validUntil }, at)
  const before = (at: string) => new Date(Date.parse(at) - dayMs)
  return {
    async accept(at: string) {
      const { token, revision, sums } = await give(before(at))
      await acceptQuote(app, { token, revision, total: sums.total }, new Date(at))
    },
    async end(how: 'declined' | 'withdraw', at: string) {
      const { revisionId } = await give(before(at))
      const change = how === 'withdraw' ? { kind: how, reason: '' } : { kind: how }
      await changeSentQuote(app, revisionId, change, { staffId, now: new Date(at) })
    },
    send: (at: string, validUntil?: string) => give(new Date(at), validUntil),
    async askForChange(at: string) {
      const { token } = await give(before(at))
      await askForChange(app, { token, words: 'Blue pots' }, new Date(at))
    },
    expire: (day: string) => give(new Date('2026-10-20T04:30:00Z'), day),
    async look(address: string) {
      const query = readListQuery(new URLSearchParams(address))
      const { groups } = await showQuoteList(app.db, query, now, 2)
      return groups.map(({ heading, count, side, rows }) => [heading, count, side, rows.length])
    },
  }
}

test('a month that goes on on another page says how many it has in all, and what they come to', async () => {
  const { accept, look } = await openShortPages()
  for (const at of ['2026-11-20T04:30:00Z', '2026-11-10T04:30:00Z', earlyNovember]) await accept(at)
  for (const at of [lateOctober, '2026-10-02T04:30:00Z']) await accept(at)
  const november = ['Accepted in November', 3, 'Rs\u00a0987']
  const october = ['Accepted in October', 2, 'Rs\u00a0658']
  expect(await look('tab=accepted')).toEqual([[...november, 2]])
  expect(await look('tab=accepted&page=2')).toEqual([
    [...november, 1],
    [...october, 1],
  ])
  expect(await look('tab=accepted&page=3')).toEqual([[...october, 1]])
})

test('what has ended is counted in the month of India’s day, whichever way it ended', async () => {
  const { end, expire, look } = await openShortPages()
  await expire('2026-11-01')
  await expire('2026-10-31')
  await end('withdraw', earlyNovember)
  await end('declined', lateOctober)
  await end('declined', '2026-11-12T04:30:00Z')
  const november = ['Ended in November', 3, 'Rs\u00a0987']
  const october = ['Ended in October', 2, 'Rs\u00a0658']
  expect(await look('tab=ended')).toEqual([[...november, 2]])
  expect(await look('tab=ended&page=2')).toEqual([
    [...november, 1],
    [...october, 1],
  ])
  expect(await look('tab=ended&page=3')).toEqual([[...october, 1]])
})

test('open quotes stand on several pages where they are very many: first what is ours, whenever it was sent', async () => {
  const { askForChange, look, send } = await openShortPages()
  await send('2026-09-02T04:30:00Z', '2026-11-24')
  await askForChange('2026-10-05T04:30:00Z')
  await askForChange('2026-10-04T04:30:00Z')
  for (const at of ['2026-11-20T04:30:00Z', '2026-11-10T04:30:00Z', earlyNovember]) await send(at)
  await send(lateOctober)
  const ours = ['Our turn', 3, 'Longest wait first']
  const november = ['Their turn, sent in November', 3, 'Rs\u00a0987']
  const october = ['Their turn, sent in October', 1, 'Rs\u00a0329']
  expect(await look('tab=open')).toEqual([[...ours, 2]])
  expect(await look('tab=open&page=2')).toEqual([
    [...ours, 1],
    [...november, 1],
  ])
  expect(await look('tab=open&page=3')).toEqual([[...november, 2]])
  expect(await look('tab=open&page=4')).toEqual([[...october, 1]])
})
