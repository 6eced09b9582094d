import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { acceptQuote, askForChange } from '#app/quotes/sending/answers.server.ts'
import { addStaff } from '#app/staff/accounts.server.ts'
import {
  changePhone,
  listPhones,
  turnOffPhone,
  turnOnPhone,
} from '#app/staff/phones/phones.server.ts'
import { type NotificationChoices, standardChoices } from '#app/staff/phones/push-choices.ts'
import type { Role } from '#app/staff/role.ts'
import { forgetDevice, rememberDevice } from '#app/staff/sessions/devices.server.ts'
import { startSession } from '#app/staff/sessions/sessions.server.ts'
import { newPushKey } from '#server/delivery/channels/push-key.ts'
import type { Notice } from '#server/delivery/outbox/message.ts'
import { eraseMessages } from '#server/delivery/outbox/outbox.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { minutesOn, openDesk, opening } from '#tests/support/desk.ts'
import { giveQuote } from '#tests/support/quotes.ts'
import { startTellingPhones, tellPhones, tellTrial } from './tell-phones.server.ts'

const evening = minutesOn(11 * 60)
const nextMorning = minutesOn(24 * 60)

/** A desk with phones that are told since it opened. */
async function openPhones() {
  const desk = await openDesk({ PUSH_PRIVATE_KEY: newPushKey() })
  const { app } = desk
  let count = 0
  async function turnOn(choices: Partial<NotificationChoices> = {}, role: Role = 'desk') {
    count += 1
    const [token, label] = [`phone ${count}`, 'Chrome on Android']
    const staffId = await addStaff(app.db, {
      name: 'Asha Patil',
      role,
      email: `${count}@aangan.example`,
    })
    const { deviceId, id } = await app.writeTogether(async (transaction) => {
      const deviceId = await rememberDevice(transaction, { token, staffId, label }, opening)
      const endpoint = `https://push.example/${count}`
      const subscription = { endpoint, p256dh: 'a-key', auth: 'a-secret' }
      await turnOnPhone(transaction, { staffId, deviceId }, subscription, opening)
      const phone = await transaction
        .selectFrom('push_subscriptions')
        .select('id')
        .where('device_id', '=', deviceId)
        .executeTakeFirstOrThrow()
      const whose = { id: phone.id, staffId }
      await changePhone(transaction, whose, { ...standardChoices, ...choices }, opening)
      return { deviceId, id: phone.id }
    })
    await startSession(app.db, { staffId, lasting: true, deviceId, deviceLabel: label }, opening)
    return { id, staffId, deviceId }
  }
  /** What waits to be told to a phone, and is told with it. */
  async function takeTold(phone: { id: number }): Promise<Notice[]> {
    const rows = await app.db
      .selectFrom('outbox')
      .select(['id', 'body'])
      .where('recipient', '=', `phone ${phone.id}`)
      .orderBy('created_at')
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await app.db.deleteFrom('outbox').where('id', 'in', ids).execute()
    return rows.map(({ body }) => JSON.parse(body ?? '').notice)
  }
  const titles = async (phone: { id: number }) => (await takeTold(phone)).map(({ title }) => title)
  return { ...desk, turnOn, takeTold, titles }
}

