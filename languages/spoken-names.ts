import { hasDevanagari, inLatinLetters } from './devanagari-letters.ts'
import { listWords } from './folded-text.ts'

/*
 * Names as they sound, so that गुलाब, gulab and gulaab are one. What is said so is written in
 * characters of Unicode's private use: it stands among a product's aliases in the index, and no
 * search for a text can meet it there.
 */

/** So few letters say too little. */
const SHORTEST_WORD = 3
/** Of so many letters the beginning is enough: somebody is still typing. */
const SHORTEST_BEGINNING = 5
const BETWEEN_WORDS = '\ue000'

/** Gives how a product's other names sound, each once, to be indexed among them. */
export function listSpokenNames(folded: readonly string[]): string[] {
  const spoken = folded.flatMap((name) => {
    const words = listWords(withoutJoiners(name))
    const once = soundOf(words)
    // Some write ड़ with r, and some with d.
    return /[डढ]\u093c/u.test(name) ? [once, soundOf(words, true)] : [once]
  })
  return [...new Set(spoken.filter((sound) => sound !== undefined))]
}

/**
 * Gives what finds a folded search among indexed names as it sounds: whole words, or the beginning
 * of the last one where it is long. Undefined for what no name in Latin or Devanagari sounds like.
 */
export function toSpokenSearch(folded: string): string | undefined {
  const said = withoutJoiners(folded)
  // Other signs are not heard: whoever types one means what is written.
  if (!/^[\p{L}\p{M}]+([ -][\p{L}\p{M}]+)*$/u.test(said)) return undefined
  const sound = soundOf(listWords(said))
  if (sound === undefined) return undefined
  const last = sound.split(BETWEEN_WORDS).at(-2) ?? ''
  return last.length >= SHORTEST_BEGINNING ? sound.slice(0, -1) : sound
}

/**
 * Gives how the words of a person's name sound, each apart, in a folded text. People's names are spelt
 * more freely than plants': e and i, o and u, y and i are one too. Empty where nothing is heard.
 */
export function toSpokenPerson(folded: string): string {
  const sounds = listWords(withoutJoiners(folded)).map((word) =>
    soundOfWord(word.replace(/y(?![aeiou])/g, 'i'), false)
      .replace(/[ey]/g, 'i')
      .replace(/o/g, 'u')
      .replace(/(.)\1+/g, '$1'),
  )
  const heard = sounds.filter((sound) => /^[a-z]+$/.test(sound) && sound.length >= SHORTEST_WORD)
  return heard.map((sound) => BETWEEN_WORDS + inPrivate(sound) + BETWEEN_WORDS).join('')
}

/** The two signs that join and part letters are not heard. */
function withoutJoiners(text: string) {
  return text.replace(/[\u200c\u200d]/g, '')
}

function soundOf(words: readonly string[], withR = false): string | undefined {
  const sounds = words.map((word) => soundOfWord(word, withR))
  const isHeard = sounds.every((sound) => /^[a-z]+$/.test(sound))
  if (!isHeard || sounds.join('').length < SHORTEST_WORD) return undefined
  return `${BETWEEN_WORDS}${sounds.map((sound) => inPrivate(sound) + BETWEEN_WORDS).join('')}`
}

/**
 * Gives a word as it sounds. Long and short vowels, v and w, f and ph, s and sh, j and z and jh are
 * one; no letter is breathed or doubled; an a between two sounding syllables is not heard.
 */
function soundOfWord(word: string, withR: boolean): string {
  const latin = hasDevanagari(word) ? inLatinLetters(word, withR) : word
  const plain = latin
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/aa+/g, 'a')
    .replace(/ee+|ii+/g, 'i')
    .replace(/oo+|uu+/g, 'u')
    .replace(/iy/g, 'i')
    .replace(/ai|ei|ae/g, 'e')
    .replace(/au|ou/g, 'o')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/zh?|jh/g, 'j')
    .replace(/x/g, 'ks')
    .replace(/q/g, 'k')
  // Where an a falls silent, an h may come behind a consonant: gudahal, gudhal, gudal.
  return withoutBreath(withoutSilentA(withoutBreath(plain))).replace(/(.)\1+/g, '$1')
}

function withoutBreath(word: string): string {
  return word.replace(/([bcdgjkpst])h+/g, '$1')
}

/** From its end, as Hindi and Marathi lose it: तुलसी is tulsi, बोगनवेल boganvel. */
function withoutSilentA(word: string): string {
  let heard = word
  for (let place = word.length - 3; place > 1; place -= 1) {
    const around = heard.slice(place - 2, place + 3)
    if (/^[aeiou][^aeiou]a[^aeiou][aeiou]$/.test(around)) {
      heard = heard.slice(0, place) + heard.slice(place + 1)
    }
  }
  return heard
}

function inPrivate(sound: string) {
  return String.fromCharCode(...[...sound].map((letter) => 0xe000 + letter.charCodeAt(0)))
}
