import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/programs/command.ts'
import { loadEnvFile } from './env-file.ts'

async function load(text: string) {
  const file = join(await temporaryFolder(), '.env')
  await writeFile(file, text)
  return loadEnvFile(file).map((fault) => fault.slice(file.length))
}

test('a value that ends before its # is named with its line', async () => {
  const names = ['BUSINESS_ADDRESS', 'METRICS_TOKEN', 'PORT', 'HOST', 'CHAT_TEXT', 'BUSINESS_NAME']
  for (const name of names) vi.stubEnv(name, undefined)
  const faults = await load(
    [
      '# Comments stand on lines of their own: PORT=1 # like this',
      'BUSINESS_ADDRESS=Shop #4, Baner Road',
      'METRICS_TOKEN=#0123456789abcdef',
      'PORT=3001 # the port',
      'HOST= # everywhere',
      'CHAT_TEXT="We are no. #1" # a comment after quotes',
      "BUSINESS_NAME='Shop #4'",
      'SOMEBODY_ELSES=a#b',
    ].join('\r\n'),
  )
  expect(faults.map((fault) => fault.split(' would')[0])).toEqual([
    ', line 2: BUSINESS_ADDRESS',
    ', line 3: METRICS_TOKEN',
    ', line 4: PORT',
  ])
  expect(process.env.BUSINESS_ADDRESS).toBe('Shop')
  expect(process.env.CHAT_TEXT).toBe('We are no. #1')
  vi.unstubAllEnvs()
})

test('a slip that is another program’s variable elsewhere is named here', async () => {
  for (const name of ['LANGUAGE', 'MAILFROM']) vi.stubEnv(name, undefined)
  expect(await load('LANGUAGE=en,hi\nMAILFROM=shop@example.in\nHOME=/x')).toEqual([
    ': LANGUAGE is no setting: did you mean LANGUAGES?',
    ': MAILFROM is no setting: did you mean MAIL_FROM?',
  ])
  vi.unstubAllEnvs()
})

test('without the file nothing is wrong, and one that can’t be read is no such file', async () => {
  const folder = await temporaryFolder()
  expect(loadEnvFile(join(folder, '.env'))).toEqual([])
  expect(() => loadEnvFile(folder)).toThrow('can’t be read (EISDIR)')
})
