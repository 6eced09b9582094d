import { expect, test } from 'vitest'
import { describeHealth, type HealthFacts, type LostMessage } from './health-lines.ts'

const now = new Date('2026-11-22T06:30:00Z')
const sent = { at: '2026-11-22T05:50:00Z', seconds: 2 }
const well: HealthFacts = {
  writable: true,
  diskRoom: 20e9,
  refusedAt: '2026-11-22T05:20:00Z',
  lastEnquiryAt: '2026-11-22T05:50:00Z',
  held: 0,
  mail: { waiting: 1, atMailboxes: 0, oldestSeconds: 3 },
  mailFailure: undefined,
  webhook: { waiting: 1, atMailboxes: 0, oldestSeconds: 3 },
  emailsThisMonth: 38,
  lostThisMonth: 0,
  lost: [],
  hasMailServer: true,
  staffEmail: 'care@aangan.example',
  lastStaffEmail: sent,
  hasWebhook: true,
  lastWebhook: sent,
  lostWebhooks: 0,
  madeAt: '2026-01-05T06:30:00Z',
  lastBackup: { at: '2026-11-21T22:30:00Z', bytes: 38_000_000 },
  lastRestore: { at: '2026-11-20T15:00:00Z', enquiries: 1_250 },
}
const lost = (isAnswered: boolean): LostMessage => ({
  id: 'm',
  kind: 'visitor-email',
  error: 'refused EENVELOPE 550 5.1.1 RCPT TO',
  reference: 'AN-7Q2M0XKE',
  name: 'Meera',
  isAnswered,
})

const lines = (facts: Partial<HealthFacts>) => describeHealth({ ...well, ...facts }, now)
const line = (key: string, facts: Partial<HealthFacts>) =>
  lines(facts).find((each) => each.key === key)

test('what works says when it worked last, and needs nobody', () => {
  expect(lines({}).map(({ isBad, title, text }) => [isBad, title, text])).toEqual([
    [false, 'Enquiries are being stored', 'Last one today, 11:20 am. Each has a reference number.'],
    [false, 'E-mail to care@aangan.example', 'Last delivered today, 11:20 am, after 2 s.'],
    [false, 'Your other system', 'Last told today, 11:20 am, after 2 s.'],
    [false, 'Backup', 'Today, 4 am, 38 MB.'],
    [false, 'Trying a backup', 'Last restored Fri, 8:30 pm: 1,250 enquiries were in it.'],
  ])
})

test.each<[string, string, Partial<HealthFacts>, RegExp]>([
  ['a database that can’t be written', 'stored', { writable: false }, /asked to call/],
  ['a full disk', 'stored', { diskRoom: 4_096 }, /asked to call.*disk is full/],
  [
    'the full disk of another machine',
    'stored',
    { diskRoom: undefined, refusedAt: '2026-11-22T06:20:00Z' },
    /disk is full\. A form was refused today, 11:50 am\.$/,
  ],
  ['a disk that fills', 'disk', { diskRoom: 90.5e6 }, /^90 MB are left/],
  ['no mail server', 'email', { hasMailServer: false }, /so one waits.*set one up/],
  [
    'mail that waits for long',
    'email',
    { mail: { waiting: 13, atMailboxes: 1, oldestSeconds: 2_400 } },
    /12 wait, the longest for 40 minutes: the mail server takes none/,
  ],
  [
    'mail that waits for the password to be mended',
    'email',
    {
      mail: { waiting: 13, atMailboxes: 1, oldestSeconds: 2_400 },
      mailFailure: 'EAUTH 535 AUTH PLAIN',
    },
    /minutes: our mail server does not accept our password\. .*Ask who runs the site/,
  ],
  ['messages held back', 'held', { held: 3 }, /backup was restored/],
  ['a webhook that takes nothing', 'webhook', { lostWebhooks: 2 }, /not taken 2/],
  [
    'a webhook that has taken nothing for long',
    'webhook',
    { webhook: { waiting: 3, atMailboxes: 0, oldestSeconds: 2_400 } },
    /^3 wait, the longest for 40 minutes/,
  ],
  [
    'a webhook whose address was taken out while it was to be told something',
    'webhook',
    { hasWebhook: false },
    /set no more, so one waits/,
  ],
  ['no backup', 'backup', { lastBackup: undefined }, /each night/],
  [
    'an old backup',
    'backup',
    { lastBackup: { at: '2026-11-20T15:00:00Z', bytes: 3_800_000 } },
    /The last one: Fri, 8:30 pm, 3\.8 MB\..*why none came/,
  ],
  [
    'no tried backup',
    'restore',
    { lastRestore: undefined },
    /None was ever tried\..*every three months/,
  ],
  [
    'a backup that was tried long ago',
    'restore',
    { lastRestore: { at: '2026-08-01T06:30:00Z', enquiries: 1 } },
    /: 1 enquiry was in it\. Ask who runs the site.*every three months/,
  ],
  [
    'a visitor whom no e-mail reached and nobody answered',
    'lost',
    { lostThisMonth: 2, lost: [lost(false), lost(true)] },
    /Mailbox not found\. No more tries; call this visitor instead\./,
  ],
])('%s needs a person, and is told with what to do', (_, key, facts, words) => {
  expect(line(key, facts)).toMatchObject({ isBad: true, text: expect.stringMatching(words) })
})

test('a nursery that has just begun is told of backups before they are missed', () => {
  const begun = { madeAt: '2026-11-21T07:00:00Z', lastBackup: undefined, lastRestore: undefined }
  expect(line('backup', begun)).toMatchObject({
    isBad: false,
    isUntried: true,
    text: expect.stringMatching(/None yet\..*each night/),
  })
  expect(line('restore', begun)).toMatchObject({
    isBad: false,
    isUntried: true,
    text: expect.stringMatching(/None was tried yet\./),
  })
})

test('who was answered all the same needs nobody', () => {
  expect(line('lost', { lostThisMonth: 1, lost: [lost(true)] })).toMatchObject({
    isBad: false,
    title: '1 of 38 e-mails this month not delivered',
  })
  const nothing = { waiting: 0, atMailboxes: 0, oldestSeconds: 0 }
  expect(line('webhook', { hasWebhook: false, webhook: nothing })).toBeUndefined()
})