testOnce(
  'a new enquiry is told once, and who asks only where the phone’s owner wants that',
  async () => {
    const { app, ask, turnOn, takeTold, titles } = await openPhones()
    await ask({}, minutesOn(-60))
    const phone = await turnOn()
    const named = await turnOn({ saysWho: true }, 'owner')
    const silent = await turnOn({ newEnquiry: false })
    const gardener = await turnOn({}, 'catalogue')
    expect(await tellPhones(app, minutesOn(1))).toBe(0)
    const reference = await ask({}, minutesOn(2))
    // Two processes that look at once.
    const both = await Promise.all([tellPhones(app, minutesOn(3)), tellPhones(app, minutesOn(3))])
    expect(both[0] + both[1]).toBe(2)
    expect(await takeTold(phone)).toEqual([
      {
        title: 'New enquiry',
        text: 'Aangan, the desk',
        opens: `/desk/enquiries/${reference}`,
        tag: reference,
        waiting: 2,
      },
    ])
    expect(await titles(named)).toEqual(['New enquiry from Meera, Kothrud'])
    await ask({ language: 'mr', message: 'नमस्कार', fullName: 'Dr Meera Deshpande' }, minutesOn(3))
    await tellPhones(app, minutesOn(4))
    expect(await titles(named)).toEqual(['New enquiry from Meera, Kothrud, in Marathi'])
    expect(await titles(phone)).toEqual(['New enquiry, in Marathi'])
    expect(await titles(silent)).toEqual([])
    expect(await titles(gardener)).toEqual([])
    expect(await tellPhones(app, minutesOn(4))).toBe(0)
    // What came while it did not want to hear is not told afterwards.
    await app.writeTogether((transaction) =>
      changePhone(transaction, silent, standardChoices, minutesOn(5)),
    )
    expect(await tellPhones(app, minutesOn(6))).toBe(0)
  },
)

describe('of enquiries that are not stored in the order of their numbers', () => {
  /** Phones, one enquiry that was told, and what stores others with later numbers. */
  async function openAfterOne() {
    const desk = await openPhones()
    const { app, ask, turnOn, titles } = desk
    const phone = await turnOn()
    await ask({}, minutesOn(1))
    await tellPhones(app, minutesOn(1))
    expect(await titles(phone)).toEqual(['New enquiry'])
    const first = await app.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow()
    const store = (after: number, at: Date) =>
      app.db
        .insertInto('enquiries')
        .values({
          ...first,
          id: first.id + after,
          reference: `AN-0000000${after}`,
          submission_id: null,
          received_at: at.toISOString(),
        })
        .execute()
    return { ...desk, phone, store, told: () => titles(phone) }
  }

  testOnce('also that is told which comes to be seen last', async () => {
    const { app, store, told } = await openAfterOne()
    await store(2, minutesOn(2))
    await tellPhones(app, minutesOn(2))
    await store(1, minutesOn(2))
    await tellPhones(app, minutesOn(2.1))
    expect(await told()).toEqual(['2 new enquiries'])
    expect(await tellPhones(app, minutesOn(3))).toBe(0)
  })

  test('a number that no enquiry ever gets keeps others from being told for a minute at most', async () => {
    const { app, store, told } = await openAfterOne()
    await store(3, minutesOn(2))
    expect(await tellPhones(app, minutesOn(2))).toBe(0)
    expect(await tellPhones(app, minutesOn(3))).toBe(1)
    expect(await told()).toEqual(['New enquiry'])
    // A clock that was hours ahead received it.
    await store(5, minutesOn(300))
    expect(await tellPhones(app, minutesOn(4))).toBe(1)
  })
})

testOnce('what a visitor answers to a quote is told once, and never its sum', async () => {
  const desk = await openPhones()
  const { app, ask, turnOn, titles } = desk
  const named = await turnOn({ saysWho: true }, 'owner')
  const phone = await turnOn()
  const { token, revision, sums } = await giveQuote(desk, await ask(), {}, minutesOn(1))
  await tellPhones(app, minutesOn(2))
  await Promise.all([titles(named), titles(phone)])
  await askForChange(app, { token, words: 'White pots' }, minutesOn(3))
  await tellPhones(app, minutesOn(4))
  expect(await titles(named)).toEqual(['Meera, Kothrud asks for a change of the quote'])
  expect(await titles(phone)).toEqual(['A visitor asks for a change of the quote'])
  await acceptQuote(app, { token, revision, total: sums.total }, minutesOn(5))
  await tellPhones(app, minutesOn(6))
  expect(await titles(named)).toEqual(['Meera, Kothrud accepted the quote'])
  expect(await tellPhones(app, minutesOn(7))).toBe(0)
})

