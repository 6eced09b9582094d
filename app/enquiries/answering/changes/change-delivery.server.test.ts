import { describe, expect, test } from 'vitest'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { releaseEnquiry } from '#app/enquiries/receiving/quarantine.server.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { type Desk, done, minutesOn, openDesk } from '#tests/support/desk.ts'

const outbox = ({ app }: Desk) => app.db.selectFrom('outbox').selectAll().orderBy('kind').execute()

async function set(desk: Desk, kind: 'visitor-email' | 'staff-email', state: 'sent' | 'given-up') {
  await desk.app.db
    .updateTable('outbox')
    .set({ state, attempts: 3, last_error: state === 'sent' ? null : 'refused EENVELOPE' })
    .where('kind', '=', kind)
    .execute()
}

const correct = { kind: 'correct-address', email: 'meera@gmail.com' } as const

describe('correcting the address', () => {
  testOnce('sends what was given up to the new one, and nothing repeats the old', async () => {
    const desk = await openDesk()
    const { app, ask, change, inbox } = desk
    const reference = await ask({ email: 'meera@gmial.com' })
    await set(desk, 'visitor-email', 'given-up')
    expect(await findEnquiryFile(app, reference)).toMatchObject({ likelyDomain: 'gmail.com' })
    done(await change(reference, correct))
    const [staff, visitor] = await outbox(desk)
    expect(visitor).toMatchObject({
      state: 'waiting',
      attempts: 0,
      recipient: 'meera@gmail.com',
      recipient_folded: 'meera@gmail.com',
    })
    expect(staff?.body).toContain('meera@gmail.com')
    const { db } = app
    const stored = JSON.stringify([
      await outbox(desk),
      await findEnquiry(db, reference),
      await db.selectFrom('enquiry_events').selectAll().execute(),
      await db.selectFrom('enquiry_texts').selectAll().execute(),
    ])
    expect(stored).not.toContain('gmial')
    expect((await inbox('q=gmial.com')).found).toEqual([])
    expect((await inbox('q=meera@gmail.com')).found).toMatchObject([{ reference }])
  })

  testOnce(
    'asks where the new one looks like a slip of the pen, unless somebody is sure',
    async () => {
      const { app, ask, change } = await openDesk()
      const reference = await ask()
      const slip = { kind: 'correct-address', email: 'meera@gmai.com' } as const
      expect(await change(reference, slip)).toEqual({ asked: 'meera@gmail.com' })
      expect((await findEnquiry(app.db, reference))?.email).toBe('meera@example.com')
      done(await change(reference, { ...slip, sure: true }))
      expect((await findEnquiry(app.db, reference))?.email).toBe('meera@gmai.com')
    },
  )

  test('refuses what is no address, and the same one', async () => {
    const { ask, change } = await openDesk()
    const reference = await ask()
    for (const email of ['meera', 'meera@example.com']) {
      expect(await change(reference, { kind: 'correct-address', email })).toHaveProperty('refused')
    }
  })

  test('waits while an e-mail is being sent to the old one', async () => {
    const desk = await openDesk()
    const reference = await desk.ask()
    await desk.app.db
      .updateTable('outbox')
      .set({ leased_until: minutesOn(61).toISOString(), leased_by: 'another process' })
      .execute()
    expect(await desk.change(reference, correct)).toMatchObject({
      refused: expect.stringMatching(/on its way/),
    })
  })

  test('waits for nothing else: neither the staff’s e-mail, nor another’s, nor what a process left', async () => {
    const desk = await openDesk()
    const [reference, other] = [await desk.ask(), await desk.ask({ message: 'Another' })]
    const lease = (minutes: number) =>
      desk.app.db
        .updateTable('outbox')
        .set({ leased_until: minutesOn(minutes).toISOString(), leased_by: 'another process' })
    await lease(61).where('kind', '=', 'staff-email').execute()
    await lease(61).where('subject_reference', '=', other).execute()
    await lease(60)
      .where('kind', '=', 'visitor-email')
      .where('subject_reference', '=', reference)
      .execute()
    done(await desk.change(reference, correct))
  })

  testOnce(
    'leaves what arrived as it was sent, and tries no message of the staff’s again',
    async () => {
      const desk = await openDesk()
      const reference = await desk.ask()
      await set(desk, 'visitor-email', 'sent')
      await set(desk, 'staff-email', 'given-up')
      const [, sent] = await outbox(desk)
      done(await desk.change(reference, correct))
      const [staff, visitor] = await outbox(desk)
      expect(visitor).toEqual(sent)
      expect(staff).toMatchObject({ state: 'given-up', recipient: null, recipient_folded: null })
    },
  )

  testOnce('can’t be undone', async () => {
    const { ask, change } = await openDesk()
    const reference = await ask()
    const { done: eventId } = done(await change(reference, correct))
    expect(await change(reference, { kind: 'undo', eventId })).toHaveProperty('refused')
  })
})

