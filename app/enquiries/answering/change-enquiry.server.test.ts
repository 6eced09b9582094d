import { expect, test } from 'vitest'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import type { Enquiry } from '#app/enquiries/enquiry.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { changeEnquiry } from './change-enquiry.server.ts'
import { findEnquiryFile } from './enquiry-file.server.ts'
import { listInbox } from './inbox.server.ts'
import { readInboxQuery } from './inbox-query.ts'

const noon = new Date('2025-11-20T06:30:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const enquiry: Enquiry = {
  fullName: 'Meera Deshpande',
  email: 'meera@gmial.com',
  mobileNumber: '9876543210',
  address: 'Flat 7, Rohan Apartments, Kothrud, Pune 411038',
  message: '',
  products: [],
}
const inbox = (text = '') => readInboxQuery(new URLSearchParams(text))

test('an enquiry is ours until we spoke, and every step is written down', async () => {
  const app = await openTestApp()
  const { reference } = await receiveEnquiry(app, enquiry, noon)
  const page = await listInbox(app.db, inbox(), 1, later(30))
  expect(page.ourTurn).toMatchObject([
    { reference, state: 'new', turn: 'ours', waitingMinutes: 30, place: 'Kothrud, Pune' },
  ])
  expect(page.tabs.open).toEqual({ count: 1, more: false })
  const spoke = await changeEnquiry(
    app,
    reference,
    { kind: 'reached' },
    { staffId: null, version: 1 },
    later(40),
  )
  expect(spoke).toMatchObject({ version: 2 })
  const after = await listInbox(app.db, inbox(), 1, later(41))
  expect(after.ourTurn).toEqual([])
  expect(after.theirTurn).toMatchObject([{ reference, state: 'contacted', lastDone: 'reached' }])
  expect(after.usualAnswerMinutes).toBe(40)
  const stale = await changeEnquiry(
    app,
    reference,
    { kind: 'state', state: 'won' },
    { staffId: null, version: 1 },
    later(50),
  )
  expect(stale).toMatchObject({ conflict: [{ code: 'reached', from: 'new', to: 'contacted' }] })
  const note = await changeEnquiry(
    app,
    reference,
    { kind: 'note', text: '18 snake plants in shed 2' },
    { staffId: null, version: 1 },
    later(51),
  )
  expect(note).toMatchObject({ version: 2 })
  const file = await findEnquiryFile(app, reference, later(52))
  expect(file).toMatchObject({
    likelyDomain: 'gmail.com',
    notes: [{ text: '18 snake plants in shed 2' }],
    events: [{ code: 'note' }, { code: 'reached', undoable: true }],
  })
  for (const search of ['shed 2', '+91 98765-43210', 'meera', reference.toLowerCase()]) {
    const found = await listInbox(app.db, inbox(`q=${encodeURIComponent(search)}`), 1, later(53))
    expect(found.found).toMatchObject([{ reference }])
  }
  if (!('done' in spoke)) return
  const undone = await changeEnquiry(
    app,
    reference,
    { kind: 'undo', eventId: spoke.done },
    { staffId: null, version: 2 },
    later(60),
  )
  expect(undone).toMatchObject({ version: 3 })
  const again = await listInbox(app.db, inbox(), 1, later(60))
  expect(again.ourTurn).toMatchObject([{ reference, state: 'new', waitingMinutes: 60 }])
})
