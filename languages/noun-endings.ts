/** What Marathi adds to a noun; what is left is the noun as it stands before an ending. */
const added =
  /(?:साठी|मधील|मध्ये|पासून|तील|तल्या|तला|तली|तले|च्या|चा|ची|चे|वर|ला|(?<=ं)(?:ना|नी)|(?<=[\u093e-\u094c])त)$/u
/** The vowel in which a noun of Hindi or Marathi ends there, with what is heard before it. */
const lastVowel = /(?:ियों|ियां|ियाँ|्या|या|[ािीुूेो])[ंँ]?$/u

/** Fewer characters begin too many words. */
const SHORTEST = 3

/**
 * Gives the four forms of a folded word that may stand in a name: without what is added to a noun
 * (तुळशीचे: तुळशी), also without its last vowel (तुळश, which sounds as तुळस does), and with those that
 * such a noun may end in by itself (मोगऱ्याचे: मोगरा, लिंबाचे: लिंबू). All are the word itself where it has
 * no such ending.
 */
export function listWithoutEnding(word: string): [string, string, string, string] {
  const bare = shortened(word, added)
  const stem = shortened(bare, lastVowel)
  return stem === bare ? [bare, bare, bare, bare] : [bare, stem, `${stem}ा`, `${stem}ू`]
}

function shortened(word: string, ending: RegExp): string {
  const stem = word.replace(ending, '')
  return [...stem].length >= SHORTEST ? stem : word
}
