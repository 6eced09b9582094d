import { expect, test } from 'vitest'
import { splitAddress } from './postal-address.ts'

/** What an address was taken apart into, its street first. */
function partsOf(line: string) {
  const { streetAddress, addressLocality, addressRegion, postalCode } = splitAddress(line)
  return [streetAddress, addressLocality, addressRegion, postalCode]
}

const baner = ['Survey No. 45, Baner Road, Baner', 'Pune', 'Maharashtra']

test.each([
  ['', '411045'],
  ['one space', '411 045'],
  ['a dash', '411-045'],
])('The PIN may have %s in it', (_, pin) => {
  const parts = [...baner, '411045']
  expect(partsOf(`Survey No. 45, Baner Road, Baner, Pune, Maharashtra ${pin}`)).toEqual(parts)
  expect(partsOf(`Survey No. 45, Baner Road, Baner, Pune, Maharashtra - ${pin}.`)).toEqual(parts)
})

test.each([
  ['behind the town', 'Survey No. 45, Baner Road, Baner, Pune 411045, Maharashtra', '411045'],
  [
    'behind the town, with a dash',
    'Survey No. 45, Baner Road, Baner, Pune–411 045, Maharashtra',
    '411045',
  ],
  ['alone', 'Survey No. 45, Baner Road, Baner, Pune, Maharashtra, 411045', '411045'],
  [
    'before the country',
    'Survey No. 45, Baner Road, Baner, Pune, Maharashtra 411045, India',
    '411045',
  ],
  ['on a line of its own', 'Survey No. 45, Baner Road, Baner\nPune, Maharashtra\n411045', '411045'],
  ['nowhere', ' Survey No. 45, Baner Road, Baner,  Pune, Maharashtra ', undefined],
])('The PIN may stand %s', (_, line, pin) => {
  expect(partsOf(line)).toEqual([...baner, pin])
})

test('A number in the street is no PIN', () => {
  const parts = ['Survey No. 411045', 'Pune', 'Maharashtra', undefined]
  expect(partsOf('Survey No. 411045, Pune, Maharashtra')).toEqual(parts)
})

test.each([
  ['7 Mall Road, Srinagar, Jammu & Kashmir 190001', 'Srinagar', 'Jammu & Kashmir', '190001'],
  ['7 Mall Road, New Delhi, Delhi 110001', 'New Delhi', 'Delhi', '110001'],
  ['7 Mall Road, Delhi 110054', 'Delhi', 'Delhi', '110054'],
  ['7 Mall Road, Chandigarh, Chandigarh - 160017', 'Chandigarh', 'Chandigarh', '160017'],
])('The state may be a territory: %s', (line, ...rest) => {
  expect(partsOf(line)).toEqual(['7 Mall Road', ...rest])
})

test.each([
  '7 Test Lane, Nashik',
  '7 Test Lane, Pune 411045',
  '7 Test Lane, Pune, Maharastra 411045',
  'Pune, Maharashtra 411045',
  'Delhi 110001',
  '411045',
  'सर्वे नं. ४५, बाणेर, पुणे, महाराष्ट्र ४११०४५',
  '',
])('What has another shape stays whole: “%s”', (line) => {
  expect(partsOf(line)).toEqual([line, undefined, undefined, undefined])
})
