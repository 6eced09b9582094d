import { saysTheSame } from '#app/catalogue/fields/says-the-same.ts'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'

/** A size that two people changed at once; undefined is one that somebody took away. */
export interface SizeConflict {
  number: number
  yours: ProductSize | undefined
  theirs: ProductSize | undefined
}

interface Versions {
  /** What your change was made from. */
  base: readonly ProductSize[]
  yours: readonly ProductSize[]
  theirs: readonly ProductSize[]
  /** What was chosen of a size that both changed. */
  choose?: (number: number) => 'yours' | 'theirs' | undefined
}

/**
 * Joins two changes of a product's sizes, size by size: what only one of them changed is as that
 * one says, and a size that both changed to something else is a conflict, unless it was chosen
 * which stays. New sizes of both stay, yours at the end. The order is yours where you changed it,
 * else theirs.
 */
export function mergeSizes({ base, yours, theirs, choose = () => undefined }: Versions): {
  sizes: ProductSize[]
  conflicts: SizeConflict[]
} {
  const conflicts: SizeConflict[] = []
  const of = (sizes: readonly ProductSize[], number: number | null) =>
    sizes.find((size) => size.number === number)
  const join = (number: number): ProductSize | undefined => {
    const [was, mine, other] = [of(base, number), of(yours, number), of(theirs, number)]
    if (saysTheSame(mine, was)) return other
    if (saysTheSame(other, was) || saysTheSame(mine, other)) return mine
    const stays = choose(number)
    if (!stays) conflicts.push({ number, yours: mine, theirs: other })
    return stays === 'theirs' ? other : mine
  }
  const isMoved = !saysTheSame(
    numbersOf(yours.filter(({ number }) => of(base, number))),
    numbersOf(base.filter(({ number }) => of(yours, number))),
  )
  const [first, second] = isMoved ? [yours, theirs] : [theirs, yours]
  const numbers = new Set([...numbersOf(first), ...numbersOf(second), ...numbersOf(base)])
  const known = [...numbers].flatMap((number) => join(number) ?? [])
  return { sizes: [...known, ...yours.filter(({ number }) => number === null)], conflicts }
}

function numbersOf(sizes: readonly ProductSize[]): number[] {
  return sizes.flatMap(({ number }) => number ?? [])
}
