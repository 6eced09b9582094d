import { expect, test } from 'vitest'
import { isSamePicture, isSpared } from './cached-files.ts'

test('who asks for fewer bytes is spared, nobody else', () => {
  const asked = (headers: Record<string, string>) =>
    isSpared(new Request('http://localhost/pictures/a.avif', { headers }))
  expect(asked({ 'Save-Data': 'on' })).toBe(true)
  expect(asked({})).toBe(false)
})

test('a picture is the same one in another size or format', () => {
  const soil = '/pictures/soil-360.1f3a.avif'
  expect(isSamePicture(soil, '/pictures/soil-500.9b2c.webp')).toBe(true)
  expect(isSamePicture(soil, '/pictures/potting-soil-360.1f3a.avif')).toBe(false)
  const uploaded = '/pictures/0123456789abcdef'
  expect(isSamePicture(`${uploaded}-360.avif`, `${uploaded}-800.webp`)).toBe(true)
  expect(isSamePicture(`${uploaded}-360.avif`, '/pictures/fedcba9876543210-360.avif')).toBe(false)
  expect(isSamePicture('/pictures/odd', '/pictures/odd')).toBe(false)
})
