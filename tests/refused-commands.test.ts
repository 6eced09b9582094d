import { describe, expect, test, vi } from 'vitest'
import { runAlone, runCommand, temporaryFolder } from './support/programs/command.ts'
import { openOperatorsDesk } from './support/programs/operators-desk.ts'

describe('a command that can’t be followed', () => {
  test.each([
    [['list', '--from', '2025-02-30'], '--from must be a day such as 2025-11-20'],
    [
      ['list', '--state', 'asleep'],
      '--state must be one of new, contacted, quoted, won, lost, spam',
    ],
    [['list', '--state', 'waiting'], 'before-desk): say --delivery waiting.'],
    [['export', '--state', 'quarantined'], 'before-desk): say --quarantined.'],
    [['correct', 'AN-7Q2M0XKE'], 'Say what is right instead.'],
    [['person'], 'Give an e-mail address or a mobile number.'],
    [['held', '--send', '--drop'], 'Choose one of --send and --drop.'],
    [['list', '--json', '--csv'], 'Choose one of --json and --csv.'],
    [['list', '--colour'], '--colour'],
    [['show', 'seven'], 'A reference looks like AN-7Q2M0XKE'],
    [['forget', '--yes'], 'Say who'],
    [['forget', '--mobile', '12'], '--mobile must be a number of ten digits'],
    [['resend'], 'Give one reference.'],
    [['water'], 'There is no "water".'],
    [[], 'Say what to do.'],
  ])('%j is answered with one line and exit code 2', async (args, sentence) => {
    const { code, stdout, stderr } = await runCommand('/nowhere', 'enquiries', ...args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(sentence)
    expect(stderr).toMatch(/^[^\n]+\. Help: npm run enquiries -- --help\n$/)
  })

  test.each([
    ['--to', 'postgre://aangan:secret@db.example/aangan'],
    ['--to', 'Postgres://aangan:secret@db.example/aangan'],
    ['--from', 'mysql://aangan:secret@db.example/aangan'],
  ])(
    'a move %s an address of no PostgreSQL is refused without its password',
    async (option, address) => {
      const args = option === '--to' ? [] : ['--to', '/nowhere/b.sqlite']
      const { code, stdout, stderr } = await runCommand(
        '/nowhere',
        'move',
        option,
        address,
        ...args,
      )
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toContain(`${option} must be postgres://`)
      expect(stderr).not.toContain('secret')
    },
  )

  test('what a restore is compared with is no address but PostgreSQL’s', async () => {
    const address = 'postgre://aangan:secret@db.example/aangan'
    const args = ['--settle', '--replaced', address]
    const { code, stdout, stderr } = await runCommand('/nowhere', 'restore', ...args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain('--replaced must be postgres://')
    expect(stderr).not.toContain('secret')
  })

  test('a move to a folder that is not there is refused', async () => {
    const { code, stderr } = await runCommand('/nowhere', 'move', '--to', '/nowhere/b.sqlite')
    expect(code).toBe(2)
    expect(stderr).toContain('There is no folder /nowhere')
  })

  test('without a database or without such an enquiry fails with a sentence and makes nothing', async () => {
    const folder = await temporaryFolder()
    const { code, stderr } = await runAlone('', folder, 'enquiries', 'list')
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no database at .*is DATA_DIR right\?\n$/),
    })
    const { enquiries } = await openOperatorsDesk()
    expect(await enquiries('show', 'AN-00000000')).toMatchObject({
      code: 1,
      stderr: 'There is no enquiry AN-00000000.\n',
    })
  })

  test.each(['enquiries', 'newsletter', 'backup', 'restore'] as const)(
    '%s explains itself with --help',
    async (command) => {
      const { code, stdout, stderr } = await runAlone('', '/nowhere', command, '--help')
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(stdout).toContain(`Usage: npm run ${command} -- `)
    },
  )
})

test.each([
  ['letters', 'npm run letters'],
  ['pictures', 'npm run pictures'],
  ['build', 'npm run build'],
  ['building/build-if-needed', 'npm start'],
] as const)('%s, which takes no arguments, does nothing with one', async (command, called) => {
  const { code, stdout, stderr } = await runCommand('/nowhere', command, 'all')
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(`Help: ${called} -- --help`)
})

test('settings that can’t be used are told all at once', async () => {
  vi.stubEnv('PORT', 'eighty')
  vi.stubEnv('BUSINES_NAME', 'Green')
  vi.stubEnv('SITE_URL', 'nursery.example')
  const { code, stderr } = await runCommand('/nowhere', 'enquiries', 'list')
  vi.unstubAllEnvs()
  expect(code).toBe(1)
  expect(stderr.split('\n')).toEqual([
    '3 settings can’t be used:',
    '  BUSINES_NAME is no setting: did you mean BUSINESS_NAME?',
    expect.stringMatching(/^ {2}PORT must be/),
    expect.stringMatching(/^ {2}SITE_URL must be/),
    '',
  ])
})
