import { foldText, listGrams } from '#languages/folded-text.ts'
import type { IndexedProduct } from './search-index.ts'

const SHORTEST_WORD = 3
const LONGEST_WORD = 40

/** A word of a product's name or aliases that a misspelt search may mean. */
export interface SpellingWord {
  word: string
  /** `alias`: the text is suggested as it stands. `part`: the product whose texts contain it is. */
  kind: 'alias' | 'part'
  text: string
}

/** Gives the words of a product's name and aliases, none twice. */
export function listSpellingWords({
  name,
  aliases,
}: Pick<IndexedProduct, 'name' | 'aliases'>): SpellingWord[] {
  const words: SpellingWord[] = []
  for (const alias of aliases) {
    const folded = foldText(alias)
    // Other scripts are searched but not shown: the site's fonts do not have them.
    if (!isSpellable(folded) || !/^[\p{ASCII}]+$/u.test(alias)) continue
    words.push({ word: folded, kind: 'alias', text: alias })
  }
  for (const text of [name, ...aliases]) {
    for (const part of listParts(foldText(text))) words.push({ ...part, kind: 'part' })
  }
  return [...new Map(words.map((word) => [JSON.stringify(word), word])).values()]
}

/** Gives a folded text's words and neighbours run together, as visitors write 'moneyplant'. */
export function listSpellableWords(folded: string): string[] {
  return listParts(folded).map(({ word }) => word)
}

/** Gives the runs of three characters by which a word is compared with others, its ends marked. */
export function listWordGrams(word: string): string[] {
  return listGrams(` ${word} `, 3)
}

function listParts(folded: string): { word: string; text: string }[] {
  const words = [...folded.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
  const single = words.map(([word]) => ({ word, text: word }))
  const joined = words.slice(1).map((next, index) => {
    const [before = '', start = 0] = [words[index]?.[0], words[index]?.index]
    return { word: before + next[0], text: folded.slice(start, next.index + next[0].length) }
  })
  return [...single, ...joined].filter(({ word }) => isSpellable(word))
}

function isSpellable(word: string): boolean {
  const { length } = [...word]
  // Model numbers and weights are not misspelt words, and would swamp the list.
  return length >= SHORTEST_WORD && length <= LONGEST_WORD && /^[\p{L}\p{M}]+$/u.test(word)
}
