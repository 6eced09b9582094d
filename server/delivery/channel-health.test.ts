import { pino } from 'pino'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createChannelHealth } from './channel-health.ts'

const pace = {
  ...{ poll: 1, expiry: 1, attempt: 1, renewal: 1, stop: 1 },
  ...{ firstProbe: 1_000, longestProbe: 4_000 },
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  vi.advanceTimersByTime(5_000)
  onTestFinished(() => void vi.useRealTimers())
})

/** A channel that takes three at a time; `chance` is what chance gives, from 0 to 1. */
function open(chance = 1) {
  const random = vi.spyOn(Math, 'random').mockReturnValue(chance)
  onTestFinished(() => random.mockRestore())
  const log: object[] = []
  const probes: number[] = []
  const health = createChannelHealth({
    transport: { channel: 'email', parallel: 3 },
    log: pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line)) }),
    pace,
    probe: () => probes.push(performance.now()),
  })
  return {
    health,
    log,
    /** Lets it fail now, and gives the time until it is asked again, in ms. */
    fail(startedAt = performance.now(), waitMs = 0) {
      const at = performance.now()
      health.noteOutage('ECONNREFUSED', startedAt, waitMs)
      const before = probes.length
      vi.advanceTimersByTime(10_000 + waitMs)
      return probes.slice(before).map((probe) => Math.round(probe - at))
    },
  }
}

describe('a channel that is well', () => {
  test('takes as many as it has room for', () => {
    const { health, log } = open()
    expect([0, 1, 3].map(health.room)).toEqual([3, 2, 0])
    health.noteAnswer()
    expect(health.room(0)).toBe(3)
    expect(log).toEqual([])
  })

  test('is not to blame for a message that failed while others went out', () => {
    const { health } = open()
    const startedAt = performance.now()
    expect(health.isToBlame(startedAt)).toBe(true)
    vi.advanceTimersByTime(10)
    health.noteAnswer()
    expect(health.isToBlame(startedAt)).toBe(false)
    expect(health.isToBlame(performance.now())).toBe(false)
    vi.advanceTimersByTime(1)
    expect(health.isToBlame(performance.now())).toBe(true)
  })
})

describe('a channel that is down', () => {
  test('takes nothing until its time has come, and then one message alone', () => {
    const { health } = open()
    health.noteOutage('ECONNREFUSED', performance.now())
    expect(health.room(0)).toBe(0)
    vi.advanceTimersByTime(999)
    expect(health.room(0)).toBe(0)
    vi.advanceTimersByTime(1)
    expect([0, 1, 2].map(health.room)).toEqual([1, 0, 0])
  })

  test('is told of once, and when it works again with the seconds that it took', () => {
    const { health, log, fail } = open()
    fail()
    fail()
    vi.advanceTimersByTime(2_400)
    health.noteAnswer()
    health.noteAnswer()
    expect(log).toMatchObject([
      {
        level: 40,
        channel: 'email',
        error: 'ECONNREFUSED',
        msg: 'delivery is down: messages wait',
      },
      { level: 30, channel: 'email', seconds: 22, msg: 'delivery works again' },
    ])
    expect(health.room(0)).toBe(3)
  })

  test('is asked again at growing distances, up to the longest', () => {
    const { fail } = open()
    expect([fail(), fail(), fail(), fail()]).toEqual([[1_001], [2_001], [4_001], [4_001]])
  })

  test('is not asked before the time that it named itself, and no sooner than else', () => {
    const { health, fail, log } = open()
    expect(fail(performance.now(), 3_600_000)).toEqual([3_600_001])
    expect(log).toMatchObject([{ level: 40, asksToWaitSeconds: 3_600 }])
    health.noteAnswer()
    vi.advanceTimersByTime(60_001)
    expect(fail(performance.now(), 1)).toEqual([1_001])
    health.noteOutage('ECONNREFUSED', performance.now(), 60_000)
    vi.advanceTimersByTime(59_999)
    expect(health.room(0)).toBe(0)
    vi.advanceTimersByTime(1)
    expect(health.room(0)).toBe(1)
  })

  test('is asked up to twice as early by chance, so that processes don’t ask together', () => {
    const { fail } = open(0)
    expect([fail(), fail()]).toEqual([[501], [1_001]])
  })

  test('is not asked more for those that were under way when it failed', () => {
    const { health, fail } = open()
    const together = performance.now()
    vi.advanceTimersByTime(5)
    health.noteOutage('ECONNREFUSED', together)
    expect(fail(together)).toEqual([1_001])
    // Not the second distance that another failure would have brought.
    expect(fail()).toEqual([2_001])
  })

  test('that failed again soon after it worked is asked no quicker than before', () => {
    const { health, fail } = open()
    fail()
    health.noteAnswer()
    vi.advanceTimersByTime(60_000)
    expect(fail()).toEqual([2_001])
  })

  test('that worked for more than a minute is asked quickly again', () => {
    const { health, fail } = open()
    fail()
    health.noteAnswer()
    vi.advanceTimersByTime(60_001)
    expect(fail()).toEqual([1_001])
  })
})
