import { LRUCache } from 'lru-cache'
import { countTypos } from '#app/catalogue/indexing/count-typos.ts'
import { foldText, listWords } from '#languages/folded-text.ts'

/** A beginning says enough from so many letters on; Devanagari's signs carry more each. */
const SHORTEST_BEGINNING = { latin: 4, devanagari: 3 }
/** So long a word may hold a slip. */
const SHORTEST_MISSPELT = 7

/** Words that say nothing of which plants are meant. */
const general = new Set(
  [
    ...[
      'plant',
      'plants',
      'paudha',
      'paudhe',
      'for',
      'the',
      'in',
      'with',
      'and',
      'of',
      'ke',
      'liye',
    ],
    ...['पौधा', 'पौधे', 'पौधों', 'के', 'लिए', 'का', 'की', 'वाला', 'वाले', 'में'],
    ...['रोप', 'रोपे', 'झाड', 'झाडे', 'साठी'],
  ].map(comparable),
)

/**
 * Gives the words of a folded search that say which products are meant; all of them where none
 * does. Whoever types other signs than letters means what is written: none.
 */
export function tellingWords(folded: string): string[] {
  if (!/^[\p{L}\p{M}\p{N} '’-]+$/u.test(folded)) return []
  const words = listWords(folded).map(comparable)
  const telling = words.filter((word) => !general.has(word))
  return telling.length > 0 ? telling : words
}

/** How near a word comes to one of a term: the word itself, its beginning, or with one slip where it is long. */
export type Nearness = 'whole' | 'begun' | 'misspelt'

/**
 * Whether every one of these words comes at least so near to a word of a term: the beginning 'indoo' fits
 * 'Indoor Plants'.
 */
export function fitsTerm(
  words: readonly string[],
  term: string,
  nearness: Nearness = 'begun',
): boolean {
  const known = wordsOf(term)
  return words.length > 0 && words.every((word) => known.some((own) => fits(word, own, nearness)))
}

/** The shop's own terms, of which each search is held against some hundreds. */
const knownTerms = new LRUCache<string, readonly string[]>({ max: 2_000 })

function wordsOf(term: string): readonly string[] {
  const known = knownTerms.get(term)
  if (known) return known
  const words = listWords(foldText(term)).map(comparable)
  knownTerms.set(term, words)
  return words
}

function fits(word: string, own: string, nearness: Nearness): boolean {
  if (word === own) return true
  if (nearness === 'whole') return false
  const letters = [...word].length
  const isLatin = /^[a-z]/.test(word)
  const shortest = isLatin ? SHORTEST_BEGINNING.latin : SHORTEST_BEGINNING.devanagari
  if (letters >= shortest && own.startsWith(word)) return true
  return nearness === 'misspelt' && letters >= SHORTEST_MISSPELT && countTypos(word, own) === 1
}

/** Without the dot below, which many leave out, and without an English plural's end. */
function comparable(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/\u093c/gu, '')
    .normalize('NFC')
  return /^[a-z]{4,}s$/.test(plain) ? plain.slice(0, -1) : plain
}
