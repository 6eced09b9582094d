/*
 * How Devanagari is written in Latin letters, as people in India type it on a phone: not for
 * reading, but so that what is written in one script is found in the other.
 */

const consonants: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  ळ: 'l',
  ऱ: 'r',
  ऴ: 'l',
  ऩ: 'n',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
}

/** The dot below: it parts ज़ from ज, and ड़ from ड, which some write with r and some with d. */
const nukta = '\u093c'
const virama = '\u094d'

const vowels: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ऍ: 'a',
  ऎ: 'e',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ऒ: 'o',
  ओ: 'o',
  औ: 'au',
  ॲ: 'a',
}

const vowelSigns: Record<string, string> = {
  '\u093e': 'a',
  '\u093f': 'i',
  '\u0940': 'i',
  '\u0941': 'u',
  '\u0942': 'u',
  '\u0943': 'ri',
  '\u0945': 'a',
  '\u0946': 'e',
  '\u0947': 'e',
  '\u0948': 'ai',
  '\u0949': 'o',
  '\u094a': 'o',
  '\u094b': 'o',
  '\u094c': 'au',
}

const nasals = /[\u0901\u0902]/
const flapped: Record<string, string> = { ड: 'r', ढ: 'rh' }

/** Whether a text has letters in Devanagari. */
export function hasDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text)
}

/**
 * Writes a word in Latin letters; letters of other scripts stay as they are. ड़ and ढ़ are written
 * with d, or `withR` with r.
 */
export function inLatinLetters(word: string, withR = false): string {
  // With every dot below as a sign of its own.
  const signs = [...word.normalize('NFD')]
  let latin = ''
  for (const [place, sign] of signs.entries()) {
    const next = signs[place + 1] ?? ''
    const consonant = consonants[sign]
    if (consonant !== undefined) {
      const dotted = next === nukta
      latin += dotted && withR ? (flapped[sign] ?? consonant) : consonant
      const after = signs[place + (dotted ? 2 : 1)] ?? ''
      // The a that is heard but not written; at the end of a word it is not heard.
      if (after !== '' && after !== virama && !(after in vowelSigns)) latin += 'a'
    } else if (nasals.test(sign)) {
      latin += /[पफबभम]/.test(next) ? 'm' : 'n'
    } else if (sign !== nukta && sign !== virama) {
      latin += vowels[sign] ?? vowelSigns[sign] ?? sign
    }
  }
  return latin
}
