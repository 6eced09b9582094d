import { expect, test } from 'vitest'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { receiveBulkEnquiry } from './bulk/bulk-enquiries.server.ts'
import { receiveEnquiry } from './enquiries.server.ts'
import { type EnquiryFilter, listEnquiries } from './enquiry-list.server.ts'

const meera = {
  fullName: 'Meera',
  email: 'meera@example.com',
  mobileNumber: '9876543210',
  address: 'Pune',
  message: '',
  products: [],
}
const gift = {
  fullName: 'Anil',
  mobileNo: '9876543211',
  email: 'anil@example.com',
  type: 'corporateGift' as const,
  companyName: '',
  message: '',
}
const day = (date: number) => new Date(`2026-11-${date}T06:00:00Z`)

/** Opens an app with five enquiries, and gives what lists them by the day on which they came. */
async function open() {
  const app = await openTestApp()
  const { reference: first } = await receiveEnquiry(app, meera, day(10))
  const { reference: sent } = await receiveBulkEnquiry(app, gift, day(11))
  await receiveEnquiry(app, { ...meera, suspicion: 'honeypot' }, day(12))
  const { reference: failed } = await receiveEnquiry(app, { ...meera, message: 'Two' }, day(13))
  const { reference: erased } = await receiveBulkEnquiry(
    app,
    { ...gift, message: 'Three' },
    day(13),
  )
  const change = (reference: string, values: Partial<EnquiryRow>) =>
    app.db.updateTable('enquiries').set(values).where('reference', '=', reference).execute()
  const spokeOn = { last_contact_at: day(14).toISOString() }
  await change(first, { state: 'won', before_desk: 1, turn: 'closed' })
  await change(sent, { state: 'won', ...spokeOn })
  await change(erased, { state: 'won', erased_at: day(14).toISOString() })
  for (const [reference, state] of [[sent, 'sent'] as const, [failed, 'given-up'] as const]) {
    const theirs = app.db.updateTable('outbox').where('subject_reference', '=', reference)
    await theirs.set({ state }).execute()
  }
  return async (filter?: EnquiryFilter) => {
    const listed = await listEnquiries(app.db, filter)
    return listed.map(({ received_at, kind }) => `${received_at.slice(8, 10)} ${kind}`)
  }
}

test('the newest enquiries are at the top, and of one moment the one that came last', async () => {
  const list = await open()
  const all = ['13 bulk', '13 enquiry', '12 enquiry', '11 bulk', '10 enquiry']
  expect(await list()).toEqual(all)
  expect(await list({})).toEqual(all)
})

testOnce.each<[string, EnquiryFilter, string[]]>([
  ['from a moment on', { from: day(12) }, ['13 bulk', '13 enquiry', '12 enquiry']],
  ['before a moment', { before: day(12) }, ['11 bulk', '10 enquiry']],
  ['of one kind', { kind: 'bulk' }, ['13 bulk', '11 bulk']],
  ['of one state, but for those of before the desk', { state: 'won' }, ['13 bulk', '11 bulk']],
  ['answered before the desk', { state: 'before-desk' }, ['10 enquiry']],
  ['open, not erased and silent since a moment', { silentSince: day(14) }, ['13 enquiry']],
  ['set aside', { quarantined: true }, ['12 enquiry']],
  ['with a message that waits', { delivery: 'waiting' }, ['13 bulk', '10 enquiry']],
  ['with a message that was sent', { delivery: 'sent' }, ['11 bulk']],
  ['with a message that was given up', { delivery: 'given-up' }, ['13 enquiry']],
  [
    'for which all of that holds',
    { from: day(11), kind: 'enquiry', delivery: 'given-up' },
    ['13 enquiry'],
  ],
  ['for which not all of that holds', { kind: 'enquiry', delivery: 'sent' }, []],
])('the staff can ask for the enquiries %s', async (_, filter, listed) => {
  const list = await open()
  expect(await list(filter)).toEqual(listed)
})