testOnce(
  'what was stored later than it was done is told, though the phone was told of something between',
  async () => {
    const desk = await openPhones()
    const { app, ask, change, turnOn, titles } = desk
    const phone = await turnOn({ waitsTooLong: false })
    const { token, revision, sums } = await giveQuote(desk, await ask(), {}, minutesOn(1))
    const aside = await ask(
      { suspicion: 'honeypot', email: 'two@example.com', mobileNumber: '9876543211' },
      minutesOn(1),
    )
    await ask({ email: 'three@example.com', mobileNumber: '9876543212' }, minutesOn(4))
    expect(await tellPhones(app, minutesOn(4))).toBe(1)
    await titles(phone)
    await acceptQuote(app, { token, revision, total: sums.total }, minutesOn(3.9))
    await change(aside, { kind: 'release' }, { at: minutesOn(3.9) })
    await tellPhones(app, minutesOn(5))
    expect((await titles(phone)).sort()).toEqual(['A visitor accepted the quote', 'New enquiry'])
    expect(await tellPhones(app, minutesOn(6))).toBe(0)
  },
)

test('an enquiry that was set aside is told when it is released, once, though others came after it', async () => {
  const { app, ask, change, turnOn, takeTold, titles } = await openPhones()
  const phone = await turnOn({ waitsTooLong: false })
  const silent = await turnOn({ newEnquiry: false, waitsTooLong: false })
  const aside = await ask({ suspicion: 'honeypot' }, minutesOn(1))
  await ask({ email: 'two@example.com', mobileNumber: '9876543211' }, minutesOn(2))
  await tellPhones(app, minutesOn(3))
  expect(await titles(phone)).toEqual(['New enquiry'])
  await change(aside, { kind: 'release' }, { at: minutesOn(4) })
  await tellPhones(app, minutesOn(5))
  expect(await takeTold(phone)).toMatchObject([
    { title: 'New enquiry', opens: `/desk/enquiries/${aside}`, waiting: 2 },
  ])
  expect(await tellPhones(app, minutesOn(6))).toBe(0)
  expect(await titles(silent)).toEqual([])
})

test('what comes outside of working hours is told once in the morning, unless it is wanted at once', async () => {
  const { app, ask, turnOn, titles } = await openPhones()
  const quiet = await turnOn({ waitsTooLong: false })
  const awake = await turnOn({ anyHour: true })
  await ask({}, evening)
  await ask({ email: 'two@example.com', mobileNumber: '9876543211' }, evening)
  await tellPhones(app, evening)
  expect(await titles(quiet)).toEqual([])
  expect(await titles(awake)).toEqual(['2 new enquiries'])
  await tellPhones(app, nextMorning)
  expect(await titles(quiet)).toEqual(['2 new enquiries'])
})

testOnce('somebody who waits too long is told once, when the promised time is over', async () => {
  const { app, ask, change, turnOn, takeTold, titles } = await openPhones()
  const reference = await ask({}, minutesOn(-1))
  const answered = await ask({ email: 'two@example.com', mobileNumber: '9876543211' }, opening)
  const phone = await turnOn({ saysWho: true })
  await change(answered, { kind: 'reached', turn: 'theirs' }, { at: minutesOn(30) })
  await tellPhones(app, minutesOn(4 * 60 - 1))
  expect(await titles(phone)).toEqual([])
  await tellPhones(app, minutesOn(4 * 60 + 1))
  expect(await takeTold(phone)).toEqual([
    expect.objectContaining({
      title: 'Meera, Kothrud waits too long',
      opens: `/desk/enquiries/${reference}`,
    }),
  ])
  await tellPhones(app, minutesOn(5 * 60))
  expect(await titles(phone)).toEqual([])
})

test('what happens while phones are told is told right after, not a minute later', async () => {
  const { app, ask, turnOn } = await openPhones()
  vi.useFakeTimers({ toFake: ['Date'], now: minutesOn(1) })
  onTestFinished(() => void vi.useRealTimers())
  const phone = await turnOn()
  await ask({}, minutesOn(1))
  // It is called when all has been looked at, and the telling is not over.
  app.delivery.wake = () => {
    vi.setSystemTime(minutesOn(4 * 60 + 2))
    app.changes.tell()
  }
  onTestFinished(startTellingPhones(app))
  const told = () =>
    app.db
      .selectFrom('outbox')
      .select('created_at')
      .where('recipient', '=', `phone ${phone.id}`)
      .orderBy('created_at')
      .execute()
  // In a minute it would look by itself.
  await expect
    .poll(told, { timeout: 30_000 })
    .toEqual([1, 4 * 60 + 2].map((minutes) => ({ created_at: minutesOn(minutes).toISOString() })))
})

