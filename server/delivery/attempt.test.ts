import { describe, expect } from 'vitest'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import {
  letterTo,
  mailboxFull,
  openTestDelivery,
  refused,
  refusedForGood,
  unreachable,
} from '#tests/support/test-delivery.ts'
import { DeliveryError } from './channels/transport.ts'
import { claimMessages, leaseMs } from './outbox/outbox-lease.ts'

const hour = 3_600_000

describe('an attempt that succeeds', () => {
  test('is told to whoever counts, and logged without what the message says', async () => {
    const counted: unknown[] = []
    const house = await openTestDelivery(() => undefined, {
      onAttempt: (...outcome) => counted.push(outcome),
    })
    await house.delivery.start()
    const [id] = await house.put('private words')
    await expect.poll(house.sent).toEqual(['private words'])
    await expect.poll(() => house.log.length).toBeGreaterThan(0)
    expect(counted).toEqual([['email', 'sent']])
    expect(house.log).toEqual([
      {
        level: 30,
        time: expect.anything(),
        message: id,
        kind: 'staff-email',
        attempts: 1,
        msg: 'message sent',
      },
    ])
  })
})

test('what takes so long to be finished that another process sends it is sent by that one alone', async () => {
  const ended = Promise.withResolvers<void>()
  const house = await openTestDelivery(() => undefined, {
    async finish(message) {
      house.pass(leaseMs)
      const claim = { channel: 'email', by: 'another', limit: 1 } as const
      await claimMessages(house.db, { ...claim, now: new Date('2025-11-20T12:01:00Z') })
      setTimeout(ended.resolve, 200)
      return message
    },
  })
  await house.delivery.start()
  await house.put('a quote with its PDF')
  await ended.promise
  expect(house.tried).toEqual([])
  expect(await house.rows()).toMatchObject([{ leased_by: 'another', state: 'waiting' }])
})

