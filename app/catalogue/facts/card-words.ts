import { wateredInWords } from '#app/catalogue/product-page/sign.ts'
import { signWords } from '#app/catalogue/product-page/sign.words.ts'
import type { Language } from '#app/languages/language.ts'
import type { ProductFactsTable } from '#database/schema/catalogue.ts'
import { answerOf, type Light, type SafetyLevel, type Span } from './facts.ts'
import { factsWords } from './facts.words.ts'
import type { Chosen } from './plant-choices.ts'

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
 * Gives two facts for the place of a card's description, and a line of its own where a plant is
 * not safe for cats and dogs, or where a listing calls it safe. Of several lights it is one that was chosen. Empty
 * where neither is known.
 */
export function factsOnCard(
  facts: CardFacts | undefined,
  chosen: Chosen,
  language: Language,
): string {
  if (!facts) return ''
  const { light: lightWords } = factsWords[language]
  const signs = signWords[language]
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
  const light = wanted?.[0] ?? (facts.light as Light | null)
  const days = summerDaysOf(facts)
  const words = [
    ...(light ? [lightWords[light]] : []),
    ...(days ? [wateredInWords(days, language)] : []),
  ].join(', ')
  const pets = answerOf((facts.pets ?? undefined) as SafetyLevel | undefined)
  return [
    // Before the rest, which a narrow card may cut off.
    ...(pets === 'unsafe' ? [signs.notSafe] : []),
    ...(words ? [capital(words)] : []),
    ...(pets === 'safe' ? [signs.safe] : []),
  ].join('\n')
}

/** Gives the days between waterings that a row of facts holds. */
export function summerDaysOf({
  summer_from_days: from,
  summer_to_days: to,
}: Pick<ProductFactsTable, 'summer_from_days' | 'summer_to_days'>): Span | undefined {
  return from === null || to === null ? undefined : { from: Number(from), to: Number(to) }
}

function capital(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
