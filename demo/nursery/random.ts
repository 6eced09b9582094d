/** Chance that is the same for the same seed. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number
  /** One of a list that is not empty. */
  pick<T>(from: readonly T[]): T
  /** So many of a list, each at most once, in the list's order. */
  some<T>(from: readonly T[], count: number): T[]
  /** The same things in another order. */
  shuffle<T>(things: readonly T[]): T[]
  /** Whether something happens that does in this share of cases, from 0 to 1. */
  isOne(share: number): boolean
}

/** Gives chance from a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    pick<T>(from: readonly T[]) {
      return from[between(0, from.length - 1)] as T
    },
    some(from, count) {
      const left = [...from.keys()]
      const chosen = Array.from({ length: Math.min(count, from.length) }, () =>
        left.splice(between(0, left.length - 1), 1),
      ).flat()
      return from.filter((_, place) => chosen.includes(place))
    },
    shuffle<T>(things: readonly T[]) {
      const left = [...things]
      return things.flatMap(() => left.splice(between(0, left.length - 1), 1))
    },
    isOne: (share) => next() < share,
  }
}
