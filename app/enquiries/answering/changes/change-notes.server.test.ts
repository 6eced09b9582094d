import { describe, expect, test as onBoth } from 'vitest'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { done, openDesk } from '#tests/support/desk.ts'

describe('a note', () => {
  onBoth('sent twice stands once, and answers as the first time', async () => {
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
