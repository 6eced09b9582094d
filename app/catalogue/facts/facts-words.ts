import type { SafetyFact } from './facts.ts'
import { factsWords } from './facts.words.ts'

/** The codes of facts in English, for the desk. */
export const {
  light: lightWords,
  water: waterWords,
  place: placeWords,
  care: careWords,
  height: heightWords,
  answer: answerWords,
} = factsWords.en

/** What a listing says of a plant, in the desk's words. */
export const safetyWords = {
  safe: 'Safe',
  'mildly-toxic': 'Mildly toxic',
  toxic: 'Toxic',
} satisfies Record<SafetyFact['is'], string>
