import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

const minute = 60_000

test('so many tries are taken in a window, and the next when the first has left it', () => {
  const limit = createRateLimit({ most: 3, windowMs: 10 * minute })
  for (const at of [0, minute, 2 * minute]) {
    expect(limit.take('a', undefined, at)).toEqual({ taken: true })
  }
  expect(limit.take('a', undefined, 4 * minute)).toEqual({ taken: false, retryAfter: 360 })
  expect(limit.take('b', undefined, 4 * minute)).toEqual({ taken: true })
  expect(limit.take('a', undefined, 10 * minute)).toEqual({ taken: true })
  expect(limit.take('a', undefined, 10 * minute)).toMatchObject({ taken: false })
})

test('what is refused does not put the visitor off any longer', () => {
  const limit = createRateLimit({ most: 1, windowMs: minute })
  limit.take('a', undefined, 0)
  for (let at = 1; at < minute; at += 100) limit.take('a', undefined, at)
  expect(limit.take('a', undefined, minute)).toEqual({ taken: true })
})

test('the same deed again counts once, also when the window is full', () => {
  const limit = createRateLimit({ most: 2, windowMs: minute })
  for (let times = 0; times < 5; times += 1) {
    expect(limit.take('a', 'first', times)).toEqual({ taken: true })
  }
  expect(limit.take('a', 'second', 10)).toEqual({ taken: true })
  expect(limit.take('a', 'third', 11)).toMatchObject({ taken: false })
  expect(limit.take('a', 'second', 12)).toEqual({ taken: true })
})

test('0 turns it off', () => {
  const limit = createRateLimit({ most: 0, windowMs: minute })
  for (let times = 0; times < 50; times += 1) expect(limit.take('a')).toEqual({ taken: true })
})

test('its memory is bounded: the key not heard of longest is forgotten', () => {
  const limit = createRateLimit({ most: 2, windowMs: minute, mostRemembered: 4 })
  for (const key of ['a', 'a', 'b', 'b']) limit.take(key, undefined, 0)
  limit.take('a', undefined, 1)
  limit.take('c', undefined, 2)
  expect(limit.take('a', undefined, 3)).toMatchObject({ taken: false })
  expect(limit.take('b', undefined, 3)).toEqual({ taken: true })
})
