import { expect, test } from 'vitest'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { readEnquiryNews } from '#app/enquiries/answering/news.server.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { done, minutesOn, openDesk } from '#tests/support/desk.ts'
import { giveAnotherRole, removeWhoAnswers } from './put-back.server.ts'

test('what somebody has who leaves goes to nobody, but for what is closed and what others have', async () => {
  const { app, asha, ravi, ask, change, inbox } = await openDesk()
  const [ours, theirs, closed, ashas] = [
    await ask(),
    await ask({ mobileNumber: '9876543211' }),
    await ask({ mobileNumber: '9876543212' }),
    await ask({ mobileNumber: '9876543213' }),
  ]
  for (const reference of [ours, theirs, closed]) {
    done(await change(reference, { kind: 'person', staffId: ravi }))
  }
  done(await change(ashas, { kind: 'person', staffId: asha }))
  done(await change(theirs, { kind: 'written' }))
  done(await change(closed, { kind: 'state', state: 'won' }))
  const before = await findEnquiry(app.db, theirs)
  const news = await readEnquiryNews(app.db)
  const whom = { staffId: ravi, byStaffId: asha }
  // Who still answers keeps it.
  await app.writeTogether((transaction) =>
    giveAnotherRole(transaction, { ...whom, role: 'desk' }, minutesOn(80)),
  )
  expect(await findEnquiry(app.db, ours)).toMatchObject({ staff_id: ravi })
  await app.writeTogether((transaction) => removeWhoAnswers(transaction, whom, minutesOn(90)))

  const nobodys = await inbox('with=nobody')
  expect(nobodys.ourTurn.map(({ reference }) => reference)).toEqual([ours])
  expect(nobodys.theirTurn.map(({ reference }) => reference)).toEqual([theirs])
  expect(await findEnquiry(app.db, theirs)).toEqual({
    ...before,
    staff_id: null,
    version: (before?.version ?? 0) + 1,
  })
  expect(await findEnquiry(app.db, closed)).toMatchObject({ staff_id: ravi })
  expect(await findEnquiry(app.db, ashas)).toMatchObject({ staff_id: asha })
  expect((await readEnquiryNews(app.db)).event).toBeGreaterThan(news.event)

  const [told] = (await findEnquiryFile(app, ours))?.events ?? []
  expect(told).toMatchObject({ code: 'person', from: String(ravi), to: null, by: { id: asha } })
  // Else it would be with somebody who does not answer any more.
  expect(await change(ours, { kind: 'undo', eventId: told?.id ?? 0 })).toEqual({
    refused: 'This can’t be undone.',
  })
})

testOnce('nobody is given an enquiry who keeps only the catalogue by now', async () => {
  const { app, ravi, ask, change } = await openDesk()
  const reference = await ask()
  await app.db.updateTable('staff').set({ role: 'catalogue' }).where('id', '=', ravi).execute()
  expect(await change(reference, { kind: 'person', staffId: ravi })).toEqual({
    refused: 'They do not answer here any more: choose somebody else.',
  })
})

async function openWithRavis() {
  const desk = await openDesk()
  const leave = () =>
    desk.app.writeTogether((transaction) => removeWhoAnswers(transaction, { staffId: desk.ravi }))
  const reference = await desk.ask()
  done(await desk.change(reference, { kind: 'person', staffId: desk.ravi }))
  return { ...desk, leave, reference }
}

test('undoing that somebody took it over gives it to nobody who left meanwhile', async () => {
  const { app, asha, change, leave, reference, ravi } = await openWithRavis()
  const { done: eventId } = done(await change(reference, { kind: 'person', staffId: asha }))
  await leave()
  await change(reference, { kind: 'undo', eventId })
  expect((await findEnquiry(app.db, reference))?.staff_id).not.toBe(ravi)
})

test('undoing that it was closed gives it to nobody who left meanwhile', async () => {
  const { app, change, leave, reference, ravi } = await openWithRavis()
  const { done: eventId } = done(await change(reference, { kind: 'state', state: 'won' }))
  await leave()
  await change(reference, { kind: 'undo', eventId })
  expect((await findEnquiry(app.db, reference))?.staff_id).not.toBe(ravi)
})

test('what is opened again goes to nobody who left meanwhile', async () => {
  const { app, change, leave, reference, ravi } = await openWithRavis()
  done(await change(reference, { kind: 'state', state: 'won' }))
  await leave()
  done(await change(reference, { kind: 'state', state: 'contacted' }))
  expect((await findEnquiry(app.db, reference))?.staff_id).not.toBe(ravi)
})

testOnce(
  'what is closed stays theirs who left, also when it is closed in another way',
  async () => {
    const { app, change, leave, reference, ravi } = await openWithRavis()
    done(await change(reference, { kind: 'state', state: 'won' }))
    await leave()
    done(await change(reference, { kind: 'state', state: 'lost' }))
    expect(await findEnquiry(app.db, reference)).toMatchObject({ turn: 'closed', staff_id: ravi })
  },
)