describe('trying again', () => {
  test('takes the same row of the outbox', async () => {
    const desk = await openDesk()
    const reference = await desk.ask()
    await set(desk, 'visitor-email', 'given-up')
    const messages = (await findEnquiryFile(desk.app, reference))?.messages ?? []
    expect(messages).toMatchObject([
      { kind: 'staff-email', canSendAgain: false },
      { kind: 'visitor-email', state: 'given-up', canSendAgain: true },
    ])
    const messageId = messages[1]?.id ?? ''
    done(await desk.change(reference, { kind: 'send-again', messageId }))
    const rows = await outbox(desk)
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      [messages[0]?.id, 'waiting'],
      [messageId, 'waiting'],
    ])
    const again = { kind: 'send-again', messageId } as const
    expect(await desk.change(reference, again)).toMatchObject({
      refused: expect.stringMatching(/on its way/),
    })
  })

  test('sends nothing twice that arrived, but what went to an address that was wrong', async () => {
    const desk = await openDesk()
    const { app, ask, change } = desk
    const reference = await ask()
    await set(desk, 'visitor-email', 'sent')
    const [, visitor] = await outbox(desk)
    const again = { kind: 'send-again', messageId: visitor?.id ?? '' } as const
    expect(await change(reference, again)).toHaveProperty('refused')
    done(await change(reference, correct))
    expect((await outbox(desk))[1]).toMatchObject({
      state: 'sent',
      recipient: 'meera@example.com',
    })
    done(await change(reference, again))
    expect((await outbox(desk))[1]).toMatchObject({
      state: 'waiting',
      recipient: 'meera@gmail.com',
    })
    expect((await findEnquiryFile(app, reference))?.events[0]).toMatchObject({
      code: 'sent-again',
      to: 'visitor-email',
    })
  })

  testOnce('sends nothing whose words are gone', async () => {
    const desk = await openDesk()
    const reference = await desk.ask()
    await set(desk, 'visitor-email', 'given-up')
    await desk.app.db.updateTable('outbox').set({ body: null }).execute()
    const [, visitor] = await outbox(desk)
    const again = { kind: 'send-again', messageId: visitor?.id ?? '' } as const
    expect(await desk.change(reference, again)).toMatchObject({
      refused: expect.stringMatching(/on its way/),
    })
    const file = await findEnquiryFile(desk.app, reference)
    expect(file?.messages.map(({ canSendAgain }) => canSendAgain)).toEqual([false, false])
  })

  testOnce('finds no message of another enquiry', async () => {
    const desk = await openDesk()
    const [first, second] = [await desk.ask(), await desk.ask({ message: 'Another' })]
    const file = await findEnquiryFile(desk.app, first)
    const messageId = file?.messages[0]?.id ?? ''
    const change = { kind: 'send-again', messageId } as const
    expect(await desk.change(second, change)).toMatchObject({
      refused: expect.stringMatching(/no such/),
    })
  })
})

