import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { subscribe } from '#app/newsletter/subscribers.server.ts'
import { runCommand } from './support/programs/command.ts'
import { anil, openOperatorsDesk } from './support/programs/operators-desk.ts'

describe('what the law asks of the owner', () => {
  test('everything that is held of one person is printed, by number or address', async () => {
    const { app, enquiries, hers, answer } = await openOperatorsDesk()
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
    const { db, enquiries, hers } = await openOperatorsDesk()
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
    const { enquiries } = await openOperatorsDesk()
    const { stdout } = await enquiries('export', '--from', '2025-11-20', '--to', '2025-11-20')
    const [names = '', first = '', ...rest] = stdout.trim().split(/\r\n(?=AN-)|\r\n$/)
    expect(first.split(',')[names.split(',').indexOf('E-mail')]).toBe('Meera@example.com')
    expect(rest).toEqual([])
  })

  test('open enquiries whose words will be erased within 30 days are listed before', async () => {
    const { db, enquiries } = await openOperatorsDesk()
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
    const { dataDir, db, app, enquiries, hers, setState, answer } = await openOperatorsDesk()
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
    const { enquiries, names } = await openOperatorsDesk()
    expect(await enquiries('forget', '--email', 'MEERA@example.com', '--yes')).toMatchObject({
      code: 0,
    })
    expect(await names()).toEqual(['Sunita', 'Anil', '(erased)'])
  })

  test('only tells what it found until --yes is said', async () => {
    const { enquiries, names } = await openOperatorsDesk()
    const { code, stderr } = await enquiries('forget', '--email', 'anil@example.com')
    expect(code).toBe(1)
    expect(stderr).toContain('Enquiries: 1. Messages: 2. Newsletter: 0.')
    expect(stderr).toContain('Nothing was erased yet')
    expect(await names()).toContain('Anil')
  })

  test('leaves alone an address that somebody else gave too, and says so', async () => {
    const { app, db, enquiries } = await openOperatorsDesk()
    await receiveEnquiry(app, { ...anil, email: 'meera@example.com' })
    await subscribe(app, 'meera@example.com')
    const { stderr } = await enquiries('forget', '--mobile', '9876543210', '--yes')
    expect(stderr).toContain('Enquiries: 1. Messages: 2. Newsletter: 0.')
    expect(stderr).toContain('Other numbers gave the same address: meera@example.com')
    expect(await db.selectFrom('outbox').selectAll().execute()).toHaveLength(7)
  })

  test('of whom nothing is kept fails with a sentence', async () => {
    const { enquiries } = await openOperatorsDesk()
    expect(await enquiries('forget', '--mobile', '9000000000', '--yes')).toMatchObject({
      code: 1,
      stderr: 'Nothing is kept about this person.\n',
    })
  })
})
