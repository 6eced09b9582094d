import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeInOrder } from './place-in-order.ts'

const middle = 5_000_000

function place(ids: readonly number[], known = new Map<number, number>()) {
  const places = placeInOrder(ids, known, middle)
  return new Map(ids.map((id, index) => [id, places[index] as number]))
}

/** The products, other than these, that have another place than before. */
function listRenumbered(before: Map<number, number>, after: Map<number, number>) {
  return [...after].filter(([id, at]) => before.has(id) && before.get(id) !== at).map(([id]) => id)
}

const hundred = Array.from({ length: 100 }, (_, index) => index + 1)

test('a category without places is laid out with gaps', () => {
  expect([...place([3, 1, 2]).values()]).toEqual([5_000_000, 5_000_100, 5_000_200])
})

test.each([
  ['at the front', 0, 4_999_900],
  ['in between', 50, 5_004_950],
  ['at the end', 100, 5_010_000],
])('a product put %s renumbers no other', (_where, index, expected) => {
  const before = place(hundred)
  const after = place(hundred.toSpliced(index, 0, 777), before)
  expect(after.get(777)).toBe(expected)
  expect(listRenumbered(before, after)).toEqual([])
})

test('a product that moves, or goes, renumbers no other', () => {
  const before = place(hundred)
  const moved = hundred.toSpliced(90, 1).toSpliced(10, 0, 91)
  expect(listRenumbered(before, place(moved, before))).toEqual([91])
  expect(listRenumbered(before, place(hundred.toSpliced(40, 1), before))).toEqual([])
})

test('a full gap is made wide again at the cost of less than ten neighbours', () => {
  let known = place(hundred)
  let ids = hundred
  let renumbered = 0
  for (let id = 1_000; id < 1_200; id += 1) {
    ids = ids.toSpliced(50, 0, id)
    const after = place(ids, known)
    renumbered += listRenumbered(known, after).length
    known = after
  }
  expect(renumbered).toBeLessThan(200 * 10)
})

test('whatever the places were, they come out ascending, and the same order asked again keeps all', () => {
  const known = fc.array(fc.tuple(fc.nat(60), fc.nat(40)), { maxLength: 60 })
  const asked = fc.uniqueArray(fc.nat(60), { maxLength: 60 })
  fc.assert(
    fc.property(asked, known, (ids, places) => {
      const first = place(ids, new Map(places))
      const values = [...first.values()]
      expect(values.every((at, index) => index === 0 || at > (values[index - 1] as number))).toBe(
        true,
      )
      expect(place(ids, first)).toEqual(first)
    }),
    { numRuns: 500 },
  )
})
