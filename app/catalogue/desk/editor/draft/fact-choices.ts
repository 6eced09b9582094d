import { cares, lights, places, safetyLevels, waters } from '#app/catalogue/facts/facts.ts'
import {
  careWords,
  lightWords,
  placeWords,
  safetyWords,
  waterWords,
} from '#app/catalogue/facts/facts-words.ts'
import type { SignIcon } from '#app/catalogue/facts/sign.ts'
import type { FactDraft } from './fact-draft.ts'

/** One fact that is answered with a tap; an empty value is not known. */
export interface FactChoice {
  name: 'light' | 'water' | 'place' | 'care' | 'pets' | 'children'
  label: string
  icon: SignIcon
  options: readonly (readonly [value: string, words: string])[]
  /** Several may be true at once. */
  several?: true
  /** It needs a word on who says so. */
  safety?: true
}

/** The facts that are answered with a tap, in the order of a product's page. */
export const factChoices: readonly FactChoice[] = [
  { name: 'light', label: 'Light', icon: 'sun', options: pick(lights, lightWords) },
  { name: 'water', label: 'Water', icon: 'drop', options: pick(waters, waterWords) },
  {
    name: 'place',
    label: 'Place',
    icon: 'house',
    options: pick(places, placeWords),
    several: true,
  },
  { name: 'care', label: 'Care', icon: 'hand', options: pick(cares, careWords) },
  {
    name: 'pets',
    label: 'Cats and dogs',
    icon: 'paw',
    options: pick(safetyLevels, safetyWords),
    safety: true,
  },
  {
    name: 'children',
    label: 'Children',
    icon: 'child',
    options: pick(safetyLevels, safetyWords),
    safety: true,
  },
]

function pick<Code extends string>(codes: readonly Code[], words: Record<Code, string>) {
  return codes.map((code) => [code, words[code]] as const)
}

/** Gives how many of the seven facts a form tells. */
export function countKnown(draft: FactDraft): number {
  const { light, water, place, care, pets, children, heightFrom, heightTo } = draft
  const told = [light, water, care, pets, children, heightFrom || heightTo].filter(Boolean)
  return told.length + (place.length > 0 ? 1 : 0)
}
