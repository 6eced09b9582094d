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
