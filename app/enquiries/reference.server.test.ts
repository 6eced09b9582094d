import { expect, test } from 'vitest'
import { isReference } from './enquiry.ts'
import { newReference } from './reference.server.ts'

test('a reference can be read out on the phone: no letter looks like a digit', () => {
  for (let count = 0; count < 1_000; count++) {
    expect(newReference()).toMatch(/^AN-[0-9A-HJKMNP-TV-Z]{8}$/)
  }
})

test('ten thousand references are all different', () => {
  expect(new Set(Array.from({ length: 10_000 }, newReference)).size).toBe(10_000)
})

test.each([
  '',
  'AN-',
  'AN-1234567',
  'AN-123456789',
  'AN-1234567I',
  'an-12345678',
  'AN-12345678\n',
  'MAN-12345678',
])('%j is no reference', (text) => expect(isReference(text)).toBe(false))
