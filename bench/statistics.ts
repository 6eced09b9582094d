/** The middle of some numbers; the mean of the two middle ones of an even count. Throws for none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1)
  if (middle.length === 0) throw new Error('There is nothing to take the median of.')
  return middle.reduce((sum, number) => sum + number, 0) / middle.length
}

/** The number that `share` (0 to 1) of some numbers do not exceed. Throws for none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (found === undefined) throw new Error('There is nothing to take a quantile of.')
  return found
}

/** The median of some rounds with their lowest and highest, as a row's figure has them. */
export function summary(rounds: readonly number[]): { value: number; spread: [number, number] } {
  return { value: median(rounds), spread: [Math.min(...rounds), Math.max(...rounds)] }
}

/** The same of what some machines can't tell: no value where there is no round. */
export function summaryOrNone(rounds: readonly number[]) {
  return rounds.length > 0 ? summary(rounds) : { value: undefined }
}

/** How many times of its floor something took, round by round; both have as many rounds. */
export function ratioTo(
  floor: readonly number[],
  rounds: readonly number[],
): { value: number; spread: [number, number] } {
  return summary(rounds.map((measured, index) => measured / (floor[index] ?? Number.NaN)))
}