test('what a clock that was days ahead wrote of a phone keeps nothing from it', async () => {
  const { app, ask, turnOn, titles } = await openPhones()
  await ask({}, opening)
  const phone = await turnOn()
  const told_until = minutesOn(2 * 24 * 60).toISOString()
  await app.db.updateTable('push_subscriptions').set({ told_until }).execute()
  await tellPhones(app, minutesOn(4 * 60 + 1))
  expect(await titles(phone)).toEqual(['An enquiry waits too long'])
  expect(await tellPhones(app, minutesOn(5 * 60))).toBe(0)
})

test('a message that has not gone for half an hour is told once', async () => {
  const { app, ask, turnOn, titles } = await openPhones()
  const phone = await turnOn({ newEnquiry: false, deliveryFails: true })
  await turnOn({ newEnquiry: false })
  await ask({}, minutesOn(1))
  await app.db
    .updateTable('outbox')
    .set({ first_failed_at: minutesOn(2).toISOString(), attempts: 1 })
    .where('kind', '=', 'staff-email')
    .execute()
  await tellPhones(app, minutesOn(20))
  expect(await titles(phone)).toEqual([])
  await tellPhones(app, minutesOn(40))
  expect(await titles(phone)).toEqual(['A message does not arrive'])
  expect(await tellPhones(app, minutesOn(50))).toBe(0)
})

testOnce(
  'a phone that is turned off, signed out or lost hears no more, also of what waits for it',
  async () => {
    const { app, ask, turnOn, titles } = await openPhones()
    const [kept, off, out, lost] = [await turnOn(), await turnOn(), await turnOn(), await turnOn()]
    await ask({}, minutesOn(1))
    expect(await tellPhones(app, minutesOn(2))).toBe(4)
    await app.writeTogether(async (transaction) => {
      await turnOffPhone(transaction, { id: kept.id, staffId: off.staffId })
      await turnOffPhone(transaction, off)
      await forgetDevice(transaction, lost)
    })
    await app.db.deleteFrom('staff_sessions').where('staff_id', '=', out.staffId).execute()
    expect(await titles(off)).toEqual([])
    expect(await listPhones(app.db, lost.staffId)).toEqual([])
    expect(await tellTrial(app, { id: kept.id, staffId: off.staffId }, minutesOn(3))).toBe(false)
    expect(await tellTrial(app, kept, minutesOn(3))).toBe(true)
    await ask({ email: 'two@example.com', mobileNumber: '9876543211' }, minutesOn(4))
    expect(await tellPhones(app, minutesOn(5))).toBe(1)
    expect(await titles(kept)).toEqual(['New enquiry', 'New enquiry', 'New enquiry'])
  },
)

test('the same browser in other hands tells its new owner alone', async () => {
  const { app, turnOn } = await openPhones()
  const [one, other] = [await turnOn(), await turnOn()]
  const subscription = { endpoint: 'https://push.example/1', p256dh: 'another', auth: 'one' }
  await app.writeTogether((transaction) =>
    turnOnPhone(transaction, other, subscription, minutesOn(1)),
  )
  expect(await listPhones(app.db, one.staffId)).toEqual([])
  expect(await listPhones(app.db, other.staffId)).toHaveLength(1)
})

testOnce('whoever is forgotten is not told of any more', async () => {
  const { app, ask, turnOn, titles } = await openPhones()
  const phone = await turnOn({ saysWho: true })
  const reference = await ask({}, minutesOn(1))
  await tellPhones(app, minutesOn(2))
  await app.writeTogether((transaction) => eraseMessages(transaction, { references: [reference] }))
  expect(await titles(phone)).toEqual([])
})
