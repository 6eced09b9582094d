import { describe, expect, test } from 'vitest'
import type { App } from '#server/app-context.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { changeEnquiry } from './answering/changes/change-enquiry.server.ts'
import { receiveEnquiry } from './enquiries.server.ts'
import { eraseEnquiries, findPersonsEnquiries } from './erase-enquiries.server.ts'

const now = new Date('2026-11-21T06:00:00Z')
const soon = '2026-11-22T06:00:00.000Z'

async function send(app: App, email: string, mobileNumber: string, message = '') {
  const words = { fullName: 'Meera', address: 'Pune', products: [] }
  return (await receiveEnquiry(app, { ...words, email, mobileNumber, message })).reference
}
const erase = ({ db }: App, references: string[]) =>
  db.transaction().execute((transaction) => eraseEnquiries(transaction, references, now))

describe('what the enquiries hold about a person', () => {
  test('is found by the number, with every address that only this number gave', async () => {
    const app = await openTestApp()
    const first = await send(app, 'meera@example.com', '9876543210')
    const second = await send(app, 'shop@example.com', '9876543210')
    await send(app, 'Shop@Example.com', '9876543211')
    await send(app, 'anil@example.com', '9876543212')
    const found = await findPersonsEnquiries(app.db, { mobile: '9876543210' })
    expect(found.references.toSorted()).toEqual([first, second].toSorted())
    expect(found.addresses).toEqual(['meera@example.com'])
    expect(found.sharedAddresses).toEqual(['shop@example.com'])
  })

  test('is found by the address, however it was written, and nobody else’s is', async () => {
    const app = await openTestApp()
    const reference = await send(app, 'Meera@example.com', '9876543210')
    await send(app, 'ameera@example.com', '9876543211')
    expect(await findPersonsEnquiries(app.db, { email: 'MEERA@example.com' })).toEqual({
      references: [reference],
      addresses: ['MEERA@example.com', 'Meera@example.com'],
      numbers: ['9876543210'],
      sharedAddresses: [],
    })
  })

  test('is found by either of both, and an address is named though it is in no enquiry', async () => {
    const app = await openTestApp()
    const byNumber = await send(app, 'meera@example.com', '9876543210')
    const byAddress = await send(app, 'home@example.com', '9876543211')
    const both = { mobile: '9876543210', email: 'home@example.com' }
    const { references } = await findPersonsEnquiries(app.db, both)
    expect(references.toSorted()).toEqual([byNumber, byAddress].toSorted())
    expect(await findPersonsEnquiries(app.db, { email: 'nobody@example.com' })).toEqual({
      references: [],
      addresses: ['nobody@example.com'],
      numbers: [],
      sharedAddresses: [],
    })
  })

  testOnce(
    'is every number of their enquiries that nobody else’s gives, and the one that was given',
    async () => {
      const app = await openTestApp()
      await send(app, 'meera@example.com', '9876543210')
      await send(app, 'meera@example.com', '9876543211')
      await send(app, 'anil@example.com', '9876543211')
      const found = await findPersonsEnquiries(app.db, { email: 'meera@example.com' })
      expect(found.numbers).toEqual(['9876543210'])
      const mobile = '9876543219'
      expect(await findPersonsEnquiries(app.db, { mobile })).toMatchObject({ numbers: [mobile] })
    },
  )

  testOnce('is found no more once it is erased', async () => {
    const app = await openTestApp()
    const reference = await send(app, 'meera@example.com', '9876543210')
    await erase(app, [reference])
    const { references } = await findPersonsEnquiries(app.db, { mobile: '9876543210' })
    expect(references).toEqual([])
  })
})

test('erasing empties whatever tells who it was, of these enquiries alone, and once', async () => {
  const app = await openTestApp()
  const reference = await send(app, 'meera@example.com', '9876543210', 'Two')
  const other = await send(app, 'anil@example.com', '9876543211', 'Three')
  const words = { company_name: 'Rao', next_step: 'Call Rao', next_step_before: 'Ask Rao' }
  const due = { turn: 'theirs', our_turn_since: soon, remind_at: soon } as const
  await app.db
    .updateTable('enquiries')
    .set({ ...words, ...due })
    .execute()
  await app.db
    .updateTable('enquiries')
    .set({ submission_id: 'sent-by-meera' })
    .where('reference', '=', reference)
    .execute()
  expect(await erase(app, [reference, 'AN-00000000'])).toBe(1)
  expect(await erase(app, [reference])).toBe(0)
  const rows = await app.db.selectFrom('enquiries').selectAll().orderBy('id').execute()
  expect(rows).toMatchObject([
    {
      reference,
      full_name: '',
      email: '',
      mobile_number: '',
      address: null,
      message: null,
      company_name: null,
      submission_id: null,
      fingerprint: '',
      next_step: null,
      next_step_before: null,
      turn: 'closed',
      our_turn_since: null,
      remind_at: null,
      erased_at: now.toISOString(),
    },
    { reference: other, full_name: 'Meera', message: 'Three', ...words, ...due, erased_at: null },
  ])
})

test('what the staff wrote and what an enquiry is found by goes with it, and nobody else’s', async () => {
  const app = await openTestApp()
  const products = [{ id: 8, quantity: '2', note: 'For Rao' }]
  const noted = async (index: number) => {
    const { reference } = await receiveEnquiry(app, { ...someEnquiry(index), products })
    const note = { kind: 'note', text: 'Rao has a lift', submissionId: `note-${index}` } as const
    await changeEnquiry(app, reference, note, { staffId: null, version: 1 })
    return reference
  }
  const [reference, other] = [await noted(1), await noted(2)]
  expect(await erase(app, [reference])).toBe(1)
  const held = await app.db
    .selectFrom('enquiries')
    .innerJoin('enquiry_notes', 'enquiry_notes.enquiry_id', 'enquiries.id')
    .leftJoin('enquiry_texts', 'enquiry_texts.enquiry_id', 'enquiries.id')
    .select(['reference', 'products', 'enquiry_notes.text', 'enquiry_notes.submission_id'])
    .select('enquiry_texts.text as found_by')
    .orderBy('enquiries.id')
    .execute()
  expect(held.map((row) => ({ ...row, products: JSON.parse(row.products) }))).toEqual([
    {
      reference,
      products: [{ id: 8, quantity: '2' }],
      text: null,
      submission_id: null,
      found_by: null,
    },
    {
      reference: other,
      products,
      text: 'Rao has a lift',
      submission_id: 'note-2',
      found_by: expect.stringContaining('rao has a lift'),
    },
  ])
})
