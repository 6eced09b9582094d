import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { mergeSizes } from './merge-sizes.ts'

const plain = { labels: {}, availability: null }
const one = (number: number | null, label: string, price: number | null = null): ProductSize => ({
  ...{ number, label, price },
  ...plain,
})

const sizes = fc.uniqueArray(
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('a', 'b'), fc.constantFrom(null, 100))
    .map(([number, label, price]) => one(number, label, price)),
  { selector: ({ number }) => number, maxLength: 6 },
)

test('what only one of two changed is as that one says, order and all', () => {
  fc.assert(
    fc.property(sizes, sizes, (base, changed) => {
      const kept = changed.filter(({ number }) => base.some((size) => size.number === number))
      expect(mergeSizes({ base, yours: base, theirs: changed }).conflicts).toEqual([])
      const alone = mergeSizes({ base, yours: base, theirs: changed }).sizes
      expect(new Set(alone)).toEqual(new Set(changed))
      const mine = mergeSizes({ base, yours: kept, theirs: base })
      expect([mine.sizes.toSorted(byNumber), mine.conflicts]).toEqual([kept.toSorted(byNumber), []])
      expect(mergeSizes({ base, yours: changed, theirs: changed })).toMatchObject({ conflicts: [] })
    }),
  )
})

const byNumber = (a: ProductSize, b: ProductSize) => Number(a.number) - Number(b.number)

test('the order is yours where you changed it, and new sizes stand last', () => {
  const [a, b, c] = [one(1, 'a'), one(2, 'b'), one(3, 'c')]
  const dearer = one(2, 'b', 900)
  const fresh = one(null, 'd')
  expect(mergeSizes({ base: [a, b], yours: [b, fresh, a], theirs: [a, dearer, c] }).sizes).toEqual([
    dearer,
    a,
    c,
    fresh,
  ])
  expect(mergeSizes({ base: [a, b], yours: [a, b], theirs: [c, b, a] }).sizes).toEqual([c, b, a])
})

test('what both changed to something else, or one took away, is a conflict', () => {
  const [a, cheap, dear] = [one(1, 'a'), one(1, 'a', 100), one(1, 'a', 900)]
  expect(mergeSizes({ base: [a], yours: [cheap], theirs: [dear] }).conflicts).toEqual([
    { number: 1, yours: cheap, theirs: dear },
  ])
  expect(mergeSizes({ base: [a], yours: [], theirs: [dear] }).conflicts).toEqual([
    { number: 1, yours: undefined, theirs: dear },
  ])
  expect(mergeSizes({ base: [a], yours: [cheap], theirs: [] }).conflicts).toEqual([
    { number: 1, yours: cheap, theirs: undefined },
  ])
  expect(mergeSizes({ base: [a], yours: [], theirs: [] })).toEqual({ sizes: [], conflicts: [] })
})
