/** What is made up from a seed: the same seed makes up the same. */
export interface Chance {
  /** A whole number from 0, below this one. */
  below(count: number): number
  /** One of these, of which there must be some. */
  pick<Item>(items: readonly Item[]): Item
}

/** Gives the chance of a seed, a whole number (the generator is mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  // Seeds beside each other begin alike.
  next()
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    pick(items) {
      const [first] = items
      if (first === undefined) throw new Error('There is nothing to choose from.')
      return items[below(items.length)] ?? first
    },
  }
}
