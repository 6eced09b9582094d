import { describe, expect, test } from 'vitest'
import { toKeepableSearch } from './keepable-search.ts'

describe('a search as it is counted', () => {
  test.each(['Mango Tree', '  mango tree '])('is the same however it was written: %j', (query) => {
    expect(toKeepableSearch(query)).toBe('mango tree')
  })

  test.each([
    'asha@example.in',
    '9876543210',
    'call 98765 43210',
    '98-76-54',
    '९८७६५४३२१०',
    'x'.repeat(41),
    '',
    'a\0b',
  ])('is not kept when it is %j', (query) => {
    expect(toKeepableSearch(query)).toBeUndefined()
  })

  test.each(['x'.repeat(40), '🌱'.repeat(40), 'lot 12345'])('keeps %j', (query) => {
    expect(toKeepableSearch(query)).toBe(query)
  })
})
