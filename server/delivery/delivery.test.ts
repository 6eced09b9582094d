import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { createDelivery } from './delivery.ts'
import { enqueue, type Message, readOutboxState, resend } from './outbox.ts'
import { DeliveryError } from './transport.ts'

const hour = 3_600_000
const pace = { poll: 10, firstProbe: 20, longestProbe: 40, attempt: 500, stop: 10_000 }

/** An e-mail whose subject names it; the test's mail server judges by that. */
const letter = (subject: string): Message => ({
  kind: 'staff-email',
  reference: 'AN-00000001',
  email: { subject, text: '', html: '' },
})

/** A delivery over a mail server that behaves as `answer` says, on a clock that the test sets. */
async function open(answer: (subject: string, signal: AbortSignal) => Promise<void> | undefined) {
  const db = await openTestDatabase()
  const tried: string[] = []
  const log: { level: number; msg: string }[] = []
  let now = Date.parse('2025-11-20T12:00:00Z')
  let busy = 0
  let mostBusy = 0
  const delivery = createDelivery({
    db,
    log: pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) }),
    now: () => new Date(now),
    pace,
    openTransports: () => [
      {
        channel: 'email',
        parallel: 3,
        async send({ body }, signal) {
          const { subject } = JSON.parse(body)
          tried.push(subject)
          mostBusy = Math.max(mostBusy, ++busy)
          try {
            await nextTurn()
            await answer(subject, signal)
          } finally {
            busy -= 1
          }
        },
        close: () => undefined,
      },
    ],
  })
  onTestFinished(() => delivery.stop())
  return {
    db,
    delivery,
    tried,
    log,
    mostBusy: () => mostBusy,
    pass: (ms: number) => {
      now += ms
    },
    async put(...subjects: string[]) {
      const ids = await db
        .transaction()
        .execute((transaction) => enqueue(transaction, subjects.map(letter), new Date(now)))
      delivery.wake()
      return ids
    },
    state: () => readOutboxState(db, new Date(now)),
    /** How many failures of a message were noted, or undefined while it is under way. */
    failures: async (id: string) => {
      const row = await db
        .selectFrom('outbox')
        .select(['attempts', 'leased_by'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.leased_by === null ? row.attempts : undefined
    },
    sent: async () => {
      const rows = await db
        .selectFrom('outbox')
        .select('body')
        .where('state', '=', 'sent')
        .execute()
      return rows.map(({ body }) => JSON.parse(body ?? '').subject).sort()
    },
  }
}

const refused = () => Promise.reject(new DeliveryError('message', 'EENVELOPE 550'))
const unreachable = () => Promise.reject(new DeliveryError('channel', 'ECONNREFUSED'))
const soon = { timeout: 60_000, interval: 10 }

describe('delivery', () => {
  test('sends at once what is written, no more at a time than the way out takes', async () => {
    const house = await open(() => undefined)
    await house.delivery.start()
    await house.put('a', 'b', 'c', 'd', 'e', 'f', 'g')
    await expect.poll(house.sent, soon).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    expect(house.mostBusy()).toBe(3)
    expect(house.tried).toHaveLength(7)
  })

  test('sends at its start what an earlier process left', async () => {
    const house = await open(() => undefined)
    await house.put('left behind')
    expect(house.tried).toEqual([])
    await house.delivery.start()
    await expect.poll(house.sent, soon).toEqual(['left behind'])
  })

  test('asks a way out that is down with one message at a time, each time another', async () => {
    let down = true
    const house = await open(() => (down ? unreachable() : undefined))
    await house.delivery.start()
    await house.put('a', 'b', 'c', 'd', 'e')
    await expect.poll(() => house.tried.length, soon).toBeGreaterThanOrEqual(8)
    // The first three were under way together before any of them failed.
    expect([...house.tried.slice(0, 5)].sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
    down = false
    await expect.poll(house.sent, soon).toEqual(['a', 'b', 'c', 'd', 'e'])
    const told = house.log.map(({ msg }) => msg).filter((msg) => msg.startsWith('delivery'))
    expect(told).toEqual(['delivery is down: messages wait', 'delivery works again'])
  })

  test('lets one message that fails by itself wait, while the others go', async () => {
    const house = await open((subject) => (subject === 'bad' ? refused() : undefined))
    await house.delivery.start()
    await house.put('bad', 'good')
    await expect.poll(house.sent, soon).toEqual(['good'])
    // While others go again and again, its own time has not come.
    await house.put('better')
    await expect.poll(house.sent, soon).toEqual(['better', 'good'])
    const bad = () => house.tried.filter((subject) => subject === 'bad')
    expect(bad()).toHaveLength(1)
    house.pass(8_000)
    await expect.poll(bad, soon).toHaveLength(2)
  })

  test('cuts off a message that takes too long and goes on with the next', async () => {
    const stall = (signal: AbortSignal) =>
      new Promise<void>((_, reject) => {
        signal.addEventListener('abort', () => reject(new DeliveryError('channel', 'EABORT')))
      })
    const house = await open((subject, signal) => (subject === 'slow' ? stall(signal) : undefined))
    await house.delivery.start()
    await house.put('slow')
    await expect.poll(() => house.tried.length, soon).toBe(1)
    await house.put('quick')
    await expect.poll(house.sent, soon).toEqual(['quick'])
  })
})

describe('after three days', () => {
  test('a message that always fails is given up, loudly, and can be sent again', async () => {
    let refusing = true
    const house = await open(() => (refusing ? refused() : undefined))
    await house.delivery.start()
    const [id = ''] = await house.put('hopeless')
    for (let attempt = 1; attempt <= 24; attempt++) {
      await expect.poll(() => house.failures(id), soon).toBe(attempt)
      expect(await house.state()).toMatchObject({ waiting: 1, givenUp: 0 })
      house.pass(3 * hour)
    }
    await expect.poll(house.state, soon).toMatchObject({ waiting: 0, givenUp: 1 })
    expect(house.log).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'message given up', message: id }),
    )
    refusing = false
    expect(await resend(house.db, id, new Date('2025-11-23T12:00:00Z'))).toBe(true)
    await expect.poll(house.sent, soon).toEqual(['hopeless'])
  })

  test('of an outage all that waited since then is given up, and nothing younger', async () => {
    const house = await open(unreachable)
    await house.delivery.start()
    await house.put('old', 'old too')
    await expect.poll(() => house.tried.length, soon).toBeGreaterThan(2)
    house.pass(71 * hour)
    await house.put('young')
    await expect.poll(() => house.tried, soon).toContain('young')
    expect(await house.state()).toMatchObject({ waiting: 3, givenUp: 0 })
    house.pass(hour)
    await expect.poll(house.state, soon).toMatchObject({ waiting: 1, givenUp: 2 })
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
      pace,
      openTransports: () => [],
    })
    await delivery.start()
    await delivery.stop()
    expect(log).toMatchObject([{ level: 40, waiting: 1, msg: expect.stringMatching(/^SMTP_URL/) }])
    expect(await readOutboxState(db, start)).toMatchObject({ waiting: 1, givenUp: 0 })
  })
})

test('stopping lets what is under way finish and takes nothing new', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const house = await open(() => finished)
  await house.delivery.start()
  await house.put('a', 'b', 'c', 'd')
  await expect.poll(() => house.tried.length, soon).toBe(3)
  const stopped = house.delivery.stop()
  finish()
  await stopped
  expect(await house.sent()).toEqual(['a', 'b', 'c'])
  expect(await house.state()).toMatchObject({ waiting: 1 })
})
