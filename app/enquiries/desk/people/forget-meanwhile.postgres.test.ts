import { expect, test } from 'vitest'
import { lockEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import { addNote } from '#app/enquiries/answering/changes/change-notes.server.ts'
import { minutesOn, openDesk } from '#tests/support/desk.ts'
import { forgetPerson } from './forget-person.server.ts'

test('what a colleague writes about somebody while they are forgotten is forgotten too', async () => {
  const { app, ask, asha: staffId } = await openDesk()
  const reference = await ask()
  const [written, forgetting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const writing = app.db.transaction().execute(async (transaction) => {
    const enquiry = await lockEnquiry(transaction, reference)
    if (!enquiry) throw new Error('There is no such enquiry.')
    const text = 'Meera calls back at six'
    await addNote({ transaction, app, enquiry, staffId, now: minutesOn(5) }, { text })
    written.resolve()
    await forgetting.promise
  })
  await written.promise
  const { mobile_number: mobile } = await app.db
    .selectFrom('enquiries')
    .select('mobile_number')
    .executeTakeFirstOrThrow()
  const forgotten = forgetPerson(app.db, { mobile })
  // Long enough for all that waits for nobody.
  await new Promise((resolve) => setTimeout(resolve, 500))
  forgetting.resolve()
  await writing
  expect((await forgotten).references).toEqual([reference])
  const notes = await app.db.selectFrom('enquiry_notes').select('text').execute()
  expect(notes).toEqual([{ text: null }])
})