describe('spam', () => {
  test('takes back what has not left; leaving it sends that, and nothing twice', async () => {
    const desk = await openDesk()
    const { ask, change } = desk
    const reference = await ask()
    await set(desk, 'staff-email', 'sent')
    const spam = done(await change(reference, { kind: 'state', state: 'spam' }))
    expect(await outbox(desk)).toMatchObject([{ kind: 'staff-email', state: 'sent' }])
    done(await change(reference, { kind: 'undo', eventId: spam.done }))
    expect(await outbox(desk)).toMatchObject([
      { kind: 'staff-email', state: 'sent' },
      { kind: 'visitor-email', state: 'waiting' },
    ])
  })

  testOnce.each([
    ['is under way', { leased_until: minutesOn(61).toISOString() }, 2],
    ['was tried before', { attempts: 1 }, 2],
    ['was being sent by a process that is gone', { leased_until: minutesOn(59).toISOString() }, 0],
  ])('of what %s takes back only what nobody can have got', async (_, how, left) => {
    const desk = await openDesk()
    const [reference, other] = [await desk.ask(), await desk.ask({ message: 'Another' })]
    await desk.app.db.updateTable('outbox').set(how).execute()
    done(await desk.change(reference, { kind: 'state', state: 'spam' }))
    const subjects = (await outbox(desk)).map((row) => row.subject_reference)
    expect(subjects.filter((subject) => subject === reference)).toHaveLength(left)
    expect(subjects.filter((subject) => subject === other)).toHaveLength(2)
  })

  testOnce('is the only state that takes anything back, and takes it back once', async () => {
    const desk = await openDesk()
    const reference = await desk.ask()
    const written = await outbox(desk)
    done(await desk.change(reference, { kind: 'state', state: 'won' }))
    expect(await outbox(desk)).toEqual(written)
    done(await desk.change(reference, { kind: 'state', state: 'spam' }))
    expect(await outbox(desk)).toEqual([])
    await desk.app.db.insertInto('outbox').values(written).execute()
    done(await desk.change(reference, { kind: 'state', state: 'spam' }))
    expect(await outbox(desk)).toEqual(written)
  })

  testOnce(
    'what was set aside is new once it is released, by a button or the command',
    async () => {
      const desk = await openDesk()
      const { app, ask, change, inbox } = desk
      const first = await ask({ suspicion: 'honeypot' })
      const second = await ask({ suspicion: 'too-fast', message: 'Another' })
      const third = await ask({ suspicion: 'too-fast', message: 'A third' })
      expect((await inbox('tab=spam')).closed).toHaveLength(3)
      expect(await outbox(desk)).toEqual([])
      const released = done(await change(first, { kind: 'release' }))
      done(await change(second, { kind: 'state', state: 'new' }))
      expect(await releaseEnquiry(app, third, minutesOn(60))).toBe(true)
      const { ourTurn } = await inbox()
      expect(ourTurn.map((row) => [row.reference, row.waitingMinutes])).toEqual([
        [first, 120],
        [second, 120],
        [third, 120],
      ])
      // The address has its share of acknowledgements; the staff are told of each.
      expect((await outbox(desk)).filter(({ kind }) => kind === 'staff-email')).toHaveLength(3)
      for (const reference of [first, second, third]) {
        expect(await findEnquiry(app.db, reference)).toMatchObject({
          state: 'new',
          quarantined_at: null,
          version: 2,
        })
      }
      const undo = { kind: 'undo', eventId: released.done } as const
      expect(await change(first, undo)).toHaveProperty('refused')
    },
  )

  test('is hidden after thirty days, and still found by a search', async () => {
    const { ask, inbox } = await openDesk()
    const reference = await ask({ suspicion: 'honeypot' })
    const month = minutesOn(31 * 24 * 60)
    const page = await inbox('tab=spam', month)
    expect(page.closed).toEqual([])
    expect(page.tabs.spam.count).toBe(0)
    expect((await inbox('q=meera', month)).found).toMatchObject([{ reference }])
  })
})
