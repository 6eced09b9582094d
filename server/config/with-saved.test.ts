import { describe, expect, test } from 'vitest'
import { shopDefaults } from '#app/settings/shop-defaults.ts'
import { readConfig, withSaved } from '#server/config.ts'

const saved = (texts: Parameters<typeof withSaved>[2], env: Record<string, string> = {}) =>
  withSaved(readConfig(env, shopDefaults), shopDefaults, texts)

describe('what an owner has saved', () => {
  test('stands in place of the environment’s, and leaves the rest of it alone', () => {
    const env = { PORT: '8080', BUSINESS_NAME: 'Green', BUSINESS_EMAIL: 'shop@green.in' }
    const first = readConfig(env, shopDefaults)
    expect(saved({}, env)).toEqual(first)
    const config = saved({ BUSINESS_NAME: 'Greener' }, env)
    const business = { ...first.business, name: 'Greener' }
    const mail = { ...first.mail, from: { name: 'Greener', address: 'shop@green.in' } }
    expect(config).toEqual({ ...first, business, mail })
  })

  test('takes along what follows it: the chat goes to the new phone, enquiries to the new e-mail', () => {
    const { business, mail } = saved({
      BUSINESS_PHONE: '+91 91234 56789',
      BUSINESS_EMAIL: 'shop@green.in',
    })
    expect(business).toMatchObject({ phoneDisplay: '+91 91234 56789', chatNumber: '919123456789' })
    expect(mail).toMatchObject({ staff: 'shop@green.in', from: { address: 'shop@green.in' } })
  })

  test('turns a social page or the landline off by being empty', () => {
    const env = { BUSINESS_LANDLINE: '020 2712 3456' }
    expect(saved({}, env).business.landline).toEqual({
      number: '+912027123456',
      display: '020 2712 3456',
    })
    const { landline, social } = saved({ BUSINESS_LANDLINE: '', FACEBOOK_URL: '' }, env).business
    expect([landline, social.facebook]).toEqual([undefined, undefined])
  })

  test('is no sample’s any more: the operator is not told to set it', () => {
    const env = {
      SITE_URL: 'https://nursery.in',
      TRUST_PROXY: '1',
      BUSINESS_PHONE: '+91 91234 56789',
    }
    const texts = { BUSINESS_EMAIL: 'shop@nursery.in', BUSINESS_ADDRESS: '7 Test Lane' }
    const pages = { FACEBOOK_URL: '', INSTAGRAM_URL: '', YOUTUBE_URL: '' }
    expect(saved({ ...texts, ...pages }, env).warnings).toEqual([
      'Visitors are shown the sample business’s details: set LINKEDIN_URL.',
    ])
  })

  test('counts as not saved where it can’t be used any more, and never exceeds the notice', () => {
    const config = saved({ BUSINESS_PHONE: 'by drum', RETENTION_MONTHS: '60' })
    expect(config.business.phoneDisplay).toBe('+91 98200 00000')
    expect(config.retentionMonths).toBe(shopDefaults.mostRetentionMonths)
  })

  test.each(['+91 20 2712 3456', '020-27123456', '(0253) 234 5678'])(
    'a landline may be %s',
    (n) => {
      expect(saved({ BUSINESS_LANDLINE: n }).business.landline?.display).toBe(n)
    },
  )
})
