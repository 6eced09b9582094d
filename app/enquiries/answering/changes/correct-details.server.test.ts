import { expect, test } from 'vitest'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { minutesOn, openDesk } from '#tests/support/desk.ts'
import { correctDetails } from './correct-details.server.ts'

const now = minutesOn(60)

test('what was wrong is right where it is searched and in what was not sent yet, and nothing repeats it', async () => {
  const { app, ask, inbox } = await openDesk()
  const reference = await ask({ fullName: 'Meera Deshpnade' })
  const right = { fullName: ' Meera  Deshpande ', mobileNumber: '+91 98765 43219' }
  expect(await correctDetails(app, reference, right, now)).toBeUndefined()
  expect(await findEnquiry(app.db, reference)).toMatchObject({
    full_name: 'Meera Deshpande',
    mobile_number: '9876543219',
    email: 'meera@example.com',
    version: 2,
  })
  expect((await inbox('q=deshpande')).found).toMatchObject([{ reference }])
  expect((await findEnquiryFile(app, reference, now))?.events).toEqual([
    expect.objectContaining({
      at: now.toISOString(),
      by: undefined,
      code: 'corrected',
      to: 'full_name mobile_number',
      undoable: false,
    }),
  ])
  const kept = await Promise.all([
    app.db.selectFrom('outbox').selectAll().execute(),
    app.db.selectFrom('enquiry_texts').selectAll().execute(),
  ])
  expect(JSON.stringify(kept)).not.toMatch(/Deshpnade/i)
})

test('an address alone is corrected by itself', async () => {
  const { app, ask } = await openDesk()
  const reference = await ask()
  expect(await correctDetails(app, reference, { email: 'mira@gmial.com' }, now)).toBeUndefined()
  expect(await findEnquiry(app.db, reference)).toMatchObject({
    email: 'mira@gmial.com',
    version: 2,
  })
  const events = (await findEnquiryFile(app, reference, now))?.events
  expect(events?.map(({ code }) => code)).toEqual(['address-corrected'])
})

testOnce.each([
  [{ address: 'Aundh, Pune', mobileNumber: '12' }, 'Valid 10-digit phone number is required.'],
  [{ companyName: 'x'.repeat(121) }, 'Company name should be at most 120 characters.'],
  [{ address: 'Aundh, Pune', email: 'meera' }, 'Invalid email format.'],
  [{ address: 'Aundh, Pune', email: 'meera@example.com' }, 'That is the address that we have.'],
])('of %j nothing is stored: %s', async (corrections, why) => {
  const { app, ask } = await openDesk()
  const reference = await ask()
  const before = await findEnquiry(app.db, reference)
  expect(await correctDetails(app, reference, corrections, now)).toBe(why)
  expect(await findEnquiry(app.db, reference)).toEqual(before)
})

testOnce(
  'an enquiry that is not there, or whose words were erased, can’t be corrected',
  async () => {
    const { app, ask } = await openDesk()
    const reference = await ask()
    await app.db.updateTable('enquiries').set({ erased_at: now.toISOString() }).execute()
    for (const gone of [reference, 'AN-00000000']) {
      expect(await correctDetails(app, gone, { address: 'Aundh' }, now)).toBe(
        `There is no enquiry ${gone}, or it was erased.`,
      )
    }
    expect((await findEnquiry(app.db, reference))?.address).toMatch(/Kothrud/)
  },
)

test('a database that fails is not taken for a refusal', async () => {
  const { app, ask } = await openDesk()
  const reference = await ask()
  await app.db.schema.dropTable('enquiry_texts').execute()
  await expect(correctDetails(app, reference, { address: 'Aundh' }, now)).rejects.toThrow()
  expect((await findEnquiry(app.db, reference))?.version).toBe(1)
})
