import { describe, expect, test } from 'vitest'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { done, minutesOn, openDesk } from '#tests/support/desk.ts'
import { changeEnquiry, makeChanges } from './change-enquiry.server.ts'

describe('an enquiry from first word to last', () => {
  testOnce(
    'is ours until somebody spoke, then theirs, then won, with every step written down',
    async () => {
      const { app, ask, change, inbox, ravi } = await openDesk()
      const reference = await ask()
      expect((await inbox('', minutesOn(30))).ourTurn).toMatchObject([
        { reference, state: 'new', waitingMinutes: 30, place: 'Kothrud, Pune', with: undefined },
      ])
      done(await change(reference, { kind: 'person', staffId: ravi }))
      done(await change(reference, { kind: 'reached' }, { at: minutesOn(40), by: ravi }))
      done(await change(reference, { kind: 'next-step', text: ' Write the offer ' }))
      done(await change(reference, { kind: 'state', state: 'quoted' }))
      const waiting = await inbox()
      expect(waiting.ourTurn).toEqual([])
      expect(waiting.theirTurn).toMatchObject([
        { reference, state: 'quoted', lastDone: 'quoted', with: { name: 'Ravi Jadhav' } },
      ])
      expect(waiting.usualAnswerMinutes).toBeUndefined()
      done(await change(reference, { kind: 'state', state: 'won' }, { at: minutesOn(90) }))
      expect((await inbox('tab=closed')).closed).toMatchObject([{ reference, state: 'won' }])
      const file = await findEnquiryFile(app, reference, minutesOn(91))
      expect(file).toMatchObject({ nextStep: 'Write the offer', place: undefined })
      expect(file?.events.map(({ code, from, to, by }) => [code, from, to, by?.name])).toEqual([
        ['state', 'quoted', 'won', 'Asha Patil'],
        ['state', 'contacted', 'quoted', 'Asha Patil'],
        ['next-step', null, null, 'Asha Patil'],
        ['reached', 'new', 'contacted', 'Ravi Jadhav'],
        ['person', null, String(ravi), 'Asha Patil'],
      ])
      expect(file?.events[4]?.toPerson).toEqual({ id: ravi, name: 'Ravi Jadhav' })
    },
  )

  test('is lost for a reason, which can be said later and with any other state is forgotten', async () => {
    const { app, ask, change } = await openDesk()
    const reference = await ask()
    done(await change(reference, { kind: 'state', state: 'lost' }, { at: minutesOn(10) }))
    const reason = { kind: 'state', state: 'lost', lostReason: 'stock' } as const
    done(await change(reference, reason, { at: minutesOn(20) }))
    expect(await findEnquiry(app.db, reference)).toMatchObject({
      lost_reason: 'stock',
      turn_since: minutesOn(10).toISOString(),
    })
    done(await change(reference, { kind: 'state', state: 'contacted' }))
    expect(await findEnquiry(app.db, reference)).toMatchObject({
      lost_reason: null,
      turn: 'theirs',
    })
  })

  testOnce(
    'what was there before the desk is the desk’s once somebody says why it was lost',
    async () => {
      const { app, ask, change } = await openDesk()
      const reference = await ask()
      done(await change(reference, { kind: 'state', state: 'lost' }, { at: minutesOn(10) }))
      await app.db.updateTable('enquiries').set({ before_desk: 1 }).execute()
      done(await change(reference, { kind: 'state', state: 'lost', lostReason: 'price' }))
      const [told] = (await findEnquiryFile(app, reference))?.events ?? []
      expect(told).toMatchObject({ code: 'state', from: 'lost', to: 'lost:price' })
      expect(await findEnquiry(app.db, reference)).toMatchObject({
        lost_reason: 'price',
        before_desk: 0,
        turn_since: minutesOn(10).toISOString(),
      })
    },
  )

  test('what is new again has waited since then, and was not set aside', async () => {
    const { app, ask, change } = await openDesk()
    const reference = await ask()
    done(await change(reference, { kind: 'state', state: 'won' }, { at: minutesOn(10) }))
    done(await change(reference, { kind: 'state', state: 'new' }, { at: minutesOn(20) }))
    expect(await findEnquiry(app.db, reference)).toMatchObject({
      last_done: 'new',
      our_turn_since: minutesOn(20).toISOString(),
    })
  })

  testOnce(
    'a plan keeps what it does not name, and words alone are kept of what is closed',
    async () => {
      const { app, ask, change } = await openDesk()
      const reference = await ask()
      const remindAt = minutesOn(100)
      done(await change(reference, { kind: 'next-step', text: 'Call', reminder: { at: remindAt } }))
      done(await change(reference, { kind: 'next-step', text: 'Call before noon' }))
      expect(await findEnquiryFile(app, reference)).toMatchObject({
        nextStep: 'Call before noon',
        reminder: { at: remindAt.toISOString() },
        events: [{ to: null }, { code: 'next-step', to: remindAt.toISOString() }],
      })
      done(await change(reference, { kind: 'next-step', reminder: 'none' }))
      expect(await findEnquiryFile(app, reference)).toMatchObject({
        nextStep: 'Call before noon',
        reminder: 'none',
        events: [{ to: 'none' }, {}, {}],
      })
      done(await change(reference, { kind: 'state', state: 'won' }))
      done(await change(reference, { kind: 'next-step', text: ' ', reminder: 'none' }))
      expect(await findEnquiryFile(app, reference)).toMatchObject({
        row: { turn: 'closed' },
        nextStep: null,
      })
    },
  )

  testOnce('what can’t be done is refused in words', async () => {
    const { app, ask, change, asha } = await openDesk()
    const reference = await ask()
    const past = { kind: 'next-step', reminder: { at: minutesOn(1) } } as const
    expect(await change(reference, past)).toMatchObject({
      refused: expect.stringMatching(/has passed/),
    })
    const present = { kind: 'next-step', reminder: { at: minutesOn(60) } } as const
    expect(await change(reference, present)).toMatchObject({
      refused: expect.stringMatching(/has passed/),
    })
    const long = { kind: 'next-step', text: 'a'.repeat(501) } as const
    expect(await change(reference, long)).toMatchObject({ refused: expect.stringMatching(/500/) })
    expect(await change(reference, { kind: 'release' })).toMatchObject({
      refused: expect.stringMatching(/set aside/),
    })
    done(await change(reference, { kind: 'state', state: 'won' }))
    expect(await change(reference, { kind: 'hand-back' })).toMatchObject({
      refused: expect.stringMatching(/closed/),
    })
    const ahead = { kind: 'next-step', reminder: 'when-written' } as const
    expect(await change(reference, ahead)).toMatchObject({
      refused: expect.stringMatching(/closed/),
    })
    const author = { staffId: asha, version: 1 }
    expect(await changeEnquiry(app, 'AN-00000000', { kind: 'reached' }, author)).toEqual({
      refused: 'There is no such enquiry.',
    })
  })
})

