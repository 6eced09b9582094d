import { cares, lights, places, safetyLevels } from '#app/catalogue/facts/facts.ts'
import { careWords, lightWords, placeWords, safetyWords } from '#app/catalogue/facts/facts-words.ts'
import type { FieldOf } from '#app/catalogue/fields/product-fields.ts'
import { foldWords } from './fold-words.ts'

/** A vocabulary in which a cell has to speak: our word for each code, and others for it. */
export interface Vocabulary {
  /** What one of it is called, as in "a light we know". */
  what: string
  words: ReadonlyMap<string, string>
  others: Readonly<Record<string, readonly string[]>>
}

const vocabularyOf = <Code extends string>(
  what: string,
  codes: readonly Code[],
  words: Record<Code, string>,
  others: Record<Code, readonly string[]>,
): Vocabulary => ({ what, words: new Map(codes.map((code) => [code, words[code]])), others })

export const lightVocabulary = vocabularyOf('light', lights, lightWords, {
  low: ['low', 'shade', 'full shade', 'dark', 'deep shade'],
  bright: [
    'bright',
    'medium',
    'indirect',
    'bright indirect',
    'filtered',
    'indirect light',
    'medium light',
  ],
  'some-sun': [
    'partial sun',
    'partial shade',
    'semi shade',
    'part shade',
    'part sun',
    'morning sun',
    'partial',
  ],
  sun: ['full', 'sun', 'direct', 'direct sun', 'full sunlight', 'high', 'sunny'],
})

const placeVocabulary = vocabularyOf('place', places, placeWords, {
  inside: ['indoor', 'indoors', 'room', 'house', 'office'],
  balcony: ['terrace', 'balconies', 'patio', 'window'],
  garden: ['outdoor', 'outdoors', 'ground', 'outside'],
})

const careVocabulary = vocabularyOf('care', cares, careWords, {
  easy: ['low', 'beginner', 'low maintenance', 'simple'],
  some: ['medium', 'moderate', 'average'],
  expert: ['hard', 'difficult', 'high', 'demanding'],
})

export const safetyVocabulary = vocabularyOf('answer', safetyLevels, safetyWords, {
  safe: ['non toxic', 'nontoxic', 'pet safe', 'pet friendly', 'child safe'],
  'mildly-toxic': ['mild', 'slightly toxic', 'irritant'],
  toxic: ['poisonous', 'not safe', 'unsafe', 'harmful'],
})

/** The vocabulary in which each fact has to speak that is one of some codes. */
export const vocabularies: Record<FieldOf<'light' | 'codes' | 'oneCode'>, Vocabulary> = {
  light: lightVocabulary,
  place: placeVocabulary,
  care: careVocabulary,
}

/** Gives the code that a cell's word names, or undefined. */
export function findCode({ words, others }: Vocabulary, text: string): string | undefined {
  const said = foldWords(text)
  for (const [code, word] of words) {
    if (said === foldWords(word) || said === foldWords(code)) return code
    if (others[code]?.some((other) => foldWords(other) === said)) return code
  }
  return undefined
}

/** Gives the code that a word unknown to us probably means: one with which it shares a word. */
export function guessCode({ words, others }: Vocabulary, text: string): string | undefined {
  const said = new Set(foldWords(text).split(' '))
  // Of a name of one word that is said, all is said.
  const shareOf = (name: string) => {
    const parts = foldWords(name).split(' ')
    return parts.filter((part) => said.has(part)).length / parts.length
  }
  const scores = [...words].map(([code, word]) => {
    return { code, shared: Math.max(...[word, ...(others[code] ?? [])].map(shareOf)) }
  })
  const [best] = scores.toSorted((one, other) => other.shared - one.shared)
  return best && best.shared > 0 ? best.code : undefined
}
