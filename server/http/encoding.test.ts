import { expect, test } from 'vitest'
import { chooseEncoding } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR;q=1.0, gzip;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000,gzip;q=0', undefined],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['identity, br;q=0.5', undefined],
  ['x-br, vibrant', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding: %s is answered with %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
