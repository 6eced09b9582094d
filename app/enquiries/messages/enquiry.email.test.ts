import { createTransport } from 'nodemailer'
import { describe, expect, test } from 'vitest'
import { findEnquiry, receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import type { StoredEnquiry } from '#app/enquiries/stored-enquiry.ts'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { readConfig } from '#server/config.ts'
import { readMail } from '#tests/support/receivers/mail-server.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { staffEmail, visitorEmail } from './enquiry.email.ts'

const { business } = readConfig({}, shopDefaults)
const desk = { siteUrl: 'https://aangan.example', draft: 'Hello Meera, you asked us.' }
const enquiry: StoredEnquiry = {
  reference: 'AN-7Q2M0XKE',
  kind: 'enquiry',
  full_name: 'Meera Deshpande',
  email: 'meera@example.com',
  mobile_number: '9876543210',
  address: '12, Baner Road, Pune',
  message: 'Two for a balcony.\nBy Friday?',
  received_at: '2025-11-20T12:35:00.000Z',
}
const products = [{ id: 8, name: 'Areca Palm', quantity: '2' }, { id: 99 }]

/** The e-mail as bytes that a mail server would get. */
async function write(email: ReturnType<typeof staffEmail>) {
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await mailer.sendMail({ to: 'desk@nursery.example', ...email })
  return readMail(message.toString())
}

describe('the e-mail to the staff', () => {
  test('says all that the visitor said, and how to call back', () => {
    const { subject, text, replyTo } = staffEmail(enquiry, products, desk)
    expect(subject).toBe('Enquiry AN-7Q2M0XKE from Meera Deshpande about Areca Palm')
    expect(replyTo).toEqual({ name: 'Meera Deshpande', address: 'meera@example.com' })
    expect(text).toBe(`Reference: AN-7Q2M0XKE
Received: 20 Nov 2025, 6:05 pm
Language: English
Name: Meera Deshpande
Mobile number: +91 9876543210
E-mail: meera@example.com
Address: 12, Baner Road, Pune
Products:
  Areca Palm × 2
  Product 99
Message:
  Two for a balcony.
  By Friday?

At the desk: https://aangan.example/desk/enquiries/AN-7Q2M0XKE
Call: tel:+919876543210
WhatsApp: https://wa.me/919876543210?text=Hello%20Meera%2C%20you%20asked%20us.

Reply to this e-mail to write to the visitor.
`)
  })

  test('of a bulk enquiry names its type and the company', () => {
    const bulk: StoredEnquiry = {
      ...enquiry,
      kind: 'bulk',
      query_type: 'bulkPurchase',
      company_name: 'Rao & Sons',
    }
    const { subject, text, html } = staffEmail(bulk, [], desk)
    expect(subject).toBe('Bulk Purchase Query AN-7Q2M0XKE from Meera Deshpande')
    expect(text).toContain('Type: Bulk Purchase Query\n')
    expect(text).toContain('Company: Rao & Sons\n')
    expect(html).toContain('Rao &amp; Sons')
  })
})

test('the e-mail to the visitor gives reference, phone number and products, nothing else typed', () => {
  const { to, subject, text } = visitorEmail(enquiry, products, business)
  expect(to).toEqual({ name: 'Meera Deshpande', address: 'meera@example.com' })
  expect(subject).toBe('We have your enquiry AN-7Q2M0XKE')
  expect(text).toContain('Your reference is AN-7Q2M0XKE.')
  expect(text).toContain('call +91 98200 00000')
  expect(text).toContain('Products:\n  Areca Palm × 2\n  Product 99\n')
  const noted = products.map((product) => ({ ...product, note: 'www.a.example' }))
  const bulk = { ...enquiry, kind: 'bulk' as const, company_name: 'www.a.example' }
  for (const email of [
    visitorEmail(enquiry, noted, business),
    visitorEmail({ ...bulk, query_type: 'bulkPurchase' }, [], business),
  ]) {
    expect(JSON.stringify(email)).not.toMatch(/balcony|Friday|12, Baner|9876543210|a\.example/)
  }
})

test('the e-mail to the staff as HTML is a table of the same facts, with links to open it and to call back', () => {
  const { html, headers } = staffEmail({ ...enquiry, full_name: 'Rao & Sons' }, products, desk)
  const row = (label: string, value: string) =>
    `<tr><th align="left" valign="top">${label}</th><td>${value}</td></tr>`
  const rows = [
    row('Reference', 'AN-7Q2M0XKE'),
    row('Received', '20 Nov 2025, 6:05 pm'),
    row('Language', 'English'),
    row('Name', 'Rao &amp; Sons'),
    row('Mobile number', '+91 9876543210'),
    row('E-mail', 'meera@example.com'),
    row('Address', '12, Baner Road, Pune'),
    row('Products', 'Areca Palm × 2<br>Product 99'),
    row('Message', 'Two for a balcony.<br>By Friday?'),
  ]
  expect(html).toContain(`<table cellpadding="4">${rows.join('')}</table>`)
  expect(html).toContain(
    '<p><a href="https://aangan.example/desk/enquiries/AN-7Q2M0XKE">Open it at the desk</a></p>',
  )
  expect(html).toContain('<p><a href="tel:+919876543210">Call Rao &amp; Sons</a></p>')
  expect(html).toMatch(
    /<p><a href="https:\/\/wa\.me\/919876543210\?text=Hello%20Meera[^"]*">WhatsApp Rao &amp; Sons<\/a><\/p>/,
  )
  expect(html).toContain('<p>Reply to this e-mail to write to the visitor.</p>')
  expect(headers).toEqual({ 'Auto-Submitted': 'auto-generated' })
})