describe('an attempt that fails', () => {
  test('is told to whoever counts, and logged with its code', async () => {
    const counted: unknown[] = []
    const house = await openTestDelivery(refused, {
      onAttempt: (...outcome) => counted.push(outcome),
    })
    await house.delivery.start()
    const [id = ''] = await house.put('bad')
    await expect.poll(() => house.failures(id)).toBe(1)
    await expect.poll(() => house.log).toHaveLength(1)
    expect(counted).toEqual([['email', 'failed']])
    expect(house.log).toMatchObject([
      { level: 40, message: id, attempts: 1, error: 'EENVELOPE 550', msg: 'message failed' },
    ])
    expect(await house.rows()).toMatchObject([
      {
        state: 'waiting',
        last_error: 'EENVELOPE 550',
        first_failed_at: '2025-11-20T12:00:00.000Z',
      },
    ])
  })

  test('for a fault of ours keeps the fault’s name, for its words may be the visitor’s', async () => {
    const faults: Record<string, unknown> = {
      a: new TypeError('meera@example.com'),
      b: 'meera@example.com',
    }
    const house = await openTestDelivery((subject) => Promise.reject(faults[subject]))
    await house.delivery.start()
    await house.put('a', 'b')
    const named = async () => (await house.rows()).map(({ last_error }) => last_error).sort()
    await expect.poll(named).toEqual(['TypeError', 'string'])
    const unexpected = house.log.filter(({ msg }) => msg === 'sending failed unexpectedly')
    expect(unexpected.map(({ level, error }) => [level, error]).sort()).toEqual([
      [50, 'TypeError'],
      [50, 'string'],
    ])
    expect(unexpected.every(({ message }) => typeof message === 'string')).toBe(true)
    expect(JSON.stringify(house.log)).not.toContain('meera')
  })

  test('because the channel is down is no message’s own: that is tried at its next chance', async () => {
    let down = true
    const house = await openTestDelivery(() => (down ? unreachable() : undefined))
    await house.delivery.start()
    const [id = ''] = await house.put('a')
    // No time passes on the test's clock: a failure of its own would keep it waiting.
    await expect.poll(() => house.tried.length).toBeGreaterThan(2)
    down = false
    await expect.poll(house.sent).toEqual(['a'])
    const ofMessages = house.log.filter(({ message, level }) => message === id && level > 20)
    expect(ofMessages.map(({ msg }) => msg)).toEqual(['message sent'])
    expect(house.log).toContainEqual(
      expect.objectContaining({ level: 20, error: 'ECONNREFUSED', msg: 'message failed' }),
    )
  })

  test('because the channel broke off what may have arrived waits longer each time: it may be one more copy', async () => {
    const brokenOff = new DeliveryError('channel', 'ESOCKET', { mayHaveArrived: true })
    const house = await openTestDelivery((subject) =>
      subject === 'a' ? Promise.reject(brokenOff) : undefined,
    )
    await house.delivery.start()
    const [id = ''] = await house.put('a')
    await expect.poll(() => house.failures(id)).toBe(1)
    expect(house.log).toContainEqual(
      expect.objectContaining({ msg: 'delivery is down: messages wait' }),
    )
    await house.put('b')
    await expect.poll(house.sent).toEqual(['b'])
    expect(house.tried).toEqual(['a', 'b'])
  })

  test('while others go out is the message’s own, whatever it says of the channel', async () => {
    let fail = (_: Error) => {}
    const slow = new Promise<void>((_, reject) => {
      fail = reject
    })
    const house = await openTestDelivery((subject) => (subject === 'slow' ? slow : undefined))
    await house.delivery.start()
    const [id = ''] = await house.put('slow')
    await expect.poll(() => house.tried).toEqual(['slow'])
    await house.put('quick')
    await expect.poll(house.sent).toEqual(['quick'])
    fail(new DeliveryError('channel', 'ESOCKET'))
    await expect.poll(() => house.failures(id)).toBe(1)
    await house.put('later')
    await expect.poll(house.sent).toEqual(['later', 'quick'])
    expect(house.tried).toEqual(['slow', 'quick', 'later'])
    expect(house.log.map(({ msg }) => msg)).not.toContain('delivery is down: messages wait')
  })

  test.each([
    ['is refused', refused],
    ['fails for a fault of ours', () => Promise.reject(new TypeError('no such thing'))],
  ])('while another one %s is its own: the channel answers', async (_, answer) => {
    let fail = (_: Error) => {}
    const slow = new Promise<void>((_, reject) => {
      fail = reject
    })
    const house = await openTestDelivery((subject) => (subject === 'slow' ? slow : answer()))
    await house.delivery.start()
    const [id = ''] = await house.put('slow')
    await expect.poll(() => house.tried).toEqual(['slow'])
    const [other = ''] = await house.put('other')
    await expect.poll(() => house.failures(other)).toBe(1)
    fail(new DeliveryError('channel', 'ESOCKET'))
    await expect.poll(() => house.failures(id)).toBe(1)
    await expect.poll(() => house.log).toContainEqual(expect.objectContaining({ message: id }))
    expect(house.log.map(({ msg }) => msg)).not.toContain('delivery is down: messages wait')
  })

  test('for good gives up a visitor’s message at once, and nobody has to be woken', async () => {
    const house = await openTestDelivery(refusedForGood)
    await house.delivery.start()
    const [id] = await house.write(letterTo('nobody@example.com', 'hopeless'))
    house.delivery.wake()
    await expect.poll(house.state).toMatchObject({ waiting: 0, givenUp: 0, refused: 1 })
    const error = 'refused EENVELOPE 550'
    expect(await house.rows()).toMatchObject([{ state: 'given-up', last_error: error }])
    await expect.poll(() => house.log).toHaveLength(1)
    expect(house.log).toMatchObject([
      { level: 40, message: id, attempts: 1, error, msg: 'message refused for good' },
    ])
  })

  test('for good at the staff’s own address is a mistake in a setting: it is tried on', async () => {
    const house = await openTestDelivery(refusedForGood)
    await house.delivery.start()
    const [id = ''] = await house.put('an enquiry')
    await expect.poll(() => house.failures(id)).toBe(1)
    expect(await house.state()).toMatchObject({ waiting: 1, refused: 0 })
    expect(await house.rows()).toMatchObject([{ last_error: 'EENVELOPE 550' }])
  })

  test('by a visitor’s full mailbox is nothing that waits for us, not even after three days', async () => {
    const house = await openTestDelivery(mailboxFull)
    await house.delivery.start()
    const [id = ''] = await house.write(letterTo('meera@example.com', 'an answer'))
    house.delivery.wake()
    await expect.poll(() => house.failures(id)).toBe(1)
    house.pass(hour)
    expect(await house.state()).toMatchObject({ waiting: 1, atMailboxes: 1, oldestSeconds: 0 })
    const code = 'EENVELOPE 452 4.2.2 RCPT TO'
    expect(await house.rows()).toMatchObject([{ last_error: `mailbox ${code}` }])
    await expect.poll(() => house.failures(id)).toBe(2)
    await house.db.updateTable('outbox').set({ attempts: 20 }).execute()
    house.pass(73 * hour)
    await expect.poll(house.state).toMatchObject({ waiting: 0, givenUp: 0, refused: 1 })
    expect(await house.rows()).toMatchObject([{ last_error: `refused ${code}` }])
    const ended = { level: 40, msg: 'message refused for good' }
    await expect.poll(() => house.log.at(-1)).toMatchObject(ended)
  })

  test('by the staff’s full mailbox is counted as waiting: nobody reads of enquiries', async () => {
    const house = await openTestDelivery(mailboxFull)
    await house.delivery.start()
    const [id = ''] = await house.put('an enquiry')
    await expect.poll(() => house.failures(id)).toBe(1)
    house.pass(hour)
    expect(await house.state()).toMatchObject({ waiting: 1, atMailboxes: 0, oldestSeconds: 3600 })
  })

  test('for three days because the channel was down tells of each message that it gave up', async () => {
    const house = await openTestDelivery(unreachable)
    await house.delivery.start()
    const ids = await house.put('one', 'other')
    await expect.poll(() => house.tried.length).toBeGreaterThan(2)
    house.pass(73 * hour)
    await expect.poll(house.state).toMatchObject({ waiting: 0, givenUp: 2 })
    const given = () =>
      house.log.filter(({ msg, level }) => msg === 'message given up' && level === 50)
    await expect.poll(given).toHaveLength(2)
    expect(new Set(given().map(({ message }) => message))).toEqual(new Set(ids))
    expect(given()).toMatchObject([{ error: 'ECONNREFUSED' }, { error: 'ECONNREFUSED' }])
  })
})

describe('what the database does not take', () => {
  test('is written when it does: a message that was sent is not sent again', async () => {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const house = await openTestDelivery(() => finished)
    await house.delivery.start()
    await house.put('a')
    await expect.poll(() => house.tried).toEqual(['a'])
    await house.db.schema.alterTable('outbox').renameTo('elsewhere').execute()
    finish()
    const told = () => house.log.map(({ msg }) => msg)
    await expect.poll(told).toContain('the outbox cannot be written')
    await expect.poll(told).toContain('the outbox cannot be read')
    expect(told()).not.toContain('message sent')
    await house.db.schema.alterTable('elsewhere').renameTo('outbox').execute()
    await expect.poll(house.sent).toEqual(['a'])
    await house.put('b')
    await expect.poll(house.sent).toEqual(['a', 'b'])
    expect(house.tried).toEqual(['a', 'b'])
    // However often it looked meanwhile.
    expect(told().filter((msg) => msg === 'the outbox cannot be read')).toHaveLength(1)
    expect(house.log).toContainEqual(
      expect.objectContaining({
        level: 50,
        channel: 'email',
        err: expect.anything(),
        msg: 'the outbox cannot be written',
      }),
    )
  })
})
