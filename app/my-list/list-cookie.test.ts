import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSize } from '#app/catalogue/sizes/size-number.ts'
import { anyText } from '#tests/support/any-text.ts'
import {
  changeList,
  joinLists,
  type ListEntry,
  leaveOut,
  nameThing,
  readQuantity,
  readThing,
  toThing,
} from './list.ts'
import { setListCookie } from './list-cookie.server.ts'
import { decodeList, encodeList, readListCookie } from './list-cookie.ts'

const thing = fc
  .tuple(
    fc.oneof(fc.integer({ min: 1, max: 2 ** 31 - 1 }), fc.integer({ min: 1, max: 9 })),
    fc.oneof(fc.constant(undefined), fc.integer({ min: 1, max: 9_999 }), fc.constantFrom(1, 2, 3)),
  )
  .map(([id, size]) => toThing(id, size))
const entry = fc
  .tuple(thing, fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 9_999 })))
  .map(([about, quantity]): ListEntry => ({ ...about, quantity }))
const list = fc.uniqueArray(entry, { selector: nameThing, maxLength: 60 })

/** How lists were written before products had sizes. */
const writeAsBefore = (given: readonly ListEntry[]) =>
  given
    .map(({ id, quantity }) => id.toString(36) + (quantity > 1 ? `.${quantity.toString(36)}` : ''))
    .join('-')

test('a list comes back from its cookie and its address as it was', () => {
  fc.assert(
    fc.property(list, (given) => {
      const text = encodeList(given)
      expect(decodeList(text)).toEqual(given)
      expect(text).toMatch(/^[0-9a-z.~-]*$/)
      expect(readListCookie(`XSRF-TOKEN=x; my-list=${text}; other=1`)).toEqual(given)
      expect(decodeList(new URLSearchParams(`list=${text}`).get('list') ?? '')).toEqual(given)
    }),
  )
})

test('a list without sizes is written as before there were any, and read so', () => {
  const sizeless = list.map((given) =>
    leaveOut(
      given,
      given.filter(({ size }) => size),
    ),
  )
  fc.assert(
    fc.property(sizeless, (given) => {
      expect(encodeList(given)).toBe(writeAsBefore(given))
      expect(decodeList(writeAsBefore(given))).toEqual(given)
    }),
  )
})

test('a thing comes back from its name in the page’s fields, and what is none names nothing', () => {
  fc.assert(
    fc.property(thing, (given) => {
      expect(readThing(nameThing(given))).toEqual(given)
    }),
  )
  const odd = ['', '0', '7~', '7~0', '~3', '7~3~3', '7.3', '-7', ' 7', '7~10000', '2147483648', 'x']
  for (const name of [...odd, '__proto__'])
    expect([name, readThing(name)]).toEqual([name, undefined])
  expect(['3', '', '0', '1e3', '-1', '10000', null, new Date()].map(readSize)).toEqual([
    3,
    ...Array(7).fill(undefined),
  ])
})

test('sixty things of the largest ids and quantities take less than 1 KB', () => {
  const sixty = Array.from({ length: 60 }, (_, index) => ({
    id: 2 ** 31 - 1 - index,
    quantity: 9_999,
  }))
  expect(setListCookie(sixty, 'https://aangan.example').split(';')[0]?.length).toBeLessThan(700)
  expect(decodeList(encodeList(sixty))).toEqual(sixty)
})

test('sixty things of the largest sizes still take less than 1 KB', () => {
  const sixty = Array.from({ length: 60 }, (_, index) => ({
    id: 2 ** 31 - 1,
    size: 9_999 - index,
    quantity: 9_999,
  }))
  expect(encodeList(sixty)).toHaveLength(899)
  expect(decodeList(encodeList(sixty))).toEqual(sixty)
  expect(decodeList(`${encodeList(sixty)}-7~3`)).toEqual(sixty)
})

test('whatever stands in a cookie, what is read is a list, and writing it twice says the same', () => {
  const piece = fc.oneof(
    entry.map(({ id, quantity }) => `${id.toString(36)}.${quantity.toString(36)}`),
    entry.map((given) => encodeList([given])),
    fc.stringMatching(/^[0-9a-z.~-]{0,12}$/),
    anyText(12),
    fc.constantFrom(
      '__proto__',
      '0',
      '-1',
      'NaN',
      '1e9',
      '7.0',
      '7.zzz',
      'zzzzzz',
      '%37',
      '7;8',
      '7~',
      '7~0',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 70 }), (pieces) => {
      const read = decodeList(pieces.join('-'))
      expect(read.length).toBeLessThanOrEqual(60)
      expect(new Set(read.map(nameThing)).size).toBe(read.length)
      for (const { id, size = 1, quantity } of read) {
        expect(Number.isInteger(size) && size >= 1 && size <= 9_999).toBe(true)
        expect(Number.isInteger(id) && id > 0 && id < 2 ** 31).toBe(true)
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 9_999).toBe(true)
      }
      expect(decodeList(encodeList(read))).toEqual(read)
      readListCookie(pieces.join(';'))
    }),
    { numRuns: 120 },
  )
})

