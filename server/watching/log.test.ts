import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryDatabaseFile } from '#tests/support/databases/test-database.ts'
import { createLog } from './log.ts'

test('a log on a full disk loses lines and nothing else', () => {
  const full = openSync('/dev/full', 'w')
  onTestFinished(() => closeSync(full))
  const log = createLog({ logLevel: 'info' }, full)
  for (let line = 0; line < 100; line += 1) log.error({ line }, 'an event')
})

test('a log keeps to itself what PostgreSQL quotes of a row', async () => {
  const file = join(await temporaryDatabaseFile(), '..', '..', 'log')
  const output = openSync(file, 'w')
  const refused = Object.assign(new Error('null value in column "email"'), {
    code: '23502',
    detail: 'Failing row contains (Meera Deshpande).',
  })
  createLog({ logLevel: 'info' }, output).error({ err: refused }, 'a form could not be stored')
  closeSync(output)
  const line = JSON.parse(await readFile(file, 'utf8'))
  expect(line.err).toMatchObject({ code: '23502', message: 'null value in column "email"' })
  expect(JSON.stringify(line)).not.toContain('Meera')
})

test('a log writes one line of JSON an event', async () => {
  const file = join(await temporaryDatabaseFile(), '..', '..', 'log')
  const output = openSync(file, 'w')
  const log = createLog({ logLevel: 'info' }, output)
  log.info({ reference: 'AN-00000000' }, 'enquiry received')
  log.debug('not this one')
  closeSync(output)
  log.info('to a closed file')
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, reference: 'AN-00000000', msg: 'enquiry received' },
  ])
})
