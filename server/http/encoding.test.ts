import { expect, test } from 'vitest'
import { chooseEncoding, toUtf8 } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR;q=1.0, gzip;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000,gzip;q=0', undefined],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'zstd'],
  ['zstd;q=0, br;q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['identity, br;q=0.5', undefined],
  ['x-br, vibrant', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding: %s is answered with %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})

test('what is packed thoroughly is taken as Brotli, by those who take it', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd', 'thorough')).toBe('br')
  expect(chooseEncoding('gzip, zstd', 'thorough')).toBe('zstd')
})

test.each(['', 'Areca Palm', '…₹', 'तुलसी', '🪴 in a pot', 'half a pair: \ud83e'])(
  '“%s” has the same bytes as everywhere',
  (text) => {
    expect(toUtf8(text)).toEqual(Buffer.from(text))
  },
)
