/** So far, in ms, a clock may go astray between two looks without having been set. */
const leapMs = 5_000

/**
 * Gives what tells whether the clock `now` was set since it was asked last: it has gone on otherwise
 * than `elapsed`, in ms, which nobody can set.
 */
export function createLeapFinder(now: () => Date, elapsed: () => number): () => boolean {
  const difference = () => now().getTime() - elapsed()
  let last = difference()
  return () => {
    const before = last
    last = difference()
    return Math.abs(last - before) > leapMs
  }
}
