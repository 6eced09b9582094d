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
    ['SITE_URL', 'nursery.example', 'SITE_URL must be a web address without a path'],
    ['SITE_URL', 'https://nursery.example/shop', 'SITE_URL must be'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be the number of proxies'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
    ['BUSINESS_PHONE', '020 1234567', 'BUSINESS_PHONE must be an Indian mobile number'],
    ['BUSINESS_EMAIL', 'care', 'BUSINESS_EMAIL must be an e-mail address'],
    ['FACEBOOK_URL', 'javascript:alert(1)', 'FACEBOOK_URL must be a web address'],
  ])('refuses %s=%s in one sentence that names it', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })
})

test('.env.example names every variable that is read, and no other', () => {
  const example = readFileSync('.env.example', 'utf8')
  const named = [...example.matchAll(/^#?\s?([A-Z][A-Z_]+)=/gm)].map((match) => match[1] ?? '')
  expect(named.sort()).toEqual([...settingNames].sort())
})
