import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

const minute = 60_000

test('so many tries are taken in a window, and the next when the first has left it', () => {
  const limit = createRateLimit({ most: 3, windowMs: 10 * minute })
  for (const at of [0, minute, 2 * minute]) {
    expect(limit.take('a', at)).toEqual({ taken: true })
  }
  expect(limit.take('a', 4 * minute)).toEqual({ taken: false, retryAfter: 360 })
  expect(limit.take('b', 4 * minute)).toEqual({ taken: true })
  expect(limit.take('a', 10 * minute)).toEqual({ taken: true })
  expect(limit.take('a', 10 * minute)).toMatchObject({ taken: false })
})

test('what is refused does not put the visitor off any longer', () => {
  const limit = createRateLimit({ most: 1, windowMs: minute })
  limit.take('a', 0)
  for (let at = 1; at < minute; at += 100) limit.take('a', at)
  expect(limit.take('a', minute)).toEqual({ taken: true })
})

test('0 turns it off', () => {
  const limit = createRateLimit({ most: 0, windowMs: minute })
  for (let times = 0; times < 50; times += 1) expect(limit.take('a')).toEqual({ taken: true })
})

test('its memory is bounded: the key not heard of longest is forgotten', () => {
  const limit = createRateLimit({ most: 2, windowMs: minute, mostRemembered: 4 })
  for (const key of ['a', 'a', 'b', 'b']) limit.take(key, 0)
  limit.take('a', 1)
  limit.take('c', 2)
  expect(limit.take('a', 3)).toMatchObject({ taken: false })
  expect(limit.take('b', 3)).toEqual({ taken: true })
})
