import { expect } from 'vitest'
import { eraseEnquiries } from '#app/enquiries/erase-enquiries.server.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { done, minutesOn, openDesk } from '#tests/support/desk.ts'
import { findEnquiryFile } from './enquiry-file.server.ts'

test('a file names who was given the enquiry, and nobody by the number of a note', async () => {
  const { app, ask, change, ravi } = await openDesk()
  const reference = await ask()
  done(await change(reference, { kind: 'note', text: 'One' }))
  done(await change(reference, { kind: 'note', text: 'Two' }))
  done(await change(reference, { kind: 'person', staffId: ravi }))
  done(await change(reference, { kind: 'person', staffId: null }))
  const { events = [], notes = [] } = (await findEnquiryFile(app, reference)) ?? {}
  expect(events.map(({ code, toPerson, undoable }) => [code, toPerson?.name, undoable])).toEqual([
    ['person', undefined, true],
    ['person', 'Ravi Jadhav', false],
    ['note', undefined, false],
    ['note', undefined, false],
  ])
  expect(notes.map(({ by }) => by?.name)).toEqual(['Asha Patil', 'Asha Patil'])
})

test('what was erased has no earlier enquiries, though nothing tells one from the other any more', async () => {
  const { app, ask } = await openDesk()
  const references = [await ask(), await ask({ message: 'Another' })]
  expect((await findEnquiryFile(app, references[1] ?? ''))?.row.earlier).toBe(1)
  await app.db.transaction().execute((transaction) => eraseEnquiries(transaction, references))
  expect(await findEnquiryFile(app, references[1] ?? '', minutesOn(9))).toMatchObject({
    row: { earlier: 0, turn: 'closed' },
    earlier: [],
    place: undefined,
    likelyDomain: undefined,
  })
})

test('of an enquiry that is not our turn there is no place in the queue', async () => {
  const { app, ask, change } = await openDesk()
  const [theirs, ours] = [await ask(), await ask({ message: 'Another' })]
  done(await change(theirs, { kind: 'written' }))
  expect((await findEnquiryFile(app, theirs, minutesOn(61)))?.place).toBeUndefined()
  expect((await findEnquiryFile(app, ours, minutesOn(61)))?.place).toEqual({ number: 1, of: 1 })
  expect(await findEnquiryFile(app, 'AN-00000000')).toBeUndefined()
})
