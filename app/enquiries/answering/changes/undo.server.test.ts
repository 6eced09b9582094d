import { describe, expect, test } from 'vitest'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { done, openDesk } from '#tests/support/desk.ts'

describe('undoing', () => {
  testOnce('brings back all that a change changed, with an event of its own', async () => {
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

  testOnce(
    'of one enquiry does not undo what was done to another, and leaves its words alone',
    async () => {
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
      expect(await findEnquiry(app.db, reference)).toMatchObject({
        state: 'new',
        next_step: 'Call',
      })
    },
  )
})
