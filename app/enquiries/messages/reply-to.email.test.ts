import { domainToASCII } from 'node:url'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import type { StoredEnquiry } from '#app/enquiries/stored-enquiry.ts'
import { findMailFaults } from '#tests/support/receivers/strict-mail.ts'
import { staffEmail } from './enquiry.email.ts'

const desk = { siteUrl: 'https://aangan.example', draft: 'Hello Meera, you asked us.' }

/** The e-mail to the staff of an enquiry from an address, and its bytes as a mail server gets them. */
async function write(email: string) {
  const enquiry: StoredEnquiry = {
    reference: 'AN-7Q2M0XKE',
    kind: 'enquiry',
    full_name: 'मीरा देशपांडे',
    email,
    mobile_number: '9876543210',
    address: '12, Baner Road, Pune',
    message: 'Two for a balcony.',
    received_at: '2025-11-20T12:35:00.000Z',
  }
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const written = staffEmail(enquiry, [], desk)
  const ends = { from: 'care@nursery.example', to: 'desk@nursery.example' }
  const { message } = await mailer.sendMail({ ...ends, ...written })
  return { written, raw: message.toString() }
}

test('an address that no header may hold keeps nothing from the staff: it stands in the text alone', async () => {
  const { written, raw } = await write('मीरा@example.com')
  expect(findMailFaults(raw)).toEqual([])
  expect(raw).not.toMatch(/^reply-to:/im)
  expect(written.text).toContain('E-mail: मीरा@example.com\n')
  expect(written.text).toMatch(/\n\nTo write to the visitor, use the address above\.\n$/)
  expect(written.html).toContain('<p>To write to the visitor, use the address above.</p>')
  expect(written.text + written.html).not.toContain('Reply to this')
})

test.each([
  ['meera@example.com', 'meera@example.com'],
  ['meera@बाग.example', `meera@${domainToASCII('बाग.example')}`],
])('a reply to the e-mail of %j goes to %s', async (email, address) => {
  const { written, raw } = await write(email)
  expect(findMailFaults(raw)).toEqual([])
  expect(raw.replaceAll('\r\n ', ' ')).toMatch(new RegExp(`^reply-to: .*<${address}>`, 'im'))
  expect(written.text).toContain('Reply to this e-mail to write to the visitor.')
})
