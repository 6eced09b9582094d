/**
 * Counts the slips between two words: a character too many, too few, wrong, or two swapped
 * (optimal string alignment).
 */
export function countTypos(left: string, right: string): number {
  const a = [...left]
  const b = [...right]
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      let typos = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      )
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) typos = Math.min(typos, at(beforePrevious, column - 2) + 1)
      current.push(typos)
    }
    beforePrevious = previous
    previous = current
  }
  return at(previous, b.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
