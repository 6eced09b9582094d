import { expect, test } from 'vitest'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { minutesOn, openDesk } from '#tests/support/desk.ts'
import { giveQuote } from '#tests/support/quotes.ts'
import { acceptQuote } from './answers.server.ts'
import { changeSentQuote } from './change-sent.server.ts'

test('what a visitor has accepted stays ours to call about, whatever becomes of a second quote that they accepted', async () => {
  const desk = await openDesk()
  const { app, ask, asha: staffId } = desk
  const reference = await ask()
  const first = await giveQuote(desk, reference)
  const second = await giveQuote(desk, reference)
  const accept = ({ token, revision, sums }: typeof first) =>
    acceptQuote(app, { token, revision, total: sums.total }, minutesOn(15))
  const change = (kind: 'not-accepted' | 'declined' | 'not-declined') =>
    changeSentQuote(app, second.revisionId, { kind }, { staffId, now: minutesOn(20) })
  const ours = { state: 'quoted', turn: 'ours', next_step: 'Call about delivery.' }
  for (const quote of [first, second]) expect(await accept(quote)).toHaveProperty('done')
  for (const kind of ['not-accepted', 'declined', 'not-declined'] as const) {
    expect(await change(kind)).toEqual({ done: true })
    expect(await findEnquiry(app.db, reference)).toMatchObject(ours)
  }
})

testOnce.each([
  ['declined', { kind: 'declined' }],
  ['withdrawn', { kind: 'withdraw', reason: '' }],
] as const)('it is our turn to call again once a later quote is %s', async (_, change) => {
  const desk = await openDesk()
  const { app, ask, asha: staffId } = desk
  const reference = await ask()
  const { token, revision, sums } = await giveQuote(desk, reference)
  await acceptQuote(app, { token, revision, total: sums.total }, minutesOn(11))
  const { revisionId } = await giveQuote(desk, reference, {}, minutesOn(12))
  expect(await findEnquiry(app.db, reference)).toMatchObject({ turn: 'theirs' })
  await changeSentQuote(app, revisionId, change, { staffId, now: minutesOn(20) })
  expect(await findEnquiry(app.db, reference)).toMatchObject({
    ...{ turn: 'ours', next_step: 'Call about delivery.', remind_at: null },
  })
})

testOnce(
  'what staff have planned for an accepted quote stays, though another is declined',
  async () => {
    const desk = await openDesk()
    const { app, ask, asha: staffId } = desk
    const reference = await ask()
    const { token, revision, sums } = await giveQuote(desk, reference)
    const { revisionId } = await giveQuote(desk, reference)
    await acceptQuote(app, { token, revision, total: sums.total }, minutesOn(11))
    const reminder = { at: new Date('2026-12-10T05:00:00Z') }
    const plan = { kind: 'next-step', text: 'Bring the palms', reminder } as const
    await desk.change(reference, plan, { at: minutesOn(12) })
    const planned = await findEnquiry(app.db, reference)
    const { turn, remind_at, next_step } = planned ?? {}
    expect(next_step).toBe('Bring the palms')
    const doing = { staffId, now: minutesOn(20) }
    await changeSentQuote(app, revisionId, { kind: 'declined' }, doing)
    await changeSentQuote(app, revisionId, { kind: 'not-declined' }, doing)
    expect(await findEnquiry(app.db, reference)).toMatchObject({ turn, remind_at, next_step })
  },
)
