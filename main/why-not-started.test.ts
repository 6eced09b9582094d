import { expect, test } from 'vitest'
import { UnusableDatabase } from '#database/postgres/postgres.ts'
import { ConfigError } from '#server/config.ts'
import { sayWhyNotStarted } from './why-not-started.ts'

test.each([
  new ConfigError('PORT must be a number.'),
  new UnusableDatabase('The database can only be read.', { cause: new Error('25006') }),
])('a start that fails by what the operator can correct says one sentence: $message', (error) => {
  expect(sayWhyNotStarted(error)).toBe(error.message)
})

test('a start that fails by a fault of ours says where, and what brought it about', () => {
  const fault = new Error('The site could not begin telling phones.', { cause: new TypeError('x') })
  expect(sayWhyNotStarted(fault)).toMatch(
    /phones\.\n {4}at .*why-not-started\.test\.ts[\s\S]*TypeError: x/,
  )
  expect(sayWhyNotStarted('gone')).toBe("'gone'")
})
