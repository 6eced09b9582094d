import { describe, expect, test } from 'vitest'
import { parseBulkEnquiry } from '#app/enquiries/bulk/bulk-enquiry.schema.ts'
import { parseEnquiry } from './enquiry.schema.ts'

const enquiry = {
  fullName: 'Meera',
  email: 'meera@example.com',
  mobileNumber: '9876543210',
  address: 'Pune',
  message: '',
}
const bulk = {
  fullName: 'Meera',
  email: 'meera@example.com',
  mobileNo: '9876543210',
  type: 'bulkPurchase',
  companyName: '',
  message: '',
}
/** An address of so many characters, of names as long as mail takes them. */
const emailOf = (length: number) => {
  const part = 'b'.repeat(61)
  return `${'a'.repeat(64)}@${part}.${part}.${'b'.repeat(length - 192)}.in`
}

describe.each([
  ['fullName', 120, (length: number) => 'म'.repeat(length)],
  ['email', 254, emailOf],
  ['address', 500, (length: number) => 'x'.repeat(length)],
  ['message', 500, (length: number) => 'x'.repeat(length)],
] as const)('an enquiry’s %s', (field, longest, make) => {
  test(`may have ${longest} characters and no more`, () => {
    const parsed = parseEnquiry({ ...enquiry, [field]: make(longest) })
    expect(parsed).toMatchObject({ ok: true, value: { [field]: make(longest) } })
    const over = parseEnquiry({ ...enquiry, [field]: make(longest + 1) })
    expect(over).toEqual({ ok: false, errors: { [field]: expect.any(String) } })
  })
})

test('a company’s name may have 120 characters and no more', () => {
  const named = (length: number) => parseBulkEnquiry({ ...bulk, companyName: 'x'.repeat(length) })
  expect(named(120).ok).toBe(true)
  expect(named(121).ok).toBe(false)
})

test('an enquiry may name twenty products', () => {
  const products = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, quantity: '9999' }))
  expect(parseEnquiry({ ...enquiry, products }).ok).toBe(true)
})
