import { describe, expect, test } from 'vitest'
import type { App } from '#server/app-context.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { receiveEnquiry } from './enquiries.server.ts'
import { eraseEnquiries, findPersonsEnquiries } from './erase-enquiries.server.ts'

const now = new Date('2026-11-21T06:00:00Z')

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
      sharedAddresses: [],
    })
  })

  test('is found no more once it is erased', async () => {
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
  await app.db.updateTable('enquiries').set({ company_name: 'Rao', submission_id: null }).execute()
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
      erased_at: now.toISOString(),
    },
    { reference: other, full_name: 'Meera', message: 'Three', erased_at: null },
  ])
})
