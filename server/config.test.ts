import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig, settingNames } from './config.ts'

describe('readConfig', () => {
  test('needs nothing: the sample business is open on port 3000', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      siteUrl: 'http://localhost:3000',
      dataDir: resolve('data'),
      trustProxy: 0,
      business: { name: 'Aangan Nursery', phoneDisplay: '+91 98200 00000' },
    })
  })

  test('takes what is set, with an empty value as not set', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '',
      SITE_URL: 'https://nursery.example/',
      BUSINESS_PHONE: '+91 91234-56789',
      CHAT_NUMBER: '+91 91234 56789',
    })
    expect(config).toMatchObject({
      port: 8080,
      host: '',
      siteUrl: 'https://nursery.example',
      business: { phone: '+919123456789', chatNumber: '919123456789' },
    })
  })

  test.each([
    ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535, not "eighty".'],
    ['PORT', '70000', 'PORT must be'],
    ['HOST', 'my computer', 'HOST must be an IP address'],
    ['DATABASE_URL', 'mysql://db.example/aangan', 'DATABASE_URL must be a PostgreSQL database'],
    ['DATABASE_URL', 'postgres://db.example', 'DATABASE_URL must be a PostgreSQL database'],
    ['DATABASE_POOL', '0', 'DATABASE_POOL must be a number of connections from 1 to 200'],
    ['SITE_URL', 'nursery.example', 'SITE_URL must be a web address without a path'],
    ['SITE_URL', 'https://nursery.example/shop', 'SITE_URL must be'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be the number of proxies'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must be at least 16 letters, digits and signs'],
    ['BUSINESS_PHONE', '020 1234567', 'BUSINESS_PHONE must be an Indian mobile number'],
    ['BUSINESS_EMAIL', 'care', 'BUSINESS_EMAIL must be an e-mail address'],
    ['FACEBOOK_URL', 'javascript:alert(1)', 'FACEBOOK_URL must be a web address'],
    ['SMTP_URL', 'mail.example:587', 'SMTP_URL must be a mail server'],
    ['SMTP_URL', 'https://mail.example', 'SMTP_URL must be a mail server'],
    ['MAIL_FROM', 'Aangan Nursery', 'MAIL_FROM must be an e-mail address, or Name <address>'],
    ['STAFF_EMAIL', 'the shop', 'STAFF_EMAIL must be an e-mail address'],
    ['WEBHOOK_URL', 'crm.example', 'WEBHOOK_URL must be a web address'],
    ['WEBHOOK_URL', 'https://crm.example', 'WEBHOOK_SECRET must be set, because WEBHOOK_URL is.'],
    ['WEBHOOK_SECRET', 'whsec_c2hvcnQ=', 'WEBHOOK_SECRET must be whsec_ and 24 to 64 random'],
  ])('refuses %s=%s in one sentence that names it', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })
})

describe('the settings of delivery', () => {
  test('are the business itself unless others are named', () => {
    expect(readConfig({ BUSINESS_EMAIL: 'shop@nursery.example' })).toMatchObject({
      mail: {
        smtpUrl: undefined,
        from: { name: 'Aangan Nursery', address: 'shop@nursery.example' },
        staff: 'shop@nursery.example',
      },
      webhook: undefined,
    })
  })

  test.each([
    ['desk@nursery.example', { name: '', address: 'desk@nursery.example' }],
    ['"The Desk" <desk@nursery.example>', { name: 'The Desk', address: 'desk@nursery.example' }],
  ])('MAIL_FROM may be %s', (given, from) => {
    expect(readConfig({ MAIL_FROM: given }).mail.from).toEqual(from)
  })

  test.each([
    ['DATABASE_URL', 'db.example/user:hunter2'],
    ['SMTP_URL', 'mail.example/user:hunter2'],
    ['METRICS_TOKEN', 'hunter2'],
    ['WEBHOOK_SECRET', 'hunter2'],
    ['WEBHOOK_URL', 'hunter2'],
  ])('a wrong %s is never shown', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(/not what it is\.$/)
  })
})

test('.env.example names every variable that is read, and no other', () => {
  const example = readFileSync('.env.example', 'utf8')
  const named = [...example.matchAll(/^#?\s?([A-Z][A-Z_]+)=/gm)].map((match) => match[1] ?? '')
  expect(named.sort()).toEqual([...settingNames].sort())
})
