import { expect, test } from 'vitest'
import { findEnquiryFile } from '#app/enquiries/answering/enquiry-file.server.ts'
import { listNewsSince, readEnquiryNews } from '#app/enquiries/answering/news.server.ts'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { done, minutesOn, openDesk } from '#tests/support/desk.ts'
import { noteOpened } from './opened.server.ts'

test('who opens an enquiry is written down once, whatever else was done, and nothing is changed', async () => {
  const { app, ask, change, asha, ravi } = await openDesk()
  const reference = await ask()
  done(await change(reference, { kind: 'reached' }))
  const before = await findEnquiry(app.db, reference)
  const place = await readEnquiryNews(app.db)
  const open = async (staffId: number) => {
    const file = await findEnquiryFile(app, reference)
    return file && noteOpened(app.db, file, staffId, minutesOn(70))
  }
  expect([await open(asha), await open(ravi), await open(asha)]).toEqual([true, true, false])
  const { events = [] } = (await findEnquiryFile(app, reference)) ?? {}
  expect(events.map(({ code, by, at }) => [code, by?.id, at])).toEqual([
    ['opened', ravi, minutesOn(70).toISOString()],
    ['opened', asha, minutesOn(70).toISOString()],
    ['reached', asha, minutesOn(60).toISOString()],
  ])
  expect(await findEnquiry(app.db, reference)).toEqual(before)
  expect(await listNewsSince(app.db, place)).toEqual({ arrived: [], changed: [] })
})
