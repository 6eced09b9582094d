import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { settingNames } from './config/settings.ts'
import { ConfigError, readConfig as readConfigOf } from './config.ts'

const readConfig = (env: Record<string, string>, faults?: string[]) =>
  readConfigOf(env, shopDefaults, faults)

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
    ['FACEBOOK_URL', 'https://facebook.com/my page', 'FACEBOOK_URL must be a web address'],
    ['CLAIM_SINCE', '2099', 'CLAIM_SINCE must be a year such as 2006, and none to come'],
    ['SMTP_URL', 'mail.example:587', 'SMTP_URL must be a mail server'],
    ['SMTP_URL', 'https://mail.example', 'SMTP_URL must be a mail server'],
    ['MAIL_FROM', 'Aangan Nursery', 'MAIL_FROM must be an e-mail address, or Name <address>'],
    ['STAFF_EMAIL', 'the shop', 'STAFF_EMAIL must be an e-mail address'],
    ['WEBHOOK_URL', 'crm.example', 'WEBHOOK_URL must be a web address'],
    [
      'WEBHOOK_URL',
      'https://me:pass@crm.example',
      'WEBHOOK_URL must be a web address without a user',
    ],
    ['WEBHOOK_URL', 'https://crm.example', 'WEBHOOK_SECRET must be set, because WEBHOOK_URL is.'],
    ['CHAT_NUMBER', '0091 20 1234', 'CHAT_NUMBER must be a phone number with its country code'],
    ['SERVICE_WORKER', 'off', 'SERVICE_WORKER must be yes or no, not "off".'],
    ['LANGUAGES', 'hi,mr', 'LANGUAGES must be en, or en with hi or mr or both'],
    ['LANGUAGES', 'en,ta', 'LANGUAGES must be'],
    ['COUNT_VIEWS', 'off', 'COUNT_VIEWS must be yes or no, not "off".'],
    ['HSTS_SUBDOMAINS', 'true', 'HSTS_SUBDOMAINS must be yes or no, not "true".'],
    [
      'RETENTION_MONTHS',
      '25',
      'RETENTION_MONTHS must be at most 24, as the privacy notice promises',
    ],
    ['RETENTION_MONTHS', '0', 'RETENTION_MONTHS must be a number of months, at least 1, not "0".'],
    ['WEBHOOK_SECRET', 'whsec_c2hvcnQ=', 'WEBHOOK_SECRET must be whsec_ and 24 to 64 random'],
  ])('refuses %s=%s in one sentence that names it', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })
})

