import { expect, onTestFinished, test, vi } from 'vitest'
import { receiveBulkEnquiry } from '#app/enquiries/bulk/bulk-enquiries.server.ts'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { discardQuarantined, releaseEnquiry } from '#app/enquiries/receiving/quarantine.server.ts'
import type { App } from '#server/app-context.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { remindOfQuarantine, startRemindingOfQuarantine } from './quarantine-reminder.server.ts'

const spam = {
  fullName: 'Secret Name',
  email: 'secret@example.com',
  mobileNumber: '9876543210',
  address: 'Secret Street',
  message: 'Secret words',
  products: [],
  suspicion: 'honeypot' as const,
}
const bulk = {
  fullName: 'Secret Name',
  mobileNo: '9876543210',
  email: 'secret@example.com',
  type: 'corporateGift' as const,
  companyName: '',
  message: '',
}
/** A time on a day of November 2026, in India. */
const ist = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`)

const openApp = () => openTestApp({ SMTP_URL: 'smtp://localhost' })
const reminders = async ({ db }: App) => {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('subject_reference', 'is', null)
    .orderBy('created_at')
    .execute()
  return rows.map(({ kind, recipient, body }) => ({ kind, recipient, ...JSON.parse(body ?? '') }))
}

testOnce(
  'what waits in quarantine is told to the staff, without a word of the visitor',
  async () => {
    const app = await openApp()
    const { reference } = await receiveEnquiry(app, spam, ist(20, '18:05'))
    const suspicion = 'too-fast' as const
    await receiveBulkEnquiry(app, { ...bulk, suspicion }, ist(20, '18:06'))
    expect(await remindOfQuarantine(app, ist(20, '18:10'))).toBe(2)
    const [reminder] = await reminders(app)
    expect(reminder).toMatchObject({
      kind: 'staff-email',
      recipient: null,
      subject: '2 enquiries wait in quarantine',
    })
    expect(reminder.text).toContain(
      `${reference}, 20 Nov 2026, 6:05 pm, enquiry form: a field that people don’t see was filled in`,
    )
    expect(reminder.text).toContain('6:06 pm, bulk form: sent within two seconds')
    expect(JSON.stringify(reminder)).not.toMatch(/secret|9876543210/i)
  },
)

test('the reminder comes once a day, from nine in the morning, while there is any', async () => {
  const app = await openApp()
  expect(await remindOfQuarantine(app, ist(20, '12:00'))).toBe(0)
  const { reference } = await receiveEnquiry(app, spam, ist(20, '12:05'))
  expect(await remindOfQuarantine(app, ist(20, '12:10'))).toBe(1)
  for (const at of [ist(20, '12:20'), ist(20, '23:59'), ist(21, '00:10'), ist(21, '08:59')]) {
    expect(await remindOfQuarantine(app, at)).toBe(0)
  }
  expect(await remindOfQuarantine(app, ist(21, '09:00'))).toBe(1)
  expect(await remindOfQuarantine(app, ist(21, '09:10'))).toBe(0)
  // A clock that went back is no new day.
  expect(await remindOfQuarantine(app, ist(20, '13:00'))).toBe(0)
  // One that was days ahead does not silence the days until then.
  expect(await remindOfQuarantine(app, ist(19, '13:00'))).toBe(1)

  await releaseEnquiry(app, reference, ist(21, '10:00'))
  expect(await remindOfQuarantine(app, ist(22, '09:00'))).toBe(0)
  expect(await reminders(app)).toHaveLength(3)
})

test('eight processes that look at the same time write one reminder', async () => {
  const app = await openApp()
  await receiveEnquiry(app, spam, ist(20, '12:05'))
  const looks = Array.from({ length: 8 }, () => remindOfQuarantine(app, ist(20, '12:10')))
  expect((await Promise.all(looks)).filter((waiting) => waiting > 0)).toEqual([1])
  expect(await reminders(app)).toHaveLength(1)
})

testOnce('what was discarded is erased and waits no longer; nothing else can be', async () => {
  const app = await openApp()
  const { reference } = await receiveEnquiry(app, spam, ist(20, '12:05'))
  const honest = await receiveEnquiry(app, { ...spam, suspicion: undefined }, ist(20, '12:06'))
  expect(await discardQuarantined(app.db, [reference, honest.reference])).toBe(1)
  expect(await discardQuarantined(app.db, [reference])).toBe(0)
  const rows = await app.db.selectFrom('enquiries').selectAll().orderBy('received_at').execute()
  expect(rows).toMatchObject([
    { full_name: '', message: null, erased_at: expect.any(String) },
    { full_name: 'Secret Name', erased_at: null },
  ])
  expect(await remindOfQuarantine(app, ist(20, '12:10'))).toBe(0)
  expect(await releaseEnquiry(app, reference)).toBe(false)
})

test('a reminder is sent at once, and nobody is woken for none', async () => {
  const app = await openApp()
  let woken = 0
  const listening = { ...app, delivery: { ...app.delivery, wake: () => woken++ } }
  expect(await remindOfQuarantine(listening, ist(20, '12:00'))).toBe(0)
  await receiveEnquiry(app, spam, ist(20, '12:05'))
  expect(woken).toBe(0)
  await remindOfQuarantine(listening, ist(20, '12:10'))
  expect(woken).toBe(1)
  await remindOfQuarantine(listening, ist(20, '12:20'))
  expect(woken).toBe(1)
})

testOnce('without a mail server no reminders pile up', async () => {
  const app = await openTestApp()
  await receiveEnquiry(app, spam, ist(20, '12:05'))
  expect(await remindOfQuarantine(app, ist(20, '12:10'))).toBe(0)
  expect(await reminders(app)).toEqual([])
})

test('the site looks when it starts and every ten minutes from then on, until it stops', async () => {
  const app = await openApp()
  await receiveEnquiry(app, spam, ist(20, '18:05'))
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: ist(21, '09:00') })
  onTestFinished(() => void vi.useRealTimers())
  const written = async (count: number) =>
    expect.poll(async () => (await reminders(app)).length).toBe(count)
  const stop = startRemindingOfQuarantine(app)
  await written(1)
  vi.setSystemTime(ist(22, '09:00'))
  vi.advanceTimersByTime(10 * 60 * 1000)
  await written(2)
  expect(vi.getTimerCount()).toBe(1)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
