import { pino } from 'pino'
import { describe, expect } from 'vitest'
import { openTestDatabase } from '#tests/support/databases/test-database.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import {
  letter,
  openTestDelivery,
  refused,
  testPace,
  unreachable,
} from '#tests/support/test-delivery.ts'
import { DeliveryError } from './channels/transport.ts'
import { createDelivery } from './delivery.ts'
import { enqueue, resend } from './outbox/outbox.ts'
import { readOutboxState } from './outbox/outbox-state.ts'

const hour = 3_600_000

describe('delivery', () => {
  test('sends at once what is written, no more at a time than the channel takes', async () => {
    const house = await openTestDelivery(() => undefined, { pace: { poll: 3_600_000 } })
    await house.delivery.start()
    await house.put('a', 'b', 'c', 'd', 'e', 'f', 'g')
    await expect.poll(house.sent).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    expect(house.mostBusy()).toBe(3)
    expect(house.tried).toHaveLength(7)
  })

  test('sends at its start what an earlier process left', async () => {
    const house = await openTestDelivery(() => undefined)
    await house.put('left behind')
    expect(house.tried).toEqual([])
    await house.delivery.start()
    await expect.poll(house.sent).toEqual(['left behind'])
  })

  test('says at its start how many webhooks wait where none can be sent any more', async () => {
    const house = await openTestDelivery(() => undefined)
    const said = () => house.log.filter(({ msg }) => msg.startsWith('WEBHOOK_URL is not set'))
    await house.delivery.start()
    expect(said()).toEqual([])
    await house.delivery.stop()
    const event = { type: 'enquiry.received', timestamp: '2025-11-20T12:00:00.000Z', data: {} }
    await house.write({ kind: 'webhook', reference: 'AN-00000001', event })
    await house.delivery.start()
    expect(said()).toEqual([expect.objectContaining({ level: 40, waiting: 1 })])
  })

  test('asks a channel that is down with one message at a time, each time another', async () => {
    let down = true
    const house = await openTestDelivery(() => (down ? unreachable() : undefined))
    await house.delivery.start()
    await house.put('a', 'b', 'c', 'd', 'e')
    await expect.poll(() => house.tried.length).toBeGreaterThanOrEqual(8)
    // The first three were under way together before any of them failed.
    expect([...house.tried.slice(0, 5)].sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
    down = false
    await expect.poll(house.sent).toEqual(['a', 'b', 'c', 'd', 'e'])
    const told = house.log.map(({ msg }) => msg).filter((msg) => msg.startsWith('delivery'))
    expect(told).toEqual(['delivery is down: messages wait', 'delivery works again'])
  })

  test('lets one message that fails by itself wait, while the others go', async () => {
    const house = await openTestDelivery((subject) => (subject === 'bad' ? refused() : undefined))
    await house.delivery.start()
    await house.put('bad', 'good')
    await expect.poll(house.sent).toEqual(['good'])
    // While others go again and again, its own time has not come.
    await house.put('better')
    await expect.poll(house.sent).toEqual(['better', 'good'])
    const bad = () => house.tried.filter((subject) => subject === 'bad')
    expect(bad()).toHaveLength(1)
    house.pass(8_000)
    await expect.poll(bad).toHaveLength(2)
  })

  test('cuts off a message that takes too long and goes on with the next', async () => {
    const stall = (signal: AbortSignal) =>
      new Promise<void>((_, reject) => {
        signal.addEventListener('abort', () => reject(new DeliveryError('channel', 'EABORT')))
      })
    const house = await openTestDelivery((subject, signal) =>
      subject === 'slow' ? stall(signal) : undefined,
    )
    await house.delivery.start()
    await house.put('slow')
    await expect.poll(() => house.tried.length).toBe(1)
    await house.put('quick')
    await expect.poll(house.sent).toEqual(['quick'])
  })
})

describe('after three days', () => {
  test('a message that always fails is given up, loudly, and can be sent again', async () => {
    let refusing = true
    const house = await openTestDelivery(() => (refusing ? refused() : undefined))
    await house.delivery.start()
    const [id = ''] = await house.put('hopeless')
    for (let attempt = 1; attempt <= 24; attempt++) {
      await expect.poll(() => house.failures(id)).toBe(attempt)
      expect(await house.state()).toMatchObject({ waiting: 1, givenUp: 0 })
      house.pass(3 * hour)
    }
    await expect.poll(house.state).toMatchObject({ waiting: 0, givenUp: 1 })
    expect(house.log).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'message given up', message: id }),
    )
    refusing = false
    expect(await resend(house.db, id, new Date('2025-11-23T12:00:00Z'))).toBe(true)
    await expect.poll(house.sent).toEqual(['hopeless'])
  })

  test('of an outage all that waited since then is given up, and nothing younger', async () => {
    const house = await openTestDelivery(unreachable)
    await house.delivery.start()
    await house.put('old', 'old too')
    await expect.poll(() => house.tried.length).toBeGreaterThan(2)
    house.pass(71 * hour)
    await house.put('young')
    await expect.poll(() => house.tried).toContain('young')
    expect(await house.state()).toMatchObject({ waiting: 3, givenUp: 0 })
    house.pass(hour)
    await expect.poll(house.state).toMatchObject({ waiting: 1, givenUp: 2 })
  })

  test('without a mail server at all nothing is given up', async () => {
    const db = await openTestDatabase()
    const start = new Date('2025-11-20T12:00:00Z')
    await db.transaction().execute((transaction) => enqueue(transaction, [letter('a')], start))
    const log: { msg: string }[] = []
    const delivery = createDelivery({
      db,
      log: pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) }),
      now: () => new Date(start.getTime() + 100 * hour),
      pace: testPace,
      openTransports: () => [],
    })
    await delivery.start()
    await delivery.stop()
    expect(log).toMatchObject([{ level: 40, waiting: 1, msg: expect.stringMatching(/^SMTP_URL/) }])
    expect(await readOutboxState(db, start)).toMatchObject({ waiting: 1, givenUp: 0 })
  })
})

test('a site with a webhook alone says that its e-mails wait', async () => {
  const db = await openTestDatabase()
  const log: { msg: string }[] = []
  const delivery = createDelivery({
    db,
    log: pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) }),
    pace: testPace,
    openTransports: () => [
      { channel: 'webhook', parallel: 1, send: async () => undefined, close: () => undefined },
    ],
  })
  await delivery.start()
  await delivery.stop()
  expect(log).toMatchObject([{ level: 40, waiting: 0, msg: expect.stringMatching(/^SMTP_URL/) }])
})

test('stopping lets what is under way finish and takes nothing new', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const house = await openTestDelivery(() => finished)
  await house.delivery.start()
  await house.put('a', 'b', 'c', 'd')
  await expect.poll(() => house.tried.length).toBe(3)
  const stopped = house.delivery.stop()
  finish()
  await stopped
  expect(await house.sent()).toEqual(['a', 'b', 'c'])
  expect(await house.state()).toMatchObject({ waiting: 1 })
})
