import { describe, expect, test } from 'vitest'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { runAlone } from './support/programs/command.ts'
import { outboxOf, query, run, sendEnquiries } from './support/programs/delivery.ts'
import { anil, meera, openOperatorsDesk } from './support/programs/operators-desk.ts'

describe('listing enquiries', () => {
  test('shows a table in India’s time, the newest first', async () => {
    const { enquiries, hers, his, bulk, answer } = await openOperatorsDesk()
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
    const { db, names, setState, his, answer } = await openOperatorsDesk()
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
    const { enquiries, hers, answer } = await openOperatorsDesk()
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
    const { db, enquiries, hers, answer } = await openOperatorsDesk()
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

describe('messages', () => {
  test('the backlog counts what waits and what was given up', async () => {
    const { enquiries, setState, his } = await openOperatorsDesk()
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
    const { enquiries, setState, hers, his } = await openOperatorsDesk()
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

  test('to a webhook that is gone for good are counted, and thrown away when asked for', async () => {
    const { db, enquiries, hers, his, setState } = await openOperatorsDesk()
    // This shop has no webhook: the e-mails to its staff stand for some.
    const toStaff = db.updateTable('outbox').where('kind', '=', 'staff-email')
    await toStaff.set({ channel: 'webhook' }).execute()
    await setState(hers, 'sent')
    await setState(his, 'given-up')
    expect(await enquiries('webhook')).toMatchObject({
      code: 0,
      stderr:
        '2 webhooks were not delivered: 1 waiting, 1 given up, 0 held back. --drop throws them away.\n',
    })
    expect(await enquiries('webhook', '--drop')).toMatchObject({
      code: 0,
      stderr: '2 webhooks are thrown away.\n',
    })
    expect((await enquiries('backlog')).stderr).toContain('1 waiting')
  })

  test('that were sent go again only when asked for', async () => {
    const { enquiries, setState, hers } = await openOperatorsDesk()
    await setState(hers, 'sent')
    expect(await enquiries('resend', hers)).toMatchObject({ code: 1 })
    expect(await enquiries('resend', hers, '--sent')).toMatchObject({ code: 0 })
  })
})

describe('a quarantined enquiry', () => {
  test('is listed as such, and is sent once it is released', async () => {
    const { app, db, enquiries } = await openOperatorsDesk()
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
    const { app, enquiries, names, his } = await openOperatorsDesk()
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
