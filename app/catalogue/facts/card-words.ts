import type { ProductFactsTable } from '#database/schema/catalogue.ts'
import type { Language } from '#languages/language.ts'
import { type CountedFacts, type Light, lights, safetyLevels } from './facts.ts'
import type { Chosen } from './plant-choices.ts'
import { type CardFactWords, cardFacts } from './sign.ts'

/** What a card of the Plant Finder tells of a plant. */
export type CardFacts = Pick<
  ProductFactsTable,
  | 'light'
  | 'summer_from_days'
  | 'summer_to_days'
  | 'pets'
  | 'suits_low'
  | 'suits_bright'
  | 'suits_some_sun'
  | 'suits_sun'
>

/**
 * Gives what a card of the Plant Finder tells of a plant, as `cardFacts` does: of several lights that
 * suit it, one that was chosen. Undefined where nothing is known.
 */
export function factsOnCard(
  facts: CardFacts | undefined,
  chosen: Chosen,
  language: Language,
): CardFactWords | undefined {
  if (!facts) return undefined
  const suits: [Light, number][] = [
    ['low', facts.suits_low],
    ['bright', facts.suits_bright],
    ['some-sun', facts.suits_some_sun],
    ['sun', facts.suits_sun],
  ]
  const wanted = suits.find(
    ([light, fits]) =>
      fits && chosen.some(({ group, value }) => group === 'light' && value === light),
  )
  const known = readCardFacts(facts)
  const words = cardFacts({ ...known, light: wanted?.[0] ?? known.light }, language)
  return words.description ? words : undefined
}

/** Gives what a row of facts holds of what cards tell. */
export function readCardFacts({
  light,
  summer_from_days: from,
  summer_to_days: to,
  pets,
}: Pick<CardFacts, 'light' | 'summer_from_days' | 'summer_to_days' | 'pets'>): Pick<
  CountedFacts,
  'light' | 'summerDays' | 'pets'
> {
  return {
    light: lights.find((one) => one === light),
    summerDays: from === null || to === null ? undefined : { from: Number(from), to: Number(to) },
    pets: safetyLevels.find((one) => one === pets),
  }
}
