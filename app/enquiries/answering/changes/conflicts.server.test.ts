import { describe, expect, test } from 'vitest'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { done, minutesOn, openDesk } from '#tests/support/desk.ts'

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
