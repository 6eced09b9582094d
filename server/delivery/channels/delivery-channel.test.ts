import { describe, expect } from 'vitest'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { letter, openTestDelivery } from '#tests/support/test-delivery.ts'
import { DeliveryError } from './transport.ts'

describe('stopping', () => {
  test('cuts off what does not finish and hands it back, without a failure of its own', async () => {
    const counted: unknown[] = []
    const stall = (_: string, signal: AbortSignal) =>
      new Promise<void>((_, reject) => {
        signal.addEventListener('abort', () => reject(new DeliveryError('channel', 'EABORT')))
      })
    const house = await openTestDelivery(stall, {
      pace: { stop: 1, attempt: 60_000 },
      onAttempt: (...outcome) => counted.push(outcome),
    })
    await house.delivery.start()
    await house.put('slow')
    await expect.poll(() => house.tried).toEqual(['slow'])
    await house.delivery.stop()
    expect(await house.rows()).toMatchObject([
      { state: 'waiting', leased_by: null, leased_until: null, first_failed_at: null },
    ])
    expect(counted).toEqual([])
    expect(house.log).toEqual([])
    expect(house.closed()).toBe(1)
  })

  test('hands back untried what it took in the same moment', async () => {
    const house = await openTestDelivery(() => undefined, { pace: { poll: 3_600_000 } })
    await house.delivery.start()
    await house.put('before')
    await expect.poll(house.sent).toEqual(['before'])
    await house.write(letter('late'))
    house.delivery.wake()
    await house.delivery.stop()
    expect(house.tried).toEqual(['before'])
    expect(await house.rows()).toContainEqual(
      expect.objectContaining({ state: 'waiting', leased_by: null, leased_until: null }),
    )
  })

  test('sends nothing that is written afterwards, however it is woken', async () => {
    const house = await openTestDelivery(() => undefined)
    await house.delivery.start()
    await house.put('before')
    await expect.poll(house.sent).toEqual(['before'])
    await house.delivery.stop()
    await house.put('after')
    await house.delivery.stop()
    expect(house.tried).toEqual(['before'])
    expect(house.closed()).toBe(1)
  })
})

describe('while the database is away', () => {
  const away = async ({ db }: Awaited<ReturnType<typeof openTestDelivery>>) => {
    await db.schema.alterTable('outbox').renameTo('elsewhere').execute()
    return () => db.schema.alterTable('elsewhere').renameTo('outbox').execute()
  }

  test('a start fails, loudly; what was written before goes when it is back', async () => {
    const house = await openTestDelivery(() => undefined)
    await house.write(letter('a'))
    const comeBack = await away(house)
    await expect(house.delivery.start()).rejects.toThrow('outbox')
    const told = (msg: string) =>
      expect.objectContaining({ level: 50, channel: 'email', err: expect.anything(), msg })
    await expect.poll(() => house.log).toContainEqual(told('the outbox cannot be written'))
    await expect.poll(() => house.log).toContainEqual(told('the outbox cannot be read'))
    expect(house.log).toContainEqual({
      level: 50,
      time: expect.anything(),
      err: expect.anything(),
      msg: 'what has expired could not be emptied',
    })
    await comeBack()
    await expect.poll(house.sent).toEqual(['a'])
  })

  test('that it cannot be read is told once each time, however often it is tried', async () => {
    const house = await openTestDelivery(() => undefined)
    await house.delivery.start()
    for (const [count, subject] of ['a', 'b'].entries()) {
      const comeBack = await away(house)
      const told = () => house.log.filter(({ msg }) => msg === 'the outbox cannot be read')
      await expect.poll(told).toHaveLength(count + 1)
      for (let time = 0; time < 5; time += 1) {
        house.delivery.wake()
        // Asked over the same connection, which answers in turn.
        await house.db.selectFrom('enquiries').select('id').execute()
      }
      expect(told()).toHaveLength(count + 1)
      await comeBack()
      await house.put(subject)
      await expect.poll(house.sent).toContain(subject)
    }
  })

  test('a stop ends all the same, and leaves the leases to run out', async () => {
    const house = await openTestDelivery(() => undefined)
    await house.delivery.start()
    await house.put('a')
    await expect.poll(house.sent).toEqual(['a'])
    const comeBack = await away(house)
    await house.delivery.stop()
    expect(house.closed()).toBe(1)
    expect(house.log).toContainEqual(
      expect.objectContaining({
        level: 50,
        channel: 'email',
        err: expect.anything(),
        msg: 'leases were left to run out',
      }),
    )
    await comeBack()
  })

  test('a stop waits for a while until it takes what came of a message', async () => {
    let fail = (_: Error) => {}
    const failed = new Promise<void>((_, reject) => {
      fail = reject
    })
    const house = await openTestDelivery(() => failed)
    await house.delivery.start()
    await house.put('a')
    await expect.poll(() => house.tried).toEqual(['a'])
    const comeBack = await away(house)
    fail(new DeliveryError('message', 'EENVELOPE 550'))
    await expect
      .poll(() => house.log.map(({ msg }) => msg))
      .toContain('the outbox cannot be written')
    const stopped = house.delivery.stop()
    await comeBack()
    await stopped
    expect(await house.rows()).toMatchObject([{ leased_by: null, last_error: 'EENVELOPE 550' }])
  })

  test('a stop does not wait long for it to take what came of a message, which is told once', async () => {
    let fail = (_: Error) => {}
    const failed = new Promise<void>((_, reject) => {
      fail = reject
    })
    const house = await openTestDelivery(() => failed, { pace: { stop: 1 } })
    await house.delivery.start()
    await house.put('a')
    await expect.poll(() => house.tried).toEqual(['a'])
    await away(house)
    fail(new TypeError('no such thing'))
    const told = () => house.log.map(({ msg }) => msg)
    await expect.poll(told).toContain('the outbox cannot be written')
    await house.delivery.stop()
    expect(house.closed()).toBe(1)
    // The stop has it written once more.
    for (const once of ['sending failed unexpectedly', 'the outbox cannot be written']) {
      expect(told().filter((msg) => msg === once)).toEqual([once])
    }
  })
})

