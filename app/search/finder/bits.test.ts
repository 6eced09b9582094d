import { expect, test } from 'vitest'
import { addBit, countBelow, countInBoth, inAll, inAny, listBits, noBits } from './bits.ts'

const room = 100
// Both ends of a word of 32 bits, what stands beside them, and a word that stays empty.
const ends = [0, 1, 31, 32, 33, 96, 99]
const sets = [ends, [31, 40], [0, 33, 99], []]

function bitsOf(numbers: readonly number[]) {
  const bits = noBits(room)
  for (const number of numbers) addBit(bits, number)
  return bits
}

test('a set of numbers has room for each below its size, and for no more words than that takes', () => {
  expect([0, 1, 32, 33, 64, 65].map((size) => noBits(size).length)).toEqual([0, 1, 1, 2, 2, 3])
})

test('what is in all sets, in any, and in both is what looking at each number gives', () => {
  for (const one of sets) {
    for (const other of sets) {
      const both = one.filter((number) => other.includes(number))
      const any = [...new Set([...one, ...other])].sort((a, b) => a - b)
      expect(listBits(inAll([bitsOf(one), bitsOf(other)]), 0, room)).toEqual(both)
      expect(listBits(inAny([bitsOf(one), bitsOf(other)]), 0, room)).toEqual(any)
      expect(countInBoth(bitsOf(one), bitsOf(other))).toBe(both.length)
    }
  }
})

test('the numbers from one on, or below it, are what looking at each gives, up to a limit', () => {
  for (const numbers of [...sets, Array.from({ length: room }, (_, number) => number)]) {
    const bits = bitsOf(numbers)
    for (const from of [0, 1, 30, 31, 32, 33, 63, 64, 65, 99]) {
      const rest = numbers.filter((number) => number >= from)
      expect(listBits(bits, from, room)).toEqual(rest)
      expect(listBits(bits, from, 2)).toEqual(rest.slice(0, 2))
      expect(countBelow(bits, from)).toBe(numbers.length - rest.length)
    }
    expect(countBelow(bits, room)).toBe(numbers.length)
  }
})

test('sets that are put together stay as they are', () => {
  const [one, other] = [bitsOf([1, 40]), bitsOf([2, 40])]
  inAll([one, other])
  inAny([one, other])
  expect([listBits(one, 0, room), listBits(other, 0, room)]).toEqual([
    [1, 40],
    [2, 40],
  ])
})
