import { pino } from 'pino'
import { expect, test } from 'vitest'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { someEnquiry } from '#tests/support/send-form.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { mayEraseByAge } from './erasing-clock.ts'

const today = new Date('2026-11-20T06:00:00Z')
const after = (days: number, minutes = 0) =>
  new Date(today.getTime() + days * 86_400_000 + minutes * 60_000)

/** A site whose last enquiry came today; gives what its log says, too. */
async function openSite() {
  const app = await openTestApp()
  await receiveEnquiry(app, { ...someEnquiry(1), products: [] }, today)
  const told: string[] = []
  const log = pino({}, { write: (line: string) => told.push(JSON.parse(line).msg) })
  const ask = (now: Date) => mayEraseByAge({ db: app.db, log }, 'Old enquiries', now)
  return { app, ask, told }
}

test('a clock that is far ahead erases nothing until it has been so for a day, and the log says so', async () => {
  const { ask, told } = await openSite()
  expect(await ask(today)).toBe(true)
  expect(told).toEqual([])
  expect(await ask(after(800))).toBe(false)
  expect(told).toEqual([
    'Old enquiries stay until 2029-01-29T06:00:00.000Z: this machine’s clock says 2029-01-28T06:00:00.000Z, more than 30 days after 2026-11-20T06:00:00.000Z, when it was last known to be right. Set it before then if it is wrong.',
  ])
  expect(await ask(after(800, 600))).toBe(false)
  expect(await ask(after(801))).toBe(true)
  expect(await ask(after(802))).toBe(true)
})

test('a clock that was set right is believed at once, and its next leap is doubted from then on', async () => {
  const { ask } = await openSite()
  await ask(today)
  expect(await ask(after(800))).toBe(false)
  expect(await ask(after(0, 30))).toBe(true)
  expect(await ask(after(801))).toBe(false)
  // Another leap while it is doubted, and one back that stays ahead.
  expect(await ask(after(1_200))).toBe(false)
  expect(await ask(after(900))).toBe(false)
  expect(await ask(after(901))).toBe(true)
  // What a wrong clock wrote does not make the right one wait.
  expect(await ask(after(3))).toBe(true)
  expect(await ask(after(32))).toBe(true)
})

testOnce('a site that has erased nothing yet asks when its last enquiry came', async () => {
  const { ask } = await openSite()
  expect(await ask(after(31))).toBe(false)
  expect(await ask(after(32))).toBe(true)
})

test('a site without enquiries erases on, whatever the date', async () => {
  const app = await openTestApp()
  for (let day = 0; day < 70; day += 1) {
    expect(await mayEraseByAge(app, 'Old enquiries', after(day))).toBe(true)
  }
  expect(await mayEraseByAge(app, 'Old enquiries', after(101))).toBe(false)
})
