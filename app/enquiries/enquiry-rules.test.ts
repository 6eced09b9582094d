import { describe, expect, test } from 'vitest'
import {
  checkFields,
  companyNameRule,
  enquiryRules,
  nameHint,
  tidyLine,
  tidyText,
} from './enquiry-rules.ts'

const nameMessage = 'Name should not contain any special characters & digits.'

describe('a name', () => {
  const pasted = ['Meera\u00a0Rao', '\u202aMeera\u202c']
  test.each([
    ...['Meera Deshpande', 'मीरा देशपांडे', 'क्‍ष', 'Zoë', 'José María', 'ரம்யா', 'A'],
    ...pasted,
  ])('%j is a name', (name) => expect(enquiryRules.fullName(name)).toBeUndefined())

  test.each([' ', 'Meera 2', 'मीरा २', "O'Brien", 'Anne-Marie', 'A. Rao', '<b>', 'a\nb', 'ि'])(
    '%j is refused with the words of the specification',
    (name) => expect(enquiryRules.fullName(name)).toBe(nameMessage),
  )

  test('is asked for when missing', () => {
    expect(enquiryRules.fullName('')).toBe('Write your name.')
    expect(enquiryRules.fullName('', 'hi')).toBe('अपना नाम लिखें।')
    expect(enquiryRules.fullName('', 'mr')).toBe('आपले नाव लिहा.')
  })

  test('is at most 120 characters long', () => {
    expect(enquiryRules.fullName('a'.repeat(120))).toBeUndefined()
    expect(enquiryRules.fullName('a'.repeat(121))).toBe('Name should be at most 120 characters.')
  })
})

describe('an e-mail address', () => {
  test.each(['meera@example.com', 'a.b+c@sub.example.co.in', 'x@y.in', "o'brien@example.com"])(
    '%s is accepted',
    (email) => expect(enquiryRules.email(email)).toBeUndefined(),
  )

  test('is asked for when missing', () => {
    expect(enquiryRules.email('')).toBe('Email is required.')
  })

  test.each([
    'meera',
    'meera@',
    '@example.com',
    'meera@example',
    'meera@example.c',
    'meera@example.c1',
    'mee ra@example.com',
    'meera@exam ple.com',
    'meera@@example.com',
    'meera@example.com,b@example.com',
    'Meera <meera@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(250)}.com`,
  ])('%s is refused', (email) => expect(enquiryRules.email(email)).toBe('Invalid email format.'))
})

describe('the other fields', () => {
  test('an address is required, and of at most 500 characters', () => {
    expect(enquiryRules.address('')).toBe('Address is required.')
    expect(enquiryRules.address('12, Baner Road')).toBeUndefined()
    expect(enquiryRules.address('a'.repeat(501))).toBe('Address should be at most 500 characters.')
  })

  test('a message is optional, and of at most 500 characters', () => {
    expect(enquiryRules.message('')).toBeUndefined()
    expect(enquiryRules.message('a'.repeat(500))).toBeUndefined()
    expect(enquiryRules.message('a'.repeat(501))).toBe('Message should be at most 500 characters.')
  })

  test('a company name is optional, and of at most 120 characters', () => {
    expect(companyNameRule('')).toBeUndefined()
    expect(companyNameRule('a'.repeat(121))).toBe('Company name should be at most 120 characters.')
  })
})

describe('tidying', () => {
  test('composes letters, so that the same name is stored the same way', () => {
    expect(tidyLine('Zoe\u0308')).toBe('Zo\u00eb')
  })

  test('keeps the lines of a message and makes one of an address', () => {
    expect(tidyText(' Ten pots\r\nby Friday\r ')).toBe('Ten pots\nby Friday')
    expect(tidyText('Ten pots\rby Friday')).toBe('Ten pots\nby Friday')
    expect(tidyLine('12 Baner Road\r\nPune\t411045')).toBe('12 Baner Road Pune 411045')
  })

  test('takes out of a line what is pasted unseen, and leaves what joins letters', () => {
    expect(tidyLine('\u202aMeera\u202c\u200e R\u00adao')).toBe('Meera Rao')
    expect(tidyLine('क्\u200dष र्\u200cय')).toBe('क्\u200dष र्\u200cय')
  })

  test('takes out control characters', () => {
    expect(tidyText('a\0b\u001b[31mc\u007f')).toBe('ab[31mc')
  })
})

test('beside the message for a name stands what to write instead, and beside no other', () => {
  expect(nameHint(enquiryRules.fullName('Anne-Marie'), 'en')).toBe(
    'Write letters and spaces only: D Souza for D’Souza, Anne Marie for Anne-Marie.',
  )
  expect(nameHint(enquiryRules.fullName('a'.repeat(121)), 'en')).toBeUndefined()
  expect(nameHint(undefined, 'en')).toBeUndefined()
})

test('of a form’s fields those that are wrong have a message, and no other is named', () => {
  const values = { fullName: 'Meera', email: '', mobileNumber: '1', address: 'Pune', message: '' }
  expect(checkFields(enquiryRules, values, 'en')).toStrictEqual({
    email: 'Email is required.',
    mobileNumber: 'Valid 10-digit phone number is required.',
  })
})

test('the messages are in the language of who typed', () => {
  const values = { fullName: '7', email: 'x', mobileNumber: '1', address: '', message: '' }
  expect(checkFields(enquiryRules, values, 'hi')).toStrictEqual({
    fullName: 'नाम में अंक या विशेष चिह्न न हों।',
    email: 'ई-मेल सही नहीं लिखा है।',
    mobileNumber: '10 अंकों का सही फ़ोन नंबर लिखें।',
    address: 'पता लिखना ज़रूरी है।',
  })
  const long = { ...values, email: '', address: 'a'.repeat(501), message: 'a'.repeat(501) }
  expect(checkFields(enquiryRules, long, 'mr')).toStrictEqual({
    fullName: 'नावात अंक किंवा विशेष चिन्हे नसावीत.',
    email: 'ई-मेल लिहिणे आवश्यक आहे.',
    mobileNumber: '10 अंकी योग्य फोन नंबर लिहा.',
    address: 'पत्ता 500 अक्षरांपेक्षा मोठा नसावा.',
    message: 'संदेश 500 अक्षरांपेक्षा मोठा नसावा.',
  })
  expect(nameHint(enquiryRules.fullName('7', 'mr'), 'mr')).toMatch(/^फक्त अक्षरे/)
})
