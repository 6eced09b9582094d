import { describe, expect } from 'vitest'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { done, minutesOn, openDesk } from '#tests/support/desk.ts'
import { findEnquiryFile } from './enquiry-file.server.ts'

describe('a visitor who asks again', () => {
  test.each([
    ['by the number', { email: 'office@example.com' }],
    ['by the e-mail, in other letters', { mobileNumber: '9000000001', email: 'MEERA@example.com' }],
  ])('%s makes what was theirs ours again, and nobody’s stale change wins', async (_, again) => {
    const { app, ask, change, inbox } = await openDesk()
    const reference = await ask()
    const { version } = done(await change(reference, { kind: 'reached', turn: 'theirs' }))
    const second = await ask(again, minutesOn(90))
    const { ourTurn, theirTurn } = await inbox('', minutesOn(100))
    expect(theirTurn).toEqual([])
    expect(ourTurn).toMatchObject([
      { reference, lastDone: 'wrote-again', waitingMinutes: 10 },
      { reference: second, earlier: 1, waitingMinutes: 10 },
    ])
    expect(await change(reference, { kind: 'state', state: 'lost' }, { version })).toMatchObject({
      conflict: [{ staffId: null, code: 'wrote-again', to: second }],
    })
    expect((await findEnquiryFile(app, second))?.earlier).toMatchObject([{ reference }])
  })

  test('has not waited less for it where it was our turn already', async () => {
    const { ask, change, inbox } = await openDesk()
    const reference = await ask()
    done(await change(reference, { kind: 'reached', turn: 'theirs' }, { at: minutesOn(0) }))
    const plan = { kind: 'next-step', reminder: { at: minutesOn(60) } } as const
    done(await change(reference, plan, { at: minutesOn(1) }))
    await ask({ message: 'And when?' }, minutesOn(90))
    expect((await inbox('', minutesOn(100))).ourTurn).toMatchObject([
      { reference, lastDone: 'wrote-again', waitingMinutes: 40 },
      { waitingMinutes: 10 },
    ])
  })

  test('ends the waiting until they write again', async () => {
    const { app, ask, change } = await openDesk()
    const reference = await ask()
    done(await change(reference, { kind: 'reached', turn: 'theirs' }))
    done(await change(reference, { kind: 'next-step', reminder: 'when-written' }))
    await ask({ message: 'And when?' }, minutesOn(90))
    expect(await findEnquiryFile(app, reference, minutesOn(91))).toMatchObject({
      row: { turn: 'ours', version: 4 },
      reminder: 'none',
      lastContactAt: minutesOn(90).toISOString(),
    })
  })

  test('leaves what is closed closed; what a program sends in their name touches nothing', async () => {
    const { app, ask, change, inbox } = await openDesk()
    const won = await ask()
    done(await change(won, { kind: 'state', state: 'won' }))
    const waiting = await ask({ message: 'Another' }, minutesOn(61))
    done(await change(waiting, { kind: 'reached', turn: 'theirs' }, { at: minutesOn(62) }))
    await ask({ message: 'Cheap pills', suspicion: 'honeypot' }, minutesOn(63))
    const { ourTurn, theirTurn, tabs } = await inbox()
    expect(ourTurn).toEqual([])
    expect(theirTurn).toMatchObject([{ reference: waiting, lastDone: 'reached' }])
    expect(tabs).toMatchObject({ closed: { count: 1 }, spam: { count: 1 } })
    expect((await findEnquiry(app.db, won))?.version).toBe(2)
  })
})
