import { describe, expect, test } from 'vitest'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { done, minutesOn, openDesk } from '#tests/support/desk.ts'
import { changeEnquiry, makeChanges } from './change-enquiry.server.ts'

describe('an enquiry from first word to last', () => {
  test('is ours until somebody spoke, then theirs, then won, with every step written down', async () => {
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
  })

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

  test('what was there before the desk is the desk’s once somebody says why it was lost', async () => {
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
  })

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

  test('a plan keeps what it does not name, and words alone are kept of what is closed', async () => {
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
  })

  test('what can’t be done is refused in words', async () => {
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

describe('two people at once', () => {
  test('the later one is told who changed what, and nothing of the first is lost', async () => {
    const { app, ask, change, ravi } = await openDesk()
    const reference = await ask()
    const first = await change(
      reference,
      { kind: 'state', state: 'quoted' },
      { by: ravi, version: 1 },
    )
    expect(first).toMatchObject({ version: 2 })
    const late = { kind: 'state', state: 'lost' } as const
    expect(await change(reference, late, { version: 1 })).toMatchObject({
      version: 2,
      conflict: [{ staffId: ravi, code: 'state', from: 'new', to: 'quoted' }],
    })
    const plan = { kind: 'next-step', text: 'Call' } as const
    expect(await change(reference, plan, { version: 1 })).toHaveProperty('conflict')
    const person = { kind: 'person', staffId: ravi } as const
    expect(await change(reference, person, { version: 1 })).toHaveProperty('conflict')
    expect(await findEnquiry(app.db, reference)).toMatchObject({
      state: 'quoted',
      next_step: null,
      staff_id: null,
    })
  })

  test('the later one is told all that happened since, in order, and nothing of any other', async () => {
    const { ask, change, asha, ravi } = await openDesk()
    const [reference, other] = [await ask(), await ask({ message: 'Another' })]
    done(await change(reference, { kind: 'reached' }, { by: ravi }))
    done(await change(reference, { kind: 'person', staffId: asha }, { by: ravi }))
    done(await change(reference, { kind: 'state', state: 'quoted' }, { at: minutesOn(61) }))
    done(await change(other, { kind: 'reached' }))
    done(await change(other, { kind: 'state', state: 'lost' }))
    expect(await change(reference, { kind: 'hand-back' }, { version: 2 })).toEqual({
      version: 4,
      conflict: [
        {
          staffId: ravi,
          at: minutesOn(60).toISOString(),
          code: 'person',
          from: null,
          to: String(asha),
        },
        {
          staffId: asha,
          at: minutesOn(61).toISOString(),
          code: 'state',
          from: 'contacted',
          to: 'quoted',
        },
      ],
    })
  })

  test('a call that was not made after all is written down, and is nobody’s conflict', async () => {
    const { app, ask, change } = await openDesk()
    const reference = await ask()
    done(await change(reference, { kind: 'reached' }))
    const before = await findEnquiry(app.db, reference)
    done(await change(reference, { kind: 'not-called' }, { version: 1 }))
    expect(await findEnquiry(app.db, reference)).toEqual(before)
    expect((await findEnquiryFile(app, reference))?.events[0]).toMatchObject({
      code: 'not-called',
      undoable: false,
    })
  })

  test('a note is kept whatever others do, and makes nobody’s page out of date', async () => {
    const { ask, change, ravi } = await openDesk()
    const reference = await ask()
    done(await change(reference, { kind: 'reached' }, { by: ravi }))
    const note = { kind: 'note', text: '18 of them in shed 2' } as const
    expect(done(await change(reference, note, { version: 1 })).version).toBe(2)
    expect(await change(reference, { kind: 'hand-back' }, { version: 2 })).toHaveProperty('done')
  })
})

describe('undoing', () => {
  test('brings back all that a change changed, with an event of its own', async () => {
    const { app, ask, change } = await openDesk()
    const reference = await ask()
    const before = await findEnquiry(app.db, reference)
    const { done: event } = done(await change(reference, { kind: 'state', state: 'lost' }))
    const undone = done(await change(reference, { kind: 'undo', eventId: event }))
    expect(await findEnquiry(app.db, reference)).toEqual({ ...before, version: 3 })
    const file = await findEnquiryFile(app, reference)
    expect(file?.events).toMatchObject([
      { id: undone.done, code: 'undone', undoes: event, from: 'lost', to: 'new', undoable: false },
      { id: event, code: 'state', undoable: false },
    ])
  })

  test('of the next step finds its words again', async () => {
    const { app, ask, change } = await openDesk()
    const reference = await ask()
    done(await change(reference, { kind: 'next-step', text: 'Call before noon' }))
    const over = done(await change(reference, { kind: 'next-step', text: 'Nothing to do' }))
    done(await change(reference, { kind: 'undo', eventId: over.done }))
    expect((await findEnquiry(app.db, reference))?.next_step).toBe('Call before noon')
  })

  test('is refused once somebody has changed it since, and for what can’t be taken back', async () => {
    const { app, ask, change, ravi } = await openDesk()
    const reference = await ask()
    const mine = done(await change(reference, { kind: 'state', state: 'lost' }))
    done(await change(reference, { kind: 'person', staffId: ravi }, { by: ravi }))
    const undo = { kind: 'undo', eventId: mine.done } as const
    expect(await change(reference, undo)).toMatchObject({
      refused: expect.stringMatching(/changed since/),
    })
    expect((await findEnquiry(app.db, reference))?.state).toBe('lost')
    const note = done(await change(reference, { kind: 'note', text: 'Tall ones' }))
    expect(await change(reference, { kind: 'undo', eventId: note.done })).toMatchObject({
      refused: expect.stringMatching(/can’t be undone/),
    })
  })

  test('of one enquiry does not undo what was done to another, and leaves its words alone', async () => {
    const { app, ask, change } = await openDesk()
    const [reference, other] = [await ask(), await ask({ message: 'Another' })]
    done(await change(reference, { kind: 'next-step', text: 'Call' }))
    const { done: eventId } = done(await change(reference, { kind: 'state', state: 'lost' }))
    done(await change(other, { kind: 'reached' }))
    done(await change(other, { kind: 'hand-back' }))
    expect(await change(other, { kind: 'undo', eventId })).toMatchObject({
      refused: expect.stringMatching(/can’t be/),
    })
    done(await change(reference, { kind: 'undo', eventId }))
    expect(await findEnquiry(app.db, reference)).toMatchObject({ state: 'new', next_step: 'Call' })
  })
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

describe('a note', () => {
  test('sent twice stands once, and answers as the first time', async () => {
    const { app, ask, change } = await openDesk()
    const reference = await ask()
    const note = { kind: 'note', text: 'Has a lift', submissionId: 'a-b-c' } as const
    const first = done(await change(reference, note))
    expect(done(await change(reference, note)).done).toBe(first.done)
    expect((await findEnquiryFile(app, reference))?.notes).toMatchObject([{ text: 'Has a lift' }])
  })

  test('is struck out by its writer only, and stays to be read', async () => {
    const { app, ask, change, ravi } = await openDesk()
    const reference = await ask()
    done(await change(reference, { kind: 'note', text: 'Wants forty' }))
    const noteId = (await findEnquiryFile(app, reference))?.notes[0]?.id ?? 0
    const strike = { kind: 'strike-note', noteId } as const
    expect(await change(reference, strike, { by: ravi })).toMatchObject({
      refused: expect.stringMatching(/who wrote/),
    })
    done(await change(reference, strike))
    expect(await change(reference, strike)).toMatchObject({
      refused: expect.stringMatching(/already/),
    })
    expect((await findEnquiryFile(app, reference))?.notes).toMatchObject([
      { text: 'Wants forty', struckBy: { name: 'Asha Patil' } },
    ])
  })

  test('belongs to one enquiry: another one neither answers for it nor strikes it out', async () => {
    const { app, ask, change } = await openDesk()
    const [reference, other] = [await ask(), await ask({ message: 'Another' })]
    const note = { kind: 'note', text: 'Has a lift', submissionId: 'a-b-c' } as const
    done(await change(reference, { kind: 'note', text: 'Lives in Aundh' }))
    done(await change(reference, note))
    expect(await change(other, note)).toMatchObject({ refused: expect.stringMatching(/once more/) })
    const noteId = (await findEnquiryFile(app, reference))?.notes[0]?.id ?? 0
    expect(await change(other, { kind: 'strike-note', noteId })).toEqual({
      refused: 'There is no such note.',
    })
    expect((await findEnquiryFile(app, other))?.notes).toEqual([])
    expect((await findEnquiryFile(app, reference))?.notes).toMatchObject([
      { text: 'Has a lift', struckAt: null },
      { text: 'Lives in Aundh' },
    ])
  })

  test('of nothing, or of a book, is refused', async () => {
    const { ask, change } = await openDesk()
    const reference = await ask()
    expect(await change(reference, { kind: 'note', text: ' \n' })).toHaveProperty('refused')
    const book = { kind: 'note', text: 'a'.repeat(4_001) } as const
    expect(await change(reference, book)).toMatchObject({ refused: expect.stringMatching(/4,000/) })
    const longest = { kind: 'note', text: ` ${'🌱'.repeat(4_000)} ` } as const
    expect(await change(reference, longest)).toHaveProperty('done')
  })
})

test('whose turn it is follows the next step: a sentence of ours, a reminder, or what is said', async () => {
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
})

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
