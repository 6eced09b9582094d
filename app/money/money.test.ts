import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '#languages/language.ts'
import { anyText } from '#tests/support/any-text.ts'
import { crore, findPriceFault, formatMoney } from './money.ts'
import { readPrice } from './read-price.ts'

/** With the no-break space after the sign. */
const rs = (figures: string, sign = 'Rs') => `${sign}\u00a0${figures}`

const price = fc.integer({ min: 1, max: crore - 1 })

describe('an amount', () => {
  test.each([
    [24_900, rs('249')],
    [24_950, rs('249.50')],
    [5, rs('0.05')],
    [124_900, rs('1,249')],
    [12_490_000, rs('1,24,900')],
    [crore, rs('1,00,00,000')],
    [0, rs('0')],
    [-24_950, `-${rs('249.50')}`],
  ])('of %i paise is said as %j', (money, said) => {
    expect(formatMoney(money)).toBe(said)
  })

  test('is grouped as India does it', () => {
    const india = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: crore }), (rupees) => {
        expect(formatMoney(100 * rupees)).toBe(rs(india.format(rupees)))
      }),
    )
  })

  test('is said in Hindi and Marathi with their sign and our figures', () => {
    expect(formatMoney(124_900, 'hi')).toBe(rs('1,249', 'रु'))
    expect(formatMoney(12_490_050, 'mr')).toBe(rs('1,24,900.50', 'रु'))
  })
})

describe('a price that somebody wrote', () => {
  test.each([
    ['249', 24_900],
    ['249.00', 24_900],
    ['249.5', 24_950],
    ['249.', 24_900],
    ['₹249/-', 24_900],
    ['₹ 249 /-', 24_900],
    ['Rs. 1,24,900', 12_490_000],
    ['RS 1,249.50 only', 124_950],
    ['INR 124,900', 12_490_000],
    ['249 Rs', 24_900],
    ['रु २४९', 24_900],
    [' 249\u00a0', 24_900],
    ['99,99,999.99', crore - 1],
    ['0.01', 1],
  ])('as %j is %i paise', (written, paise) => {
    expect(readPrice(written)).toEqual({ price: paise })
  })

  test.each(['', '  ', 'on request', 'Price on request', 'On asking', 'Ask us', '-', 'N/A', 'POR'])(
    'as %j is none: people ask',
    (written) => {
      expect(readPrice(written)).toEqual({ price: null })
    },
  )

  test.each<readonly [string, string]>([
    ...[
      'Rs. abc',
      '1e9',
      '249,00',
      '1,2,3',
      '1 249',
      '0x10',
      'Rs',
      '/-',
      '.50',
      'Infinity',
      '12-18',
    ].map((text) => [text, 'Write it in rupees, as 249 or 1,24,900'] as const),
    ['249.505', 'at most two figures after the point'],
    ['1.249', 'at most two figures after the point'],
    ...['0', '0.00', 'Rs 0/-', '-5', '- 5', 'Rs -5', '₹-5', '-₹5', '−5'].map(
      (text) => [text, 'A price is more than 0.'] as const,
    ),
    ...['10000000', '1,00,00,000', '1000000000', '9'.repeat(400)].map(
      (text) =>
        [text, `A price is below ${rs('1,00,00,000')}. Is it one figure too long?`] as const,
    ),
  ])('as %j is refused: %s', (written, why) => {
    expect(readPrice(written)).toEqual({ fault: expect.stringContaining(why) })
  })

  test('is what was said of it, in each language, and by a sheet’s number', () => {
    fc.assert(
      fc.property(price, fc.constantFrom(...languages), (money, language) => {
        expect(readPrice(formatMoney(money, language))).toEqual({ price: money })
        expect(readPrice(String(money / 100))).toEqual({ price: money })
        expect(readPrice(`₹${formatMoney(money).slice(3)}/-`)).toEqual({ price: money })
      }),
    )
  })

  test('is a price or a sentence, whatever it is', () => {
    const odd = fc.oneof(anyText(40), fc.stringMatching(/^[ ₹Rs.रु-]{0,4}[0-9,.]{0,14}[ /-]{0,3}$/))
    fc.assert(
      fc.property(odd, (written) => {
        const read = readPrice(written)
        if ('fault' in read) expect(read.fault).toMatch(/\.$|\?$/)
        else if (read.price !== null) expect(findPriceFault(read.price)).toBeUndefined()
      }),
    )
  })
})

test('a price is a whole number of paise above 0 and below a crore', () => {
  expect([1, crore - 1].map(findPriceFault)).toEqual([undefined, undefined])
  for (const money of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, crore]) {
    expect(findPriceFault(money)).toMatch(/\.$|\?$/)
  }
})
