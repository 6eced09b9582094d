/** Longest search in characters; what a visitor types beyond it is not looked at. */
export const LONGEST_SEARCH = 200

/**
 * Folds a text for comparison: Unicode's compatibility form, lower case, no broken characters.
 * Names and searches go through the same fold, so both databases compare alike.
 */
export function foldText(text: string): string {
  // Lower-casing can take a character out of its composed form, hence the second normalisation.
  return text.toWellFormed().normalize('NFKC').toLowerCase().normalize('NFKC')
}

/** Folds what a visitor typed into the search box: trimmed, one space between words, 200 characters at most. */
export function foldSearch(query: string): string {
  // No character takes more than two units: cutting first keeps a pasted book cheap.
  const start = query.trim().slice(0, LONGEST_SEARCH * 2)
  const folded = foldText(firstCharacters(start, LONGEST_SEARCH)).replace(/ {2,}/g, ' ')
  return firstCharacters(folded.trim(), LONGEST_SEARCH)
}

/** Whether a text holds characters that no name has, such as NUL or a line break. */
export function hasControlCharacters(text: string): boolean {
  return /\p{Cc}/u.test(text)
}

/** Gives all distinct runs of `size` characters in a text. */
export function listGrams(text: string, size: number): string[] {
  const characters = [...text]
  const grams = new Set<string>()
  for (let start = 0; start + size <= characters.length; start += 1) {
    grams.add(characters.slice(start, start + size).join(''))
  }
  return [...grams]
}

/** Gives the words of a folded text, in order. */
export function listWords(folded: string): string[] {
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

function firstCharacters(text: string, count: number): string {
  return [...text].slice(0, count).join('')
}