test.each([
  [
    '7.c-8',
    [
      { id: 7, quantity: 12 },
      { id: 8, quantity: 1 },
    ],
  ],
  [
    '7.1-7.5-nonsense!-8.zzz--0-8',
    [
      { id: 7, quantity: 1 },
      { id: 8, quantity: 1 },
    ],
  ],
  ['', []],
  [
    '7~3.c-7-7~1-7~3.5-8~99.2',
    [
      { id: 7, size: 3, quantity: 12 },
      { id: 7, quantity: 1 },
      { id: 7, size: 1, quantity: 1 },
      { id: 8, size: 333, quantity: 2 },
    ],
  ],
  ['7~-7~0-~3-7~3~3-7~zzz-7.3~2-8', [{ id: 8, quantity: 1 }]],
])('%j is read as far as it makes sense', (text, expected) => {
  expect(decodeList(text)).toEqual(expected)
})

test('the cookie is ours alone for half a year, goes by https only, and is readable by the page', () => {
  const cookie = setListCookie([{ id: 7, quantity: 2 }], 'https://aangan.example')
  expect(cookie).toBe('my-list=7.2; Max-Age=15552000; Path=/; Secure; SameSite=Lax')
  expect(setListCookie([], 'http://localhost:3000')).toBe(
    'my-list=; Max-Age=0; Path=/; SameSite=Lax',
  )
})

test('what is added stands first; added again it keeps the larger quantity', () => {
  const one = changeList([{ id: 8, quantity: 3 }], { do: 'add', id: 7 })
  expect(one).toEqual([
    { id: 7, quantity: 1 },
    { id: 8, quantity: 3 },
  ])
  expect(changeList(one, { do: 'add', id: 8 })).toEqual(one)
  expect(changeList(one, { do: 'add', id: 8, quantity: 9 })[1]).toEqual({ id: 8, quantity: 9 })
  expect(changeList(one, { do: 'set', id: 8, quantity: 1 })[1]).toEqual({ id: 8, quantity: 1 })
})

test('one product in two sizes is two rows, each changed for itself', () => {
  const sizeless = { id: 7, quantity: 4 }
  const small = { id: 7, size: 1, quantity: 2 }
  const large = { id: 7, size: 2, quantity: 3 }
  const both = changeList([small], { do: 'add', id: 7, size: 2, quantity: 3 })
  expect(both).toEqual([large, small])
  expect(changeList(both, { do: 'set', id: 7, size: 2, quantity: 1 })).toEqual([
    { ...large, quantity: 1 },
    small,
  ])
  expect(changeList(both, { do: 'remove', id: 7 })).toEqual(both)
  expect(changeList(both, { do: 'remove', id: 7, size: 2 })).toEqual([small])
  expect(joinLists([small, sizeless], [{ ...small, quantity: 9 }, large])).toEqual([
    small,
    sizeless,
    large,
  ])
  expect(leaveOut([large, small, sizeless], [sizeless, small])).toEqual([large])
})

test('what was taken off goes back to its place', () => {
  const three: ListEntry[] = [1, 2, 3].map((id) => ({ id, quantity: id }))
  const two = changeList(three, { do: 'remove', id: 2 })
  expect(two.map(({ id }) => id)).toEqual([1, 3])
  expect(changeList(two, { do: 'put-back', id: 2, quantity: 2, place: 1 })).toEqual(three)
})

test('a full list takes nothing more', () => {
  const sixty = Array.from({ length: 60 }, (_, index) => ({ id: index + 1, quantity: 1 }))
  expect(changeList(sixty, { do: 'add', id: 99 })).toEqual(sixty)
  expect(
    joinLists(sixty.slice(1), [{ id: 2, quantity: 5 }, ...sixty, { id: 99, quantity: 1 }]),
  ).toEqual([...sixty.slice(1), { id: 1, quantity: 1 }])
})

test.each([
  ['12', 12],
  ['१२', 12],
  ['', 1],
  ['0', 1],
  ['12345', 1234],
  ['-3', 1],
  ['1.5', 1],
  ['two', 1],
])('a quantity typed as %j is %i', (typed, read) => {
  expect(readQuantity(typed)).toBe(read)
})
