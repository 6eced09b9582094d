import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/programs/command.ts'
import { loadEnvFile } from './env-file.ts'

async function load(text: string | Buffer) {
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

test('a quote that is not closed on its line, and would take settings with it, is refused', async () => {
  const names = ['CHAT_TEXT', 'TRUST_PROXY', 'HOST', 'BUSINESS_NAME', 'BUSINESS_ADDRESS']
  for (const name of names) vi.stubEnv(name, undefined)
  const lines = ['# Ours', 'CHAT_TEXT="Hello', 'export TRUST_PROXY=1', 'HOST=127.0.0.1']
  const taken = [
    ', line 2: the value of CHAT_TEXT begins with a quote that does not end before line 3, and would take TRUST_PROXY with it: put a quote at its end, too.',
  ]
  expect(await load([...lines, 'BUSINESS_NAME="My Shop"'].join('\n'))).toEqual(taken)
  expect(await load([...lines, 'BUSINESS_NAME=\'My Shop"'].join('\r\n'))).toEqual(taken)
  // Without another quote each line is read by itself, and the quote is part of the value.
  expect(await load([...lines, 'BUSINESS_NAME=My Shop'].join('\n'))).toEqual([])
  expect(await load('CHAT_TEXT="Hello\\nHOST=::1"')).toEqual([])
  const address = 'BUSINESS_ADDRESS="Shop 4\nBaner Road = Pune\nOTHER=1"\nHOST=::1'
  expect(await load(address)).toEqual([])
  vi.unstubAllEnvs()
})

test('settings are read from a file with a byte order mark as from one without', async () => {
  for (const name of ['HOST', 'PORT']) vi.stubEnv(name, undefined)
  vi.stubEnv('SITE_URL', 'https://set.example')
  expect(await load('\uFEFFHOST=::1\nPORT=3001\nSITE_URL=https://file.example')).toEqual([])
  const { HOST, PORT, SITE_URL } = process.env
  expect([HOST, PORT, SITE_URL]).toEqual(['::1', '3001', 'https://set.example'])
  vi.unstubAllEnvs()
})

test.each([
  ['UTF-16', Buffer.from('\uFEFFPORT=3001\n', 'utf16le'), ', line 1: UTF-16'],
  ['UTF-16, big end first', Buffer.from('\uFEFFPORT=1\n', 'utf16le').swap16(), ', line 1: UTF-16'],
  [
    'UTF-8 to which a line of UTF-16 was added',
    Buffer.concat([Buffer.from('PORT=3001\n'), Buffer.from('HOST=::1\r\n', 'utf16le')]),
    ', line 2: UTF-16',
  ],
  ['Latin-1', Buffer.from('PORT=3001\nBUSINESS_NAME=Caf\u00e9\n', 'latin1'), ', line 2: not UTF-8'],
])('a file in %s is refused with its line', async (_name, bytes, words) => {
  vi.stubEnv('PORT', undefined)
  await expect(load(bytes)).rejects.toThrow(words)
  expect(process.env.PORT).toBeUndefined()
  vi.unstubAllEnvs()
})
