import { foldSearch, hasControlCharacters } from '#languages/folded-text.ts'

const LONGEST_RECORDED = 40

/**
 * Gives a search as it is counted, folded; undefined for what must not be kept: long texts, and
 * anything like an e-mail address or a telephone number.
 */
export function toKeepableSearch(query: string): string | undefined {
  const folded = foldSearch(query)
  return isSafeToKeep(folded) ? folded : undefined
}

function isSafeToKeep(folded: string): boolean {
  if (folded === '' || [...folded].length > LONGEST_RECORDED) return false
  if (folded.includes('@') || hasControlCharacters(folded)) return false
  // Telephone numbers are typed with spaces, dots and dashes between the digits.
  return !/(?:\p{Nd}[\s().-]*){6}/u.test(folded)
}
