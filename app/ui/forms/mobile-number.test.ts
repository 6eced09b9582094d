import { describe, expect, test } from 'vitest'
import { hasTooManyDigits, mobileNumberRule, normalizeMobileNumber } from './mobile-number.ts'

const message = 'Valid 10-digit phone number is required.'

describe('a mobile number', () => {
  test.each([
    ['9876543210', 'as it is'],
    ['+919876543210', 'with the country code'],
    ['00919876543210', 'with the international prefix'],
    ['919876543210', 'with 91 before it'],
    ['09876543210', 'with a 0 before it'],
    ['+91 0 98765 43210', 'with the country code and a 0'],
    ['0919876543210', 'with 0 and 91'],
    ['910 98765 43210', 'with 91 and 0'],
    ['+91 98765 43210', 'with spaces'],
    [' 98765-43210 ', 'with a hyphen'],
    ['(+91) 98765.43210', 'with brackets and a dot'],
    ['\u202a+91 98765 43210\u202c', 'pasted from the contacts with invisible marks'],
    ['98765\u00a043210', 'with a space that does not break'],
    ['९८७६५४३२१०', 'in Devanagari digits'],
    ['+९१ ९८७६५ ४३२१०', 'in Devanagari digits with the country code'],
    ['०९८७६५४३२१०', 'in Devanagari digits with a 0'],
    ['＋９１９８７６５４３２１０', 'in digits of full width'],
  ])('%s is understood %s', (given) => {
    expect(normalizeMobileNumber(given)).toBe('9876543210')
    expect(mobileNumberRule(normalizeMobileNumber(given))).toBeUndefined()
  })

  test('that begins with 91 keeps it when it has ten digits anyway', () => {
    expect(normalizeMobileNumber('91234 56789')).toBe('9123456789')
  })

  test.each([
    ['', 'nothing'],
    ['987654321', 'a digit too few'],
    ['98765432101', 'a digit too many'],
    ['99876543210', 'a digit too many'],
    ['912345678901', 'a number that begins with 91 and two digits too many'],
    ['00982001234', 'two zeros and a digit too few'],
    ['+910982001234', 'a digit too few after +91 and 0'],
    ['9198765432101', 'a digit too many after 91'],
    ['+1 9876543210', 'another country'],
    ['+9123456789', 'ten digits with a plus'],
    ['98765x3210', 'a letter'],
    ['abc', 'letters'],
  ])('%j is refused as it stands: %s', (given) => {
    expect(mobileNumberRule(normalizeMobileNumber(given))).toBe(message)
  })
})

describe('while it is typed', () => {
  test.each(['09820012345', '+91 98200 12345', '0091-98200-12345', '919820012345', '९८२००१२३४५'])(
    'nothing of %s is too much, and it becomes its ten digits',
    (given) => {
      for (let length = 1; length <= given.length; length++) {
        expect(hasTooManyDigits(given.slice(0, length))).toBe(false)
      }
      expect(normalizeMobileNumber(given)).toBe('9820012345')
    },
  )

  test.each(['98200123456', '098200123456', '+91 98200 123456', '0091 98200 123456'])(
    'the last digit of %s is one too many',
    (given) => {
      expect(hasTooManyDigits(given.slice(0, -1))).toBe(false)
      expect(hasTooManyDigits(given)).toBe(true)
    },
  )

  test.each(['', '+', '+9', '0', '00', '98200', 'abc', '+1 98'])(
    '%j may still be mended',
    (given) => {
      expect(hasTooManyDigits(given)).toBe(false)
    },
  )
})
