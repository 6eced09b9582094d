import { expect, test } from 'vitest'
import { isSpared } from './kept-files.ts'

test('who asks for fewer bytes is spared, nobody else', () => {
  const asked = (headers: Record<string, string>) =>
    isSpared(new Request('http://localhost/pictures/a.avif', { headers }))
  expect(asked({ 'Save-Data': 'on' })).toBe(true)
  expect(asked({})).toBe(false)
})
