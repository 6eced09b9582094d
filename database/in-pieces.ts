/** Fewer rows or ids than either engine takes in one statement, and soon written. */
const usualSize = 500

/** Gives a list in pieces of `size` members, the last one shorter: one statement takes a piece. */
export function* inPieces<Member>(
  members: readonly Member[],
  size = usualSize,
): Generator<Member[]> {
  for (let start = 0; start < members.length; start += size) {
    yield members.slice(start, start + size)
  }
}
