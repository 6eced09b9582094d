import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { query } from './support/programs/delivery.ts'
import { type RunningSite, startSite } from './support/programs/site.ts'
import { type MailServer, openMailServer } from './support/receivers/mail-server.ts'
import { sendForm, someEnquiry, until } from './support/send-form.ts'

describe('from the form to the e-mail', () => {
  let mail: MailServer
  let site: RunningSite
  beforeAll(async () => {
    mail = await openMailServer()
    site = await startSite({ STAFF_EMAIL: 'desk@nursery.example', SMTP_URL: mail.url })
  })
  beforeEach(() => {
    mail.arrived.length = 0
  })
  afterAll(async () => {
    await site?.stop()
    await mail.close()
  })

  test('an enquiry is stored, and staff and visitor are written to', async () => {
    const enquiry = { ...someEnquiry(1), products: [{ id: 8, quantity: '2' }] }
    const reference = await sendForm(site, '/enquiry/create', enquiry)
    await sendForm(site, '/enquiry/create', enquiry)
    await until(() => mail.arrived.length === 2, 'both arrived')
    expect(query(site, 'select reference, mobile_number, message from enquiries')).toEqual([
      { reference, mobile_number: '9876500001', message: 'Wish number 1' },
    ])
    const staff = mail.arrived.find(({ to }) => to.includes('desk@nursery.example'))
    expect(staff?.headers).toMatchObject({
      subject: `Enquiry ${reference} from Meera Deshpande about Areca Palm`,
      from: 'Aangan Nursery <care@aangan.example>',
      'reply-to': 'Meera Deshpande <meera1@example.com>',
    })
    expect(staff?.messageId).toMatch(/^<[\da-f-]{36}@localhost>$/)
    for (const said of ['Areca Palm × 2', 'Baner Road', 'Wish number 1', 'tel:+919876500001']) {
      expect(staff?.text).toContain(said)
      expect(staff?.html).toContain(said)
    }
    expect(staff?.text).toContain('https://wa.me/919876500001?text=Hello%20Meera')
    const visitor = mail.arrived.find(({ to }) => to.includes('meera1@example.com'))
    expect(visitor?.headers).toMatchObject({
      subject: `We have your enquiry ${reference}`,
      'auto-submitted': 'auto-replied',
    })
    for (const said of [reference, '+91 98200 00000', 'Areca Palm × 2']) {
      expect(visitor?.text).toContain(said)
      expect(visitor?.html).toContain(said)
    }
    expect(visitor?.raw).not.toMatch(/Wish number|9876500001/)
  })

  test('a bulk enquiry is stored, and staff and visitor are written to', async () => {
    const reference = await sendForm(site, '/api/forms/submit', {
      fullName: 'Arjun Rao',
      mobileNo: '9876543210',
      email: 'arjun@example.com',
      type: 'corporateGift',
      companyName: 'Rao & Sons',
      message: 'Sixty desk plants',
    })
    await until(() => mail.arrived.length === 2, 'both arrived')
    const staff = mail.arrived.find(({ to }) => to.includes('desk@nursery.example'))
    expect(staff?.headers.subject).toBe(`Corporate Gift Query ${reference} from Arjun Rao`)
    expect(staff?.text).toContain('Company: Rao & Sons\n')
    expect(staff?.html).toContain('Rao &amp; Sons')
    const visitor = mail.arrived.find(({ to }) => to.includes('arjun@example.com'))
    expect(visitor?.text).toContain('Type: Corporate Gift Query\n')
    expect(visitor?.raw).not.toContain('Sixty desk plants')
  })

  test('a newsletter subscription is asked for by e-mail, confirmed and ended by its links', async () => {
    await sendForm(site, '/newsletter/subscribe', { email: 'Meera@Example.com' })
    await sendForm(site, '/newsletter/subscribe', { email: 'meera@example.com' })
    await until(() => mail.arrived.length === 1, 'the question arrived')
    const [letter] = mail.arrived
    expect(letter?.to).toEqual(['meera@example.com'])
    const [confirm = '', unsubscribe = ''] = letter?.text.match(/http\S+/g) ?? []
    expect(letter?.headers['list-unsubscribe']).toBe(`<${unsubscribe}>`)
    expect(letter?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')

    const state = 'select confirmed_at, unsubscribed_at from subscribers'
    const none = { confirmed_at: null, unsubscribed_at: null }
    expect(await (await fetch(confirm)).text()).toContain('Yes, send them')
    expect(query(site, state)).toEqual([none])
    expect(await (await fetch(confirm, { method: 'POST' })).text()).toContain('Thank you.')
    expect(query(site, state)).toEqual([{ ...none, confirmed_at: expect.any(String) }])

    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const ended = await fetch(unsubscribe, {
      method: 'POST',
      body: oneClick,
      redirect: 'manual',
    })
    // RFC 8058 forbids to lead a mail program on to another page.
    expect(ended.status).toBe(200)
    expect(await ended.text()).toContain('Done. We will not write to you again.')
    expect(query(site, state)).toEqual([{ ...none, unsubscribed_at: expect.any(String) }])

    const unknown = await fetch(unsubscribe.replace(/token=.*/, 'token=guess'), { method: 'POST' })
    expect(unknown.status).toBe(404)
    expect(mail.arrived).toHaveLength(1)
    expect(site.log.join('\n')).not.toMatch(/meera|token=/i)
  })
})
