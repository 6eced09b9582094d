import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test.each([
  ['Aangan Nursery', 'Aangan'],
  ['The Green House Nursery', 'The Green'],
  ['Shree Ganesh Hirwai Nursery', 'Shree Ganesh'],
  ['Hirwai Wai', 'Hirwai Wai'],
  ['श्री सिद्धिविनायक हरितगंध रोपवाटिका', 'श्री सिद्धिविनायक'],
  ['Krishnamurthynursery', 'Krishnamurthynursery'],
])('%s is called %s where there is little room', (name, short) => {
  expect(shortName(name)).toBe(short)
})
