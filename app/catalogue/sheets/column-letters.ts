/** Gives what a spreadsheet calls the column at a place from 0: `A`, `Z`, `AA`. */
export function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : columnLetters(Math.floor(at / 26) - 1) + last
}

/** Gives the place, from 0, of a column that a spreadsheet calls so; undefined for no letters. */
export function columnPlace(letters: string): number | undefined {
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
