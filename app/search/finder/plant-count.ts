/** Gives a count of plants in words: '1 plant', '1,240 plants'. */
export function inWords(count: number): string {
  return count === 1 ? '1 plant' : `${count.toLocaleString('en-IN')} plants`
}
