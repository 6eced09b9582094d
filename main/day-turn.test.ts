import { afterEach, expect, test, vi } from 'vitest'
import { pageCacheControl, watchDays } from './day-turn.ts'

afterEach(() => void vi.useRealTimers())

const at = (time: string) => new Date(`${time}+05:30`)

test('pages are held for a minute, and none over the end of India’s month', () => {
  const forAMinute = expect.stringContaining('max-age=60')
  expect(pageCacheControl(at('2026-11-30T23:58:59.999'))).toEqual(forAMinute)
  expect(pageCacheControl(at('2026-11-30T23:59:00'))).toContain('no-cache')
  expect(pageCacheControl(at('2026-11-30T23:59:59.999'))).toContain('no-cache')
  expect(pageCacheControl(at('2026-12-01T00:00:00'))).toEqual(forAMinute)
  expect(pageCacheControl(at('2028-02-29T23:59:30'))).toContain('no-cache')
  expect(pageCacheControl(at('2027-02-28T23:59:30'))).toContain('no-cache')
})

test('whoever watches is told when a day ends, and a minute before a month does', () => {
  vi.useFakeTimers({ now: at('2026-11-28T12:00:00') })
  const told: string[] = []
  const end = watchDays(() => told.push(new Date().toISOString()))
  vi.advanceTimersByTime(4 * 24 * 60 * 60_000)
  expect(told).toEqual([
    '2026-11-28T18:30:00.000Z',
    '2026-11-29T18:30:00.000Z',
    '2026-11-30T18:29:00.000Z',
    '2026-11-30T18:30:00.000Z',
    '2026-12-01T18:30:00.000Z',
  ])
  end()
  vi.advanceTimersByTime(60 * 24 * 60 * 60_000)
  expect(told).toHaveLength(5)
})