test('a clock that is behind is blamed once, and no setting that it makes a year to come', () => {
  vi.useFakeTimers({ now: new Date('2003-01-02T12:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const sentence = 'This machine’s clock is wrong: it says 2003-01-02. Set it first.'
  expect(() => readConfig({})).toThrow(new ConfigError(sentence))
  expect(() => readConfig({ CLAIM_SINCE: '2019' })).toThrow(new ConfigError(sentence))
  expect(() => readConfig({ CLAIM_SINCE: '2099' })).toThrow('CLAIM_SINCE must be a year')
})

test('a secret that has run into another setting’s line is refused, and not repeated', () => {
  const key = `PUSH_PRIVATE_KEY=${'k'.repeat(43)}`
  // As a web address and a tagline these could be used, and shown.
  const glued = { SITE_URL: `https://nursery.example${key}`, BUSINESS_TAGLINE: `Come by${key}` }
  for (const [name, value] of Object.entries({ ...glued, LOG_LEVEL: `info${key}` })) {
    expect(() => readConfig({ [name]: value })).toThrow(
      new ConfigError(`${name} and PUSH_PRIVATE_KEY stand in one line: give each its own.`),
    )
  }
})

describe('several wrong settings', () => {
  const wrong = { PORT: 'eighty', BUSINES_NAME: 'Green', WEBHOOK_URL: 'https://crm.example' }

  test('are all told at once, each on a line of its own, after those of the file', () => {
    expect(() => readConfig(wrong, ['.env, line 3: cut off.'])).toThrow(
      [
        '4 settings can’t be used:',
        '.env, line 3: cut off.',
        'BUSINES_NAME is no setting: did you mean BUSINESS_NAME?',
        'PORT must be a whole number from 0 to 65535, not "eighty".',
        'WEBHOOK_SECRET must be set, because WEBHOOK_URL is.',
      ].join('\n  '),
    )
  })

  test('are told once each: a secret that is wrong is not missing too', () => {
    const env = { WEBHOOK_URL: 'https://crm.example', WEBHOOK_SECRET: 'short' }
    expect(() => readConfig(env)).toThrow(/^WEBHOOK_SECRET must be whsec_ [^\n]+$/)
  })

  test('of every kind there is are told, none hides another', () => {
    const all = Object.fromEntries(settingNames.map((name) => [name, '?'.repeat(2_000)]))
    const anything = ['DATA_DIR', 'BACKUP_DIR', 'METRICS_TOKEN', 'MAIL_FROM']
    expect(() => readConfig(all)).toThrow(ConfigError)
    for (const name of settingNames.filter((each) => !anything.includes(each))) {
      expect(() => readConfig(all), name).toThrow(`${name} must be`)
    }
  })
})

describe('a name that is no setting', () => {
  test.each([
    ['BUSINES_PHONE', 'did you mean BUSINESS_PHONE?'],
    ['business_name', 'did you mean BUSINESS_NAME?'],
    ['SMPT_URL', 'did you mean SMTP_URL?'],
    ['PORTS', 'did you mean PORT?'],
    ['INSTAGRAMM_URL', 'did you mean INSTAGRAM_URL?'],
    ['BUSINESS_HOURS', '.env.example names them all.'],
  ])('%s is named when it is meant for us', (name, sentence) => {
    expect(() => readConfig({ [name]: 'x' })).toThrow(`${name} is no setting: ${sentence}`)
  })

  test('is left alone when it is another program’s', () => {
    const others = 'HOME HOSTNAME PATH USER MAIL LOGNAME TZ HTTP_PROXY http_proxy PGHOST'.split(' ')
    others.push('DATABASE_SERVICE_HOST', 'DATABASE_PORT_5432_TCP', 'POSTGRES_PASSWORD', 'NODE_ENV')
    others.push('npm_package_name', 'npm_config_cache', 'SMTP_PASSWORD', 'DATA_PATH', 'SITE_NAME')
    // Each is near to a setting: of the locale, and of cron.
    others.push('LANGUAGE', 'MAILFROM')
    expect(readConfig(Object.fromEntries(others.map((name) => [name, 'x']))).port).toBe(3000)
  })
})

describe('the number of the chat', () => {
  const own = { BUSINESS_PHONE: '+91 91234 56789' }

  test.each([
    ['the phone where none is set', own, '919123456789'],
    [
      'the phone where the sample’s was left',
      { ...own, CHAT_NUMBER: '919820000000' },
      '919123456789',
    ],
    [
      'an Indian one without its country code',
      { ...own, CHAT_NUMBER: '98765 43210' },
      '919876543210',
    ],
    ['one that begins with 0', { ...own, CHAT_NUMBER: '098765-43210' }, '919876543210'],
    ['one of another country', { ...own, CHAT_NUMBER: '+65 8123 4567' }, '6581234567'],
  ])('may be %s', (_, env, chatNumber) => {
    expect(readConfig(env).business.chatNumber).toBe(chatNumber)
  })
})

test('an emptied social page is off, one that is not set is the sample’s', () => {
  const { social } = readConfig({ FACEBOOK_URL: '', YOUTUBE_URL: ' ' }).business
  expect(social).toMatchObject({
    facebook: undefined,
    youtube: undefined,
    instagram: shopDefaults.settings.INSTAGRAM_URL,
  })
})

describe('what is hardly meant is warned of:', () => {
  const own = {
    BUSINESS_PHONE: '+91 91234 56789',
    BUSINESS_EMAIL: 'shop@nursery.in',
    BUSINESS_ADDRESS: '7 Test Lane, Nashik',
    FACEBOOK_URL: '',
    INSTAGRAM_URL: 'https://instagram.com/nursery',
    YOUTUBE_URL: '',
    LINKEDIN_URL: '',
  }

  test('mails whose links lead nowhere', () => {
    expect(readConfig({ SMTP_URL: 'smtp://localhost' }).warnings).toEqual([
      'SMTP_URL is set and SITE_URL is not: links in e-mails lead to localhost.',
    ])
  })

  test('a proxy before the site that it is not told of', () => {
    const site = { ...own, SITE_URL: 'https://nursery.in' }
    expect(readConfig(site).warnings).toEqual([
      expect.stringMatching(/^SITE_URL is https and TRUST_PROXY is 0/),
    ])
    expect(readConfig({ ...site, TRUST_PROXY: '1' }).warnings).toEqual([])
  })

  test('the sample’s details at a public address', () => {
    const site = { ...own, SITE_URL: 'https://nursery.in', TRUST_PROXY: '1' }
    expect(readConfig(site).warnings).toEqual([])
    const { BUSINESS_PHONE: _, ...left } = site
    expect(readConfig({ ...left, BUSINESS_EMAIL: '' }).warnings).toEqual([
      'Visitors are shown the sample business’s details: set BUSINESS_PHONE, BUSINESS_EMAIL.',
    ])
    for (const home of ['http://localhost:3000', 'http://192.168.1.5:3000', 'http://[::1]']) {
      expect(readConfig({ SITE_URL: home }).warnings).toEqual([])
    }
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

test('.env.example says what stands where nothing is said', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>
  const { given: _, ...config } = readConfig(example)
  expect(config).toEqual({ ...readConfig({}), given: undefined })
})
