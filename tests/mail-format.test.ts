import PostalMime from 'postal-mime'
import { describe, expect, onTestFinished, test } from 'vitest'
import { receiveBulkEnquiry } from '#app/enquiries/bulk/bulk-enquiries.server.ts'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { remindOfQuarantine } from '#app/enquiries/messages/quarantine-reminder.server.ts'
import { subscribe } from '#app/newsletter/subscribers.server.ts'
import type { App } from '#server/app-context.ts'
import { createDelivery, openTransports } from '#server/delivery/delivery.ts'
import { openMail } from './support/programs/delivery.ts'
import { findMailFaults } from './support/receivers/strict-mail.ts'
import { until } from './support/send-form.ts'
import { openTestApp } from './support/test-app.ts'

const longName = 'मीरा देशपांडे '.repeat(8).trim()
const lines = `दोन कुंड्या हव्या आहेत\n.\nFrom here on\n${'x'.repeat(400)}`
const enquiry = {
  fullName: longName,
  email: "o'brien+garden@sub.example.co.in",
  mobileNumber: '9876543210',
  address: '12, “Baner” Road, पुणे',
  message: lines,
  products: [{ id: 8, quantity: '2' }, { id: 7 }],
}
const bulk = {
  fullName: 'A'.repeat(120),
  mobileNo: '9876543210',
  email: 'meera@example.com',
  type: 'corporateGift' as const,
  companyName: 'Rao & Sons, "Pune" <ltd>',
  message: 'Sixty',
}
const at = new Date('2025-11-02T19:05:09.321Z')
const noon = new Date('2025-11-03T06:30:00Z')

/** Lets everything in the outbox go over SMTP and gives it as it arrived. */
async function deliver(fill: (app: App) => Promise<unknown>) {
  const mail = await openMail()
  const app = await openTestApp({
    SMTP_URL: mail.url,
    STAFF_EMAIL: 'desk@nursery.example',
    MAIL_FROM: 'Aangan, the “Nursery” <care@nursery.example>',
    SITE_URL: 'https://nursery.example',
  })
  await fill(app)
  const written = await app.db.selectFrom('outbox').select(['id', 'kind']).execute()
  const { db, log, config } = app
  const delivery = createDelivery({ db, log, openTransports: () => openTransports({ config }) })
  onTestFinished(() => delivery.stop())
  await delivery.start()
  await until(() => mail.arrived.length === written.length, 'everything arrived')
  return { arrived: mail.arrived, kinds: written.map(({ kind }) => kind).sort() }
}

describe('every kind of e-mail', () => {
  test('is a message that RFC 5322 allows, and says when it was written', async () => {
    const { arrived, kinds } = await deliver(async (app) => {
      await receiveEnquiry(app, enquiry, at)
      await receiveBulkEnquiry(app, bulk, at)
      await subscribe(app, 'meera@example.com', at)
      await receiveEnquiry(app, { ...enquiry, suspicion: 'honeypot' }, at)
      expect(await remindOfQuarantine(app, at)).toBe(0)
      expect(await remindOfQuarantine(app, noon)).toBe(1)
    })
    expect(kinds).toEqual([
      'newsletter-email',
      'staff-email',
      'staff-email',
      'staff-email',
      'visitor-email',
      'visitor-email',
    ])
    for (const { raw, headers } of arrived) {
      expect({ subject: headers.subject, faults: findMailFaults(raw) }).toEqual({
        subject: expect.any(String),
        faults: [],
      })
      const isReminder = headers.subject?.includes('quarantine')
      const date = isReminder
        ? 'Mon, 03 Nov 2025 06:30:00 +0000'
        : 'Sun, 02 Nov 2025 19:05:09 +0000'
      expect(headers.date).toBe(date)
    }
  })

  test('is read by another’s parser as it was meant', async () => {
    const { arrived } = await deliver((app) => receiveEnquiry(app, enquiry, at))
    const [staff, visitor] = await Promise.all(
      ['desk@nursery.example', enquiry.email].map((to) => {
        const mail = arrived.find((one) => one.to.includes(to))
        return PostalMime.parse(Buffer.from(mail?.raw ?? '', 'latin1'))
      }),
    )
    expect(staff?.subject).toMatch(new RegExp(`^Enquiry AN-\\w{8} from ${longName}$`))
    expect(staff?.replyTo).toEqual([{ name: longName, address: enquiry.email }])
    expect(staff?.from).toMatchObject({
      name: 'Aangan, the “Nursery”',
      address: 'care@nursery.example',
    })
    expect(staff?.text).toContain(lines.replaceAll('\n', '\n  '))
    expect(staff?.html).toContain('दोन कुंड्या')
    expect(visitor?.to).toMatchObject([{ name: longName, address: enquiry.email }])
  })
})

describe('a message that RFC 5322 forbids', () => {
  const good = [
    'Date: Sun, 02 Nov 2025 19:05:09 +0000',
    'From: "Aangan, the Nursery" <care@nursery.example>',
    'To: meera@example.com',
    'Message-ID: <1@nursery.example>',
    'Subject: Hello',
    'MIME-Version: 1.0',
    '',
    'Good day',
    '',
  ].join('\r\n')
  const changed = (from: string | RegExp, to: string) => findMailFaults(good.replace(from, to))

  test.each([
    ['an ISO date', /Sun.*0000/, '2025-11-02T19:05:09.321Z'],
    ['another day of the week', 'Sun', 'Mon'],
    ['no date', /Date.*\r\n/, ''],
    ['two recipients’ fields', 'Subject', 'To: x@example.com\r\nSubject'],
    ['a name with a comma that is not quoted', /"/g, ''],
    ['a letter that is not ASCII', 'Hello', 'H\xe9llo'],
    ['an encoded word cut inside a letter', 'Hello', '=?UTF-8?B?4KSu4KU=?='],
    ['a line ended by LF alone', 'Good\x20', 'Good\n'],
    ['a line of 999 characters', 'Good', 'x'.repeat(995)],
    ['a header that is not folded', 'Hello', `${'x'.repeat(60)} ${'y'.repeat(60)}`],
  ])('is noticed: %s', (_, from, to) => {
    expect(changed('Good', 'Good')).toEqual([])
    expect(changed(from, to)).not.toEqual([])
  })
})
