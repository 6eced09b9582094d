import { expect, test } from 'vitest'
import type { QuoteSettings } from '#app/settings/quotes/quote-settings.ts'
import { type DraftLine, emptyLine, type QuoteDraft } from './draft.ts'
import { readDraft, readPercent } from './read-draft.ts'

const settings: QuoteSettings = {
  validDays: 7,
  delivery: 7_900,
  prefix: 'Q',
  reminderDays: 3,
  tax: 'none',
  gstin: '',
  taxRate: 0,
  deliveryRate: 0,
  terms: { en: '', hi: '', mr: '' },
  upi: undefined,
}
const palm: DraftLine = {
  product: 7,
  what: 'Areca Palm',
  quantity: '2',
  price: '450',
  taxRate: '0',
}
const whole: QuoteDraft = {
  lines: [palm],
  discount: 'none',
  discountValue: '',
  delivery: 'flat',
  deliveryValue: '',
  tax: 'none',
  deliveryRate: '0',
  advance: 'none',
  advanceValue: '',
  validUntil: '',
  language: 'en',
  note: '',
}
const days = { today: '2026-11-23', defaultUntil: '2026-11-30' }
const read = (changes: Partial<QuoteDraft>) =>
  readDraft({ ...whole, ...changes }, { settings, ...days })
const line = (changes: Partial<DraftLine>) => ({ lines: [{ ...palm, ...changes }] })

test.each<[string, Partial<QuoteDraft>, string, RegExp]>([
  ['no line', { lines: [] }, 'add', /^A quote needs at least one line\.$/],
  ['only lines taken out', line({ removed: true }), 'add', /at least one line/],
  ['61 lines', { lines: Array(61).fill(palm) }, 'add', /60 lines at most: take out 1/],
  [
    'no price',
    line({ price: '' }),
    'each-1',
    /^Areca Palm has no price yet\. Type one, or 0 if it is free\.$/,
  ],
  ['a price in words', line({ price: 'cheap' }), 'each-1', /“cheap” is no price/],
  ['a price below nothing', line({ price: '-5' }), 'each-1', /“-5” is no price.*0 if it is free/],
  ['a price on request', line({ price: 'on request' }), 'each-1', /is no price/],
  ['half a pot', line({ quantity: '1.5' }), 'qty-1', /whole number/],
  ['none', line({ quantity: '0' }), 'qty-1', /whole number/],
  ['an own line without words', { lines: [{ ...emptyLine, price: '1' }] }, 'what-1', /Say what/],
  ['over a crore', line({ quantity: '99999', price: '9999' }), 'add', /more than a crore/],
  [
    'a discount above the sum',
    { discount: 'amount', discountValue: '901' },
    'discountValue',
    /^The discount is more than the lines\. It can be Rs\s900 at most\.$/,
  ],
  [
    'a discount of 101 %',
    { discount: 'percent', discountValue: '101' },
    'discountValue',
    /0 to 100/,
  ],
  [
    'a day in the past',
    { validUntil: '2026-11-22' },
    'validUntil',
    /^Valid until is in the past\./,
  ],
  ['no day', { validUntil: '30 Nov' }, 'validUntil', /no day/],
  ['a delivery of nothing said', { delivery: 'other' }, 'deliveryValue', /What does the delivery/],
  ['added tax without a GSTIN', { tax: 'added' }, 'tax', /GSTIN/],
  [
    'an advance above the total',
    { advance: 'amount', advanceValue: '5000' },
    'advanceValue',
    /more/,
  ],
  [
    'an advance that comes to nothing',
    { advance: 'percent', advanceValue: '0.04' },
    'advanceValue',
    /^The advance comes to Rs\s0: leave it out\.$/,
  ],
  ['too long a note', { note: 'x'.repeat(1_001) }, 'note', /1,000 letters/],
])('a quote with %s is not sent, and its words say why', (_, changes, field, words) => {
  const { faults } = read(changes)
  expect(faults).toContainEqual({ field, words: expect.stringMatching(words) })
})

test('what is typed by phones in India is read as it is meant', () => {
  const { read: quote } = read({
    lines: [
      { ...palm, quantity: '१२', price: '₹1,60.50'.replace('1,60', '160') },
      { ...palm, price: '0' },
    ],
    discount: 'percent',
    discountValue: '२.५%',
    validUntil: '2026-11-23',
    advance: 'percent',
    advanceValue: '25',
  })
  expect(quote).toMatchObject({
    lines: [
      { quantity: 12, price: 16_050 },
      { quantity: 2, price: 0 },
    ],
    discount: { kind: 'percent', percent: 250 },
    validUntil: '2026-11-23',
    sums: { linesSum: 192_600, discount: 4_800, delivery: 7_900, total: 195_700 },
    advance: 48_900,
  })
})

test.each([
  ['5', 500],
  ['2.5', 250],
  ['2,25 %', 225],
  ['100', 10_000],
  ['100.01', undefined],
  ['', undefined],
  ['1e1', undefined],
  ['-1', undefined],
])('%j per cent is %j', (typed, points) => {
  expect(readPercent(typed)).toBe(points)
})
