import { describe, expect, test } from 'vitest'
import { parseEnquiry } from './enquiry.schema.ts'

const valid = {
  fullName: 'Meera Deshpande',
  email: 'meera@example.com',
  mobileNumber: '9876543210',
  address: '12, Baner Road, Pune',
  message: 'Two for a balcony',
}

describe('an enquiry’s fields', () => {
  test('come out tidied', () => {
    const parsed = parseEnquiry({
      ...valid,
      fullName: '  Meera   Deshpande ',
      mobileNumber: '+91 98765 43210',
      address: '12, Baner Road\r\nPune',
      message: ' Two\r\nfor a balcony ',
    })
    expect(parsed).toEqual({
      ok: true,
      value: {
        ...valid,
        address: '12, Baner Road Pune',
        message: 'Two\nfor a balcony',
        products: [],
        submissionId: undefined,
      },
    })
  })

  test('have one message each when all are missing', () => {
    expect(parseEnquiry({})).toEqual({
      ok: false,
      errors: {
        fullName: 'Write your name.',
        email: 'Email is required.',
        mobileNumber: 'Valid 10-digit phone number is required.',
        address: 'Address is required.',
      },
    })
  })

  test('need no message', () => {
    expect(parseEnquiry({ ...valid, message: undefined })).toMatchObject({
      ok: true,
      value: { message: '' },
    })
  })

  test('take a mobile number sent as a number', () => {
    expect(parseEnquiry({ ...valid, mobileNumber: 9876543210 })).toMatchObject({
      ok: true,
      value: { mobileNumber: '9876543210' },
    })
  })

  test('that are no text are empty', () => {
    for (const no of [true, {}, [], { toString: 'Pune' }]) {
      expect(parseEnquiry({ ...valid, address: no, message: no })).toEqual({
        ok: false,
        errors: { address: 'Address is required.' },
      })
    }
  })

  test('that nobody asked for are left out', () => {
    const parsed = parseEnquiry({ ...valid, kind: 'bulk', reference: 'AN-00000000' })
    expect(parsed.ok && Object.keys(parsed.value).sort()).toEqual(
      [...Object.keys(valid), 'products'].sort(),
    )
  })

  test.each([null, undefined, 'text', 7, [], [valid]])('%j is no enquiry', (body) => {
    expect(parseEnquiry(body)).toMatchObject({ ok: false })
  })
})

describe('the products of an enquiry', () => {
  test('are named by number, with a quantity of at most four characters', () => {
    const typed = [' 12 ', '१२', 'few', '', '00']
    const products = typed.map((quantity) => ({ id: 8, quantity }))
    expect(parseEnquiry({ ...valid, products: [...products, { id: 9 }] })).toMatchObject({
      ok: true,
      value: {
        products: [
          ...['12', '12', 'few', '1', '1'].map((quantity) => ({ id: 8, quantity })),
          { id: 9 },
        ],
      },
    })
  })

  test('may each carry a note of two hundred characters in any script', () => {
    const note = 'क'.repeat(200)
    const products = [
      { id: 8, note: ` ${note.slice(1)}` },
      { id: 9, note: ' tall\nones ' },
      { id: 10, note: '' },
    ]
    expect(parseEnquiry({ ...valid, products })).toMatchObject({
      ok: true,
      value: {
        products: [{ id: 8, note: note.slice(1) }, { id: 9, note: 'tall ones' }, { id: 10 }],
      },
    })
  })

  test.each([
    [[{ id: 8, note: 'x'.repeat(201) }], 'A note should be at most 200 characters.'],
    [[{ id: 8, note: 7 }], 'A note should be text.'],
    [[{ id: 8, quantity: '12345' }], 'Quantity should be at most 4 characters.'],
    [[{ id: 8, quantity: 12 }], 'Quantity should be text.'],
    [[{ id: -1 }], 'A product is named by its number.'],
    [[{ id: 1.5 }], 'A product is named by its number.'],
    [['Areca Palm'], 'A product is named by its number.'],
    ['Areca Palm', 'Products are a list.'],
    [Array.from({ length: 61 }, () => ({ id: 1 })), 'An enquiry names at most 60 products.'],
  ])('%j is refused', (products, message) => {
    expect(parseEnquiry({ ...valid, products })).toEqual({
      ok: false,
      errors: { products: message },
    })
  })
})

test('a submission’s id is a UUID', () => {
  expect(parseEnquiry({ ...valid, submissionId: 'x' })).toMatchObject({ ok: false })
})
