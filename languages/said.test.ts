import { expect, test } from 'vitest'
import { plainText, said, sayAfter } from './said.ts'

test('what is English on another page is a piece that says so', () => {
  expect(said('Soak, then drain', true)).toEqual([{ text: 'Soak, then drain', lang: 'en' }])
  expect(said('सूखने दें', undefined)).toBe('सूखने दें')
})

test('texts of the page’s own language become one, and others stay pieces', () => {
  expect(sayAfter('Okra', ': ', 'sow in June.')).toBe('Okra: sow in June.')
  const mixed = sayAfter(said('Zinnia', true), ': ', 'जून में बोएँ।')
  expect(mixed).toEqual([{ text: 'Zinnia', lang: 'en' }, ': ', 'जून में बोएँ।'])
  expect(plainText(mixed)).toBe('Zinnia: जून में बोएँ।')
})