test('the e-mail to the visitor says who we are, and is answered by the shop, not by machines', () => {
  const bulk = { ...enquiry, kind: 'bulk' as const, query_type: 'bulkPurchase' as const }
  const email = visitorEmail(bulk, products, business)
  const { name, address, phoneDisplay } = business
  expect(email.replyTo).toEqual({ name, address: business.email })
  expect(email.headers).toEqual({
    'Auto-Submitted': 'auto-replied',
    'X-Auto-Response-Suppress': 'All',
  })
  const thanks = `Thank you for writing to ${name}. We have what you sent. Your reference is AN-7Q2M0XKE.`
  const next = `Our team will reach you shortly. If you would rather talk to us now, call ${phoneDisplay}; to add something, reply to this e-mail.`
  expect(email.text).toBe(
    `Dear Meera Deshpande,\n\n${thanks}\n\n${next}\n\nType: Bulk Purchase Query\nProducts:\n  Areca Palm × 2\n  Product 99\n\n${name}\n${address}\n`,
  )
  expect(email.html).toContain(`<p>Dear Meera Deshpande,</p>\n<p>${thanks}</p>\n<p>${next}</p>`)
  expect(email.html).toMatch(
    /<td>Bulk Purchase Query<\/td>.*<td>Areca Palm × 2<br>Product 99<\/td>/,
  )
  expect(email.html).toContain(`<p>${name}<br>`)
})

test('the e-mail to the visitor says when there will be an answer, where somebody knows', () => {
  const { text, html } = visitorEmail(enquiry, [], business, 'You will hear from us by noon.')
  for (const words of [text, html]) {
    expect(words).toContain('reach you shortly. You will hear from us by noon. If you would rather')
  }
})

test('the e-mail to the visitor has no empty table where no product was named', () => {
  const { text, html } = visitorEmail(enquiry, [], business)
  expect(html).not.toContain('<table')
  expect(text).not.toMatch(/\n\n\n|Products|Type/)
})

test('notes about products are for the staff alone', () => {
  const noted = [{ id: 8, name: 'Areca Palm', quantity: '2', note: 'The tall ones' }, { id: 99 }]
  const staff = staffEmail(enquiry, noted, desk)
  expect(staff.text).toContain('Products:\n  Areca Palm × 2\n    The tall ones\n  Product 99\n')
  expect(staff.html).toContain('The tall ones')
  const visitor = visitorEmail(enquiry, noted, business)
  expect(visitor.text).toContain('Products:\n  Areca Palm × 2\n  Product 99\n')
  expect(`${visitor.text}${visitor.html}`).not.toContain('tall')
})

test('a subject names as many of sixty products as a line has room for', () => {
  const sixty = Array.from({ length: 60 }, (_, id) => ({ id, name: `Areca Palm No ${id}` }))
  const { subject } = staffEmail(enquiry, sixty, desk)
  expect(subject).toMatch(/ about Areca Palm No 0, .* and 5\d more$/)
  expect(subject.length).toBeLessThan(200)
})

