import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { changeEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import type { EnquiryChange } from '#app/enquiries/answering/changes/enquiry-change.ts'
import { receiveBulkEnquiry } from '#app/enquiries/bulk/bulk-enquiries.server.ts'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { subscribe } from '#app/newsletter/subscribers.server.ts'
import {
  openDataFolder,
  runAlone,
  runCommand,
  temporaryFolder,
} from './support/programs/command.ts'
import { outboxOf, query, run, sendEnquiries } from './support/programs/delivery.ts'
import { signIn } from './support/staff.ts'

const meera = {
  fullName: 'Meera Deshpande',
  email: 'Meera@example.com',
  mobileNumber: '9876543210',
  address: '=HYPERLINK("http://evil.example"), Pune',
  message: 'Two for\na balcony',
  products: [{ id: 8, quantity: '2', note: 'Beside the jhoola' }],
}
const anil = {
  ...meera,
  fullName: 'Anil',
  email: 'anil@example.com',
  mobileNumber: '9876543211',
  products: [{ id: 8, quantity: '2' }],
}
const sunita = {
  fullName: 'Sunita',
  email: 'sunita@example.com',
  mobileNo: '9876543212',
  companyName: 'Green Ltd',
  message: '',
  type: 'bulkPurchase',
} as const

/** Three enquiries, about midnight of the 20th and 21st of November 2025 in India. */
async function openDesk() {
  const { dataDir, db, app } = await openDataFolder()
  const receipts = [
    await receiveEnquiry(app, meera, new Date('2025-11-20T18:29:59Z')),
    await receiveEnquiry(app, anil, new Date('2025-11-20T18:30:00Z')),
    await receiveBulkEnquiry(app, sunita, new Date('2025-11-21T06:00:00Z')),
  ]
  const [hers = '', his = '', bulk = ''] = receipts.map(({ reference }) => reference)
  const enquiries = (...args: string[]) => runCommand(dataDir, 'enquiries', ...args)
  const names = async (...args: string[]) => {
    const { stdout } = await enquiries('list', '--json', ...args)
    return JSON.parse(stdout).map(({ name }: { name: string }) => name)
  }
  const setState = (reference: string, state: 'sent' | 'given-up') =>
    db.updateTable('outbox').set({ state }).where('subject_reference', '=', reference).execute()
  /** Ravi quotes hers, with a note and a next step. */
  const answer = async () => {
    const { staffId } = await signIn(app, { name: 'Ravi' })
    const at = new Date('2025-11-21T07:00:00Z')
    const change = (made: EnquiryChange, version: number) =>
      changeEnquiry(app, hers, made, { staffId, version }, at)
    await change({ kind: 'note', text: '=2+3 ᚠᚢᚦ beside the jhoola' }, 1)
    await change({ kind: 'next-step', text: 'Send prices to the jhoola' }, 1)
    await change({ kind: 'person', staffId }, 2)
    await change({ kind: 'state', state: 'quoted' }, 3)
  }
  return { dataDir, db, app, hers, his, bulk, enquiries, names, setState, answer }
}

describe('listing enquiries', () => {
  test('shows a table in India’s time, the newest first', async () => {
    const { enquiries, hers, his, bulk, answer } = await openDesk()
    await answer()
    const { code, stdout } = await enquiries('list')
    expect(code).toBe(0)
    expect(stdout).toMatch(/Meera Deshpande .* {2}product 8 \(2\) {2}/)
    expect(stdout).toMatch(/Sunita .* {2}Bulk Purchase Query for Green Ltd {2}/)
    expect(stdout.split('\n').map((line) => line.split(/ {2,}/).slice(0, 6))).toEqual([
      ['RECEIVED', 'REFERENCE', 'KIND', 'STATE', 'WITH', 'NAME'],
      ['2025-11-21 11:30', bulk, 'bulk', 'New', 'Sunita', '9876543212'],
      ['2025-11-21 00:00', his, 'enquiry', 'New', 'Anil', '9876543211'],
      ['2025-11-20 23:59', hers, 'enquiry', 'Quoted', 'Ravi', 'Meera Deshpande'],
      [''],
    ])
  })

  test('by day (in India), by kind, by state and by how the messages stand', async () => {
    const { db, names, setState, his, answer } = await openDesk()
    await answer()
    const sunitas = db.updateTable('enquiries').where('full_name', '=', 'Sunita')
    await sunitas.set({ state: 'lost', turn: 'closed', before_desk: 1 }).execute()
    expect(await names('--state', 'quoted')).toEqual(['Meera Deshpande'])
    expect(await names('--state', 'lost')).toEqual([])
    expect(await names('--state', 'before-desk')).toEqual(['Sunita'])
    await setState(his, 'given-up')
    expect(await names('--to', '2025-11-20')).toEqual(['Meera Deshpande'])
    expect(await names('--from', '2025-11-21')).toEqual(['Sunita', 'Anil'])
    expect(await names('--kind', 'bulk')).toEqual(['Sunita'])
    expect(await names('--delivery', 'given-up')).toEqual(['Anil'])
    expect(await names('--delivery', 'waiting', '--kind', 'enquiry')).toEqual(['Meera Deshpande'])
    expect(await names('--delivery', 'sent')).toEqual([])
  })

  test('shows one with its products and how its messages stand, never their words', async () => {
    const { enquiries, hers, answer } = await openDesk()
    await answer()
    const { code, stdout } = await enquiries('show', hers.toLowerCase())
    expect(code).toBe(0)
    expect(stdout).toMatch(/Received \(IST\) +2025-11-20 23:59\n/)
    expect(stdout).toMatch(/Message +Two for\n +a balcony/)
    expect(stdout).toMatch(/Asked for +product 8 \(2\): Beside the jhoola/)
    expect(stdout).toMatch(/\n2025-11-20 23:59 +staff-email .* waiting/)
    expect(stdout).toMatch(/State +Quoted\n/)
    expect(stdout).toMatch(/With +Ravi\nNext step +Send prices to the jhoola\n/)
    expect(stdout).toMatch(/Notes +2025-11-21 12:30 Ravi: =2\+3 ᚠᚢᚦ beside the jhoola\n/)
    expect(stdout).toMatch(/\n2025-11-21 12:30 +Ravi +state: new → quoted\n/)
    expect(stdout).toMatch(/\n2025-11-21 12:30 +Ravi +person: Ravi\n/)
    const shown = JSON.parse((await enquiries('show', hers, '--json')).stdout)
    expect(shown).toMatchObject({ reference: hers, products: meera.products, state: 'quoted' })
    expect(shown.notes).toMatchObject([{ by: { name: 'Ravi' } }])
    expect(shown.events).toHaveLength(4)
    expect(shown.messages).toHaveLength(2)
    expect(shown.messages[0]).not.toHaveProperty('body')
  })

  test('exports what was said in the staff’s words, safely for a spreadsheet', async () => {
    const { db, enquiries, hers, answer } = await openDesk()
    await answer()
    const { stdout } = await enquiries('export', '--to', '2025-11-20')
    const recorded = db.selectFrom('staff_events').select(['code', 'staff_id', 'about'])
    expect(await recorded.where('code', '=', 'exported').execute()).toEqual([
      { code: 'exported', staff_id: null, about: '1 enquiry' },
    ])
    const [names = '', first = ''] = stdout.split('\r\n')
    expect(names).toMatch(
      /^\ufeffReference,Form,Received \(IST\),Name,Mobile number,E-mail,Address,/,
    )
    expect(first).toContain(`${hers},Enquiry,2025-11-20 23:59,Meera Deshpande,9876543210,`)
    expect(first).toContain(`"'=HYPERLINK(""http://evil.example""), Pune"`)
    expect(first).toContain(',product 8 (2): Beside the jhoola,"Two for\na balcony",')
    expect(names).toContain(',State,Lost because,Turn,With,Next step,')
    expect(first).toContain(',Quoted,,Ours,Ravi,Send prices to the jhoola,')
    const [all] = JSON.parse((await enquiries('export', '--json')).stdout).slice(-1)
    expect(all.notes).toEqual(['2025-11-21 12:30 Ravi: =2+3 ᚠᚢᚦ beside the jhoola'])
  })
})

describe('what the law asks of the owner', () => {
  test('everything that is held of one person is printed, by number or address', async () => {
    const { app, enquiries, hers, answer } = await openDesk()
    await answer()
    await subscribe(app, 'meera@example.com')
    const { code, stdout } = await enquiries('person', '+91', '98765', '43210')
    expect(code).toBe(0)
    for (const held of [
      hers,
      'Baner Road|Pune',
      'Two for',
      'ᚠᚢᚦ',
      'Send prices',
      'visitor-email',
    ]) {
      expect(stdout).toMatch(new RegExp(held))
    }
    expect(stdout).toMatch(/Newsletter {2}meera@example.com, asked for/)
    expect(stdout).not.toContain('Anil')
    const json = JSON.parse((await enquiries('person', 'MEERA@example.com', '--json')).stdout)
    expect(json).toMatchObject({
      enquiries: [{ reference: hers, next_step: 'Send prices to the jhoola' }],
      newsletter: [{ email: 'meera@example.com', confirmed_at: null }],
    })
    expect(JSON.stringify(json)).not.toContain('token')
    expect(await enquiries('person', 'nobody@example.com')).toMatchObject({ code: 1 })
  })

  test('it is corrected, where it is searched and in what was not sent yet', async () => {
    const { db, enquiries, hers } = await openDesk()
    const right = [
      '--name',
      'Mira Deshpande',
      '--mobile',
      '98765 43219',
      '--email',
      'mira@example.com',
    ]
    expect(await enquiries('correct', hers, ...right)).toMatchObject({ code: 0 })
    const row = await db
      .selectFrom('enquiries')
      .innerJoin('enquiry_texts', 'enquiry_texts.enquiry_id', 'enquiries.id')
      .select(['full_name', 'mobile_number', 'email', 'text'])
      .where('reference', '=', hers)
      .executeTakeFirst()
    expect(row).toMatchObject({
      full_name: 'Mira Deshpande',
      mobile_number: '9876543219',
      email: 'mira@example.com',
      text: expect.stringContaining('mira deshpande'),
    })
    const messages = await db
      .selectFrom('outbox')
      .select(['recipient', 'body'])
      .where('subject_reference', '=', hers)
      .execute()
    expect(messages.map(({ body }) => body?.includes('Mira'))).toEqual([true, true])
    expect(messages.map(({ recipient }) => recipient)).toContain('mira@example.com')
    expect((await enquiries('show', hers)).stdout).toContain('corrected: full_name mobile_number')
    expect(await enquiries('correct', hers, '--mobile', '12')).toMatchObject({
      code: 1,
      stderr: 'Valid 10-digit phone number is required.\n',
    })
  })

  test('those affected between two days are listed with their e-mail', async () => {
    const { enquiries } = await openDesk()
    const { stdout } = await enquiries('export', '--from', '2025-11-20', '--to', '2025-11-20')
    const [names = '', first = '', ...rest] = stdout.trim().split(/\r\n(?=AN-)|\r\n$/)
    expect(first.split(',')[names.split(',').indexOf('E-mail')]).toBe('Meera@example.com')
    expect(rest).toEqual([])
  })

  test('open enquiries whose words will be erased within 30 days are listed before', async () => {
    const { db, enquiries } = await openDesk()
    const at = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    const set = (name: string, days: number, turn: 'ours' | 'closed' = 'ours') =>
      db
        .updateTable('enquiries')
        .set({ last_contact_at: at(days), turn })
        .where('full_name', '=', name)
        .execute()
    await set('Anil', 710)
    await set('Sunita', 690)
    await set('Meera Deshpande', 715, 'closed')
    const { stdout } = await enquiries('list', '--due-for-erasing', '--json')
    expect(JSON.parse(stdout)).toMatchObject([{ name: 'Anil', 'erased on': expect.any(String) }])
  })
})

describe('messages', () => {
  test('the backlog counts what waits and what was given up', async () => {
    const { enquiries, setState, his } = await openDesk()
    await setState(his, 'given-up')
    const { stdout, stderr } = await enquiries('backlog')
    expect(stderr).toMatch(
      /4 waiting, the oldest since \d+ hours; 2 given up; 0 refused for good\./,
    )
    expect(stdout.split('\n')).toHaveLength(1 + 6 + 1)
    const { waiting, givenUp, oldestSeconds } = JSON.parse(
      (await enquiries('backlog', '--json')).stdout,
    )
    expect({ waiting, givenUp }).toEqual({ waiting: 4, givenUp: 2 })
    expect(oldestSeconds).toBeGreaterThan(0)
  })

  test('that were given up are sent again, for one enquiry or for all', async () => {
    const { enquiries, setState, hers, his } = await openDesk()
    await setState(hers, 'given-up')
    await setState(his, 'given-up')
    expect(await enquiries('resend', hers)).toMatchObject({
      code: 0,
      stderr: '2 messages will be sent again.\n',
    })
    expect(await enquiries('resend', '--given-up')).toMatchObject({
      stderr: '2 messages will be sent again.\n',
    })
    const { stdout } = await enquiries('list', '--delivery', 'given-up', '--json')
    expect(JSON.parse(stdout)).toEqual([])
  })

  test('that were sent go again only when asked for', async () => {
    const { enquiries, setState, hers } = await openDesk()
    await setState(hers, 'sent')
    expect(await enquiries('resend', hers)).toMatchObject({ code: 1 })
    expect(await enquiries('resend', hers, '--sent')).toMatchObject({ code: 0 })
  })
})

describe('a quarantined enquiry', () => {
  test('is listed as such, and is sent once it is released', async () => {
    const { app, db, enquiries } = await openDesk()
    const { reference } = await receiveEnquiry(app, { ...anil, message: 'x' })
    await db
      .updateTable('enquiries')
      .set({ quarantined_at: '2026-11-20', quarantine_reason: 'honeypot' })
      .where('reference', '=', reference)
      .execute()
    await db.deleteFrom('outbox').where('subject_reference', '=', reference).execute()
    const { stdout } = await enquiries('list', '--quarantined')
    expect(stdout).toContain(reference)
    const waits = '1 enquiry waits in quarantine: npm run enquiries -- list --quarantined\n'
    expect((await enquiries('list')).stderr).toBe(waits)
    expect((await enquiries('backlog')).stderr).toContain(waits)
    expect(JSON.parse((await enquiries('backlog', '--json')).stdout)).toMatchObject({
      quarantined: 1,
    })
    expect(stdout).toContain('quarantined: honeypot')
    expect(await enquiries('release', reference)).toMatchObject({ code: 0 })
    const kinds = await db
      .selectFrom('outbox')
      .select('kind')
      .where('subject_reference', '=', reference)
      .orderBy('kind')
      .execute()
    expect(kinds).toEqual([{ kind: 'staff-email' }, { kind: 'visitor-email' }])
    expect(await enquiries('release', reference)).toMatchObject({ code: 1 })
  })

  test('that is spam is discarded: its words are erased, and nobody else’s', async () => {
    const { app, enquiries, names, his } = await openDesk()
    const { reference } = await receiveEnquiry(app, { ...anil, suspicion: 'honeypot' })
    expect(await enquiries('discard', his)).toMatchObject({ code: 1 })
    expect(await enquiries('discard', reference, his)).toMatchObject({
      code: 0,
      stderr: '1 of 2 discarded: what they said is erased.\n',
    })
    expect(await names()).toEqual(['(erased)', 'Sunita', 'Anil', 'Meera Deshpande'])
    expect((await enquiries('list')).stderr).toBe('')
  })
})

/** Of what was said and noted; in the search's index words stand as three letters at most. */
const traces = [/meera/i, /98765 ?43210/, /jhoola/, /ᚢᚦ/]

/** Gives the traces that are in any file of a data folder. */
async function findTraces(dataDir: string) {
  const files = await Promise.all(
    (await readdir(dataDir)).map((name) => readFile(join(dataDir, name))),
  )
  const text = Buffer.concat(files).toString('utf8')
  return traces.filter((trace) => trace.test(text))
}

describe('forgetting a person', () => {
  test('erases words and number everywhere and keeps the counts', async () => {
    const { dataDir, db, app, enquiries, hers, setState, answer } = await openDesk()
    await answer()
    expect(await findTraces(dataDir)).toEqual(traces)
    await subscribe(app, 'meera@example.com')
    await subscribe(app, 'anil@example.com')
    await db.updateTable('subscribers').set({ confirmed_at: '2026-11-20' }).execute()
    await setState(hers, 'sent')
    const { code, stderr } = await enquiries('forget', '--mobile', '+91 98765-43210', '--yes')
    expect(code).toBe(0)
    expect(stderr).toContain('Enquiries: 1. Messages: 3. Newsletter: 1.')
    const row = await db
      .selectFrom('enquiries')
      .selectAll()
      .where('reference', '=', hers)
      .executeTakeFirst()
    expect(row).toMatchObject({
      kind: 'enquiry',
      received_at: '2025-11-20T18:29:59.000Z',
      products: '[{"id":8,"quantity":"2"}]',
      full_name: '',
      email: '',
      mobile_number: '',
      address: null,
      message: null,
      submission_id: null,
      fingerprint: '',
    })
    expect(row?.erased_at).toMatch(/^\d{4}-/)
    const messages = await db
      .selectFrom('outbox')
      .select(['state', 'body', 'recipient'])
      .where('subject_reference', '=', hers)
      .execute()
    expect(messages).toEqual([
      { state: 'sent', body: null, recipient: null },
      { state: 'sent', body: null, recipient: null },
    ])
    expect((await runCommand(dataDir, 'newsletter', 'export')).stdout).toMatch(
      /^\ufeffE-mail,Subscribed \(IST\)\r\nanil@example.com,\d{4}-\d\d-\d\d \d\d:\d\d\r\n$/,
    )
    expect((await enquiries('list')).stdout).toContain('(erased)')
    // At once, while the site still has the database open.
    expect(await findTraces(dataDir)).toEqual([])
  })

  test('by e-mail goes by the address in any spelling', async () => {
    const { enquiries, names } = await openDesk()
    expect(await enquiries('forget', '--email', 'MEERA@example.com', '--yes')).toMatchObject({
      code: 0,
    })
    expect(await names()).toEqual(['Sunita', 'Anil', '(erased)'])
  })

  test('only tells what it found until --yes is said', async () => {
    const { enquiries, names } = await openDesk()
    const { code, stderr } = await enquiries('forget', '--email', 'anil@example.com')
    expect(code).toBe(1)
    expect(stderr).toContain('Enquiries: 1. Messages: 2. Newsletter: 0.')
    expect(stderr).toContain('Nothing was erased yet')
    expect(await names()).toContain('Anil')
  })

  test('leaves alone an address that somebody else gave too, and says so', async () => {
    const { app, db, enquiries } = await openDesk()
    await receiveEnquiry(app, { ...anil, email: 'meera@example.com' })
    await subscribe(app, 'meera@example.com')
    const { stderr } = await enquiries('forget', '--mobile', '9876543210', '--yes')
    expect(stderr).toContain('Enquiries: 1. Messages: 2. Newsletter: 0.')
    expect(stderr).toContain('Other numbers gave the same address: meera@example.com')
    expect(await db.selectFrom('outbox').selectAll().execute()).toHaveLength(7)
  })

  test('of whom nothing is kept fails with a sentence', async () => {
    const { enquiries } = await openDesk()
    expect(await enquiries('forget', '--mobile', '9000000000', '--yes')).toMatchObject({
      code: 1,
      stderr: 'Nothing is kept about this person.\n',
    })
  })
})

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

  test('without a database or without such an enquiry fails with a sentence and makes nothing', async () => {
    const folder = await temporaryFolder()
    const { code, stderr } = await runAlone('', folder, 'enquiries', 'list')
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no database at .*is DATA_DIR right\?\n$/),
    })
    const { enquiries } = await openDesk()
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

test('the desk works while the site takes enquiries', async () => {
  const site = await run({ SMTP_URL: '' })
  const sending = sendEnquiries([site], 30)
  const all = await Promise.all([
    runAlone('', site.dataDir, 'enquiries', 'list'),
    runAlone('', site.dataDir, 'enquiries', 'resend', '--given-up'),
    runAlone('', site.dataDir, 'enquiries', 'export', '--json'),
  ])
  expect(all.map(({ code }) => code)).toEqual([0, 0, 0])
  const { references } = await sending
  const forgotten = await runAlone(
    '',
    site.dataDir,
    'enquiries',
    ...['forget', '--email', 'meera3@example.com', '--yes'],
  )
  expect(forgotten).toMatchObject({ code: 0 })
  expect(await outboxOf(site)).toMatchObject({ waiting: 2 * (references.length - 1) })
  expect(query(site, "select count(*) as left from enquiries where email = ''")).toEqual([
    { left: 1 },
  ])
})