test('what was done lets go at once what waits to be sent; what was refused does not', async () => {
  const { app, ask, change } = await openDesk()
  const reference = await ask()
  let woken = 0
  app.delivery.wake = () => {
    woken += 1
  }
  await change(reference, { kind: 'release' })
  await change(reference, { kind: 'reached' }, { version: 7 })
  expect(woken).toBe(0)
  done(await change(reference, { kind: 'state', state: 'spam' }))
  expect(woken).toBe(1)
})

describe('a change that is sent under an id', () => {
  test('is made once, and answered as it was then, whatever was changed since', async () => {
    const { app, ask, change, asha, ravi } = await openDesk()
    const [reference, other] = [await ask(), await ask({ message: 'Another' })]
    const quoted = { kind: 'state', state: 'quoted' } as const
    const send = (to = reference, staffId = asha) =>
      changeEnquiry(app, to, quoted, { staffId, version: 1, submissionId: 'a-b-c' }, minutesOn(10))
    const first = done(await send())
    expect(first.version).toBe(2)
    done(await change(reference, { kind: 'state', state: 'won' }, { by: ravi }))
    expect(await send()).toEqual(first)
    const events = (await findEnquiryFile(app, reference))?.events ?? []
    expect(events.map(({ to }) => to)).toEqual(['won', 'quoted'])
    for (const elsewhere of [await send(other), await send(reference, ravi)]) {
      expect(elsewhere).toMatchObject({ refused: expect.stringMatching(/once more/) })
    }
    expect(await findEnquiry(app.db, other)).toMatchObject({ state: 'new' })
  })

  test('is made with all that are sent beside it', async () => {
    const { app, ask, asha, ravi } = await openDesk()
    const reference = await ask()
    const plan = { kind: 'next-step', text: 'Call before noon' } as const
    const person = { kind: 'person', staffId: ravi } as const
    const author = { staffId: asha, version: 1, submissionId: 'a-b-c' }
    const { outcome } = await makeChanges(app, reference, [plan, person], author, minutesOn(10))
    expect(done(outcome).version).toBe(3)
    expect(await findEnquiry(app.db, reference)).toMatchObject({
      next_step: 'Call before noon',
      staff_id: ravi,
    })
  })
})

testOnce(
  'whose turn it is follows the next step: a sentence of ours, a reminder, or what is said',
  async () => {
    const { ask, change, inbox } = await openDesk()
    const reference = await ask()
    const turnOf = async () => {
      const { ourTurn, theirTurn } = await inbox('', minutesOn(60))
      return [ourTurn.length, theirTurn.length]
    }
    const step = (text: string) => ({ kind: 'next-step', text }) as const
    done(await change(reference, step('Ask which pots')))
    expect(await change(reference, { kind: 'next-step', turn: 'theirs' })).toEqual({
      refused: 'It is our turn until somebody has answered.',
    })
    done(await change(reference, { kind: 'reached' }))
    expect(await turnOf()).toEqual([1, 0])
    done(await change(reference, { kind: 'next-step', turn: 'theirs' }))
    expect(await turnOf()).toEqual([0, 1])
    done(await change(reference, step('Send an offer')))
    expect(await turnOf()).toEqual([1, 0])
    done(await change(reference, { kind: 'next-step', reminder: { at: minutesOn(600) } }))
    expect(await turnOf()).toEqual([0, 1])
    done(await change(reference, step('Send the offer for twelve')))
    expect(await turnOf()).toEqual([0, 1])
  },
)