describe('what a visitor typed', () => {
  test('is text in the HTML, never markup', () => {
    const hostile = { ...enquiry, message: '<img src=x onerror="alert(1)"> & more' }
    const { html } = staffEmail(hostile, [], desk)
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; more')
    const named = { ...enquiry, full_name: '<img src=x>' }
    expect(visitorEmail(named, [], business).html).toContain('Dear &lt;img src=x&gt;,')
  })

  test.each(['\r\n', '\n', '\r', '\u2028', '\0\r\n\t'])(
    'can’t begin a header of its own with %j, even where the rules would let it in',
    async (end) => {
      const hostile: StoredEnquiry = {
        ...enquiry,
        full_name: `Meera${end}Bcc: all@example.com`,
        email: `meera@example.com${end}Cc: all@example.com`,
      }
      const named = [{ id: 1, name: `Palm${end}X-Spam: yes` }]
      for (const email of [
        staffEmail(hostile, named, desk),
        visitorEmail(hostile, named, business),
      ]) {
        const { headers } = await write(email)
        expect(Object.keys(headers)).not.toContain('bcc')
        expect(Object.keys(headers)).not.toContain('cc')
        expect(Object.keys(headers)).not.toContain('x-spam')
      }
    },
  )

  test('may be in any script', async () => {
    const marathi = { ...enquiry, full_name: 'मीरा देशपांडे', message: 'दोन कुंड्या हव्या आहेत' }
    const staff = await write(staffEmail(marathi, [], desk))
    expect(staff.text).toContain('दोन कुंड्या हव्या आहेत')
    const { text, headers } = await write(visitorEmail(marathi, [], business))
    expect(text).toContain('Dear मीरा देशपांडे,')
    expect(headers.to).toMatch(/^=\?UTF-8\?[BQ]\?.* <meera@example\.com>$/i)
  })
})

describe('an enquiry that was stored', () => {
  const sent = {
    fullName: 'Meera Deshpande',
    email: 'meera@example.com',
    mobileNumber: '9876543210',
    address: 'Pune',
    message: '',
    products: [],
  }
  const outbox = ({ db }: Awaited<ReturnType<typeof openTestApp>>) =>
    db
      .selectFrom('outbox')
      .select(['kind', 'recipient', 'subject_reference'])
      .orderBy('kind')
      .execute()

  test('has its two e-mails in the outbox, and none for being sent again', async () => {
    const app = await openTestApp()
    const { reference } = await receiveEnquiry(app, sent)
    await receiveEnquiry(app, sent)
    expect(await findEnquiry(app.db, reference)).toBeDefined()
    expect(await outbox(app)).toEqual([
      { kind: 'staff-email', recipient: null, subject_reference: reference },
      { kind: 'visitor-email', recipient: 'meera@example.com', subject_reference: reference },
    ])
  })

  test('has a webhook too where one is set', async () => {
    const secret = `whsec_${Buffer.alloc(32).toString('base64')}`
    const app = await openTestApp({ WEBHOOK_URL: 'https://crm.example', WEBHOOK_SECRET: secret })
    await receiveEnquiry(app, sent)
    expect((await outbox(app)).map(({ kind }) => kind)).toContain('webhook')
  })

  test('is not stored without its messages', async () => {
    const app = await openTestApp()
    await app.db.schema.dropTable('outbox').execute()
    await expect(receiveEnquiry(app, sent)).rejects.toThrow('outbox')
    expect(await app.db.selectFrom('enquiries').selectAll().execute()).toEqual([])
  })
})

test('the e-mail to the visitor is in the language of the enquiry, the staff’s in English', () => {
  const asked = { ...enquiry, kind: 'bulk', query_type: 'corporateGift' } as const
  const { subject, text, html } = visitorEmail({ ...asked, language: 'hi' }, products, business)
  expect(subject).toBe('आपकी पूछताछ AN-7Q2M0XKE हमें मिल गई')
  expect(text).toMatch(/^Meera Deshpande जी, नमस्ते,\n/)
  expect(text).toContain('किस बारे में: कॉर्पोरेट उपहार के बारे में\nचीज़ें:\n  Areca Palm × 2\n  नंबर 99')
  expect(html).toContain('<html lang="hi">')
  const marathi = visitorEmail({ ...enquiry, language: 'mr' }, products, business)
  expect(marathi.text).toContain('आपला संदर्भ क्रमांक AN-7Q2M0XKE आहे.')
  expect(staffEmail({ ...asked, language: 'mr' }, products, desk).subject).toMatch(
    /^Corporate Gift Query AN-7Q2M0XKE from/,
  )
})