describe('a delivery that runs', () => {
  test('sends at once what it is woken for, long before it would look by itself', async () => {
    const house = await openTestDelivery(() => undefined, { pace: { poll: 3_600_000 } })
    await house.delivery.start()
    for (const [count, subject] of ['a', 'b', 'c'].entries()) {
      await house.put(subject)
      await expect.poll(house.sent).toHaveLength(count + 1)
    }
  })

  test('finds what another process wrote, without being woken', async () => {
    const house = await openTestDelivery(() => undefined)
    await house.delivery.start()
    await house.put('own')
    await expect.poll(house.sent).toEqual(['own'])
    await house.write(letter('another’s'))
    await expect.poll(house.sent).toEqual(['another’s', 'own'])
  })

  test('tries at its start what was to wait: somebody may have mended it', async () => {
    const house = await openTestDelivery(() => undefined)
    await house.write(letter('a'))
    await house.db
      .updateTable('outbox')
      .set({ next_attempt_at: '2025-11-22T12:00:00.000Z' })
      .execute()
    await house.delivery.start()
    await expect.poll(house.sent).toEqual(['a'])
  })

  test('does not take again what it is sending, although the clock jumped past its lease', async () => {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const house = await openTestDelivery((subject) => (subject === 'slow' ? finished : undefined), {
      pace: { attempt: 60_000 },
    })
    await house.delivery.start()
    const [id = ''] = await house.put('slow')
    await expect.poll(() => house.tried).toEqual(['slow'])
    house.pass(61_000)
    await house.put('quick')
    await expect.poll(house.sent).toEqual(['quick'])
    expect((await house.rows()).find((row) => row.id === id)?.attempts).toBe(1)
    finish()
    await expect.poll(house.sent).toEqual(['quick', 'slow'])
    expect(house.tried).toEqual(['slow', 'quick'])
  })

  test('keeps what it is sending as its own, however long that takes', async () => {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const house = await openTestDelivery(() => finished, { pace: { attempt: 60_000, renewal: 10 } })
    await house.delivery.start()
    await house.put('slow')
    await expect.poll(() => house.tried).toEqual(['slow'])
    for (let minutes = 0.5; minutes <= 5; minutes += 0.5) {
      house.pass(30_000)
      const until = new Date(Date.parse('2025-11-20T12:01:00Z') + minutes * 60_000).toISOString()
      await expect.poll(house.rows).toMatchObject([{ leased_until: until }])
    }
    finish()
    await expect.poll(house.sent).toEqual(['slow'])
    expect(house.tried).toEqual(['slow'])
    expect(await house.rows()).toMatchObject([{ leased_until: null, attempts: 1 }])
  })

  test('says at its start what was given up before', async () => {
    const house = await openTestDelivery(() => undefined)
    const [id = ''] = await house.write(letter('a'), letter('b'))
    await house.db.updateTable('outbox').set({ state: 'given-up' }).where('id', '=', id).execute()
    await house.delivery.start()
    await expect
      .poll(() => house.log)
      .toContainEqual(
        expect.objectContaining({
          level: 50,
          givenUp: 1,
          msg: 'messages were given up and can be sent again',
        }),
      )
    await expect.poll(house.sent).toEqual(['b'])
  })
})
