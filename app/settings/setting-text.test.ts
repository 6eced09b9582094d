import { expect, test } from 'vitest'
import { ownersSettingNames } from '#server/config/owners-settings.ts'
import { findSection, settingLabel } from './setting-fields.ts'
import { findSettingFault, tidySettingText } from './setting-text.ts'

const fields = ['business', 'claims'].flatMap((key) => findSection(key)?.fields ?? [])

const stored = (name: (typeof fields)[number]['name'], typed: string) => {
  const field = fields.find((field) => field.name === name)
  if (!field) throw new Error(`No form asks for ${name}.`)
  const text = tidySettingText(field, typed)
  return findSettingFault({ name, label: 'It' }, text) ?? text
}

test('Every setting of an owner’s is asked for in a form', () => {
  expect(ownersSettingNames.filter((name) => settingLabel(name) === name)).toEqual([])
})

test('A social page is stored with https where its address was typed without, as browsers show it', () => {
  expect(stored('FACEBOOK_URL', ' facebook.com/ganesh ')).toBe('https://facebook.com/ganesh')
  expect(stored('YOUTUBE_URL', 'www.youtube.com/@ganesh')).toBe('https://www.youtube.com/@ganesh')
  expect(stored('FACEBOOK_URL', 'http://facebook.com/ganesh')).toBe('http://facebook.com/ganesh')
  expect(stored('FACEBOOK_URL', '')).toBe('')
  for (const typed of [
    'ganesh',
    '@ganesh',
    'ftp://a.example',
    'javascript:alert(1.5)',
    'our page.',
  ]) {
    expect(stored('FACEBOOK_URL', typed)).toBe('It: this must be a web address.')
  }
})

test('A number is stored without the commas that it was typed with', () => {
  expect(stored('CLAIM_CUSTOMERS', '10,00,000')).toBe('1000000')
  expect(stored('DELIVERY_CHARGE', '1,200')).toBe('1200')
  expect(stored('CLAIM_CUSTOMERS', 'many, many')).toContain('a whole number')
  expect(stored('BUSINESS_NAME', '1,000')).toBe('1,000')
})
