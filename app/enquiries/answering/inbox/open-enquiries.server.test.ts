import { expect, test } from 'vitest'
import { changeEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { createMetrics } from '#server/watching/metrics.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { readOpenEnquiries } from './inbox-counts.server.ts'

/** A Thursday in India, noon; the desk is open from ten to seven. */
const noon = new Date('2025-11-20T06:30:00Z')
const hours = (count: number) => new Date(noon.getTime() + count * 60 * 60 * 1000)

test('open enquiries are told by whose turn it is, with the longest wait in working time', async () => {
  const app = await openTestApp()
  expect(await readOpenEnquiries(app.db, noon)).toEqual({
    ours: 0,
    theirs: 0,
    oldestWaitSeconds: 0,
  })
  const send = (index: number, at: Date) =>
    receiveEnquiry(app, { ...someEnquiry(index), products: [] }, at)
  const { reference } = await send(1, noon)
  await send(2, hours(1))
  await send(3, hours(2))
  const author = { staffId: null, version: 1 }
  await changeEnquiry(app, reference, { kind: 'reached', turn: 'theirs' }, author, hours(2))
  // Six hours of Thursday since the second came, and one of Friday: the night does not count.
  const read = () => readOpenEnquiries(app.db, hours(23))
  expect(await read()).toEqual({ ours: 2, theirs: 1, oldestWaitSeconds: 7 * 60 * 60 })

  const metrics = createMetrics()
  let reading: () => ReturnType<typeof read> = read
  const quotes = new Map([['sent', 3]])
  metrics.watchEnquiries(async () => ({ ...(await reading()), quotes }))
  const { text } = await metrics.write()
  expect(text).toContain('enquiries_open{turn="ours"} 2\n')
  expect(text).toContain('enquiries_oldest_wait_seconds 25200\n')
  expect(text).toContain('quotes{state="sent"} 3\n')
  reading = () => Promise.reject(new Error('away'))
  expect((await metrics.write()).text).not.toMatch(/^enquiries_o\w+(\{.*\})? \d/m)
})
