import type { Answer, Care, Height, Light, Place, Water } from './facts.ts'

/** The codes of facts in a visitor's words, the same on product pages, cards and in the finder. */
export const lightWords: Record<Light, string> = {
  low: 'Low light',
  bright: 'Bright shade',
  'some-sun': 'Some sun',
  sun: 'Full sun',
}

export const waterWords: Record<Water, string> = {
  rare: 'Every two weeks',
  week: 'Once a week',
  twice: 'Twice a week',
  daily: 'Daily in summer',
}

export const placeWords: Record<Place, string> = {
  inside: 'Inside',
  balcony: 'Balcony',
  garden: 'Garden',
}

export const careWords: Record<Care, string> = {
  easy: 'Easy',
  some: 'Some care',
  expert: 'Expert',
}

export const heightWords: Record<Height, string> = {
  small: 'Under 30 cm',
  mid: '30 to 90 cm',
  tall: 'Over 90 cm',
}

export const answerWords: Record<Answer, string> = {
  safe: 'Safe',
  unsafe: 'Not safe',
  unknown: 'Not known',
}
