import { expect, test } from 'vitest'
import { guideValue } from './guide-values.ts'

test('Only a day is said as one: what was typed may look like it, in its field or a title', () => {
  const say = (field: Parameters<typeof guideValue>[0], value: string) =>
    guideValue(field, value, String)
  expect(say('lastChecked', '2026-11-20')).toBe('20 Nov 2026')
  expect(say('lastChecked', '2026-13-45')).toBe('2026-13-45')
  expect(say('title', '2026-11-20')).toBe('2026-11-20')
})
