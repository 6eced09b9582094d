import type { ProductFacts } from '#app/catalogue/facts/facts.ts'
import { lightWords } from '#app/catalogue/facts/facts-words.ts'
import type { Product } from '#app/catalogue/product.ts'
import { daysInWords, small, span } from './sign.ts'

/** Gives the one sentence that a product's page begins with; undefined where nothing is known. */
export function productSentence(
  { description }: Pick<Product, 'description'>,
  { plant }: ProductFacts,
): string | undefined {
  if (description) return description
  const { light, waterRule } = plant
  const parts = [
    light && `Likes ${lightWords[light.is].toLowerCase()}${alsoGood(light.alsoGood)}.`,
    waterRule && `${waterRule.is}.`,
  ].filter(Boolean)
  return parts.length === 0 ? undefined : parts.join(' ')
}

function alsoGood(lights: (keyof typeof lightWords)[]) {
  const words = lights.map((light) => lightWords[light].toLowerCase())
  return words.length === 0 ? '' : `, and does well in ${words.join(' and ')} too`
}

/** Lists what helps whoever keeps the product: the data file's tips, and what its facts say. */
export function listTips(
  { tips, description }: Pick<Product, 'tips' | 'description'>,
  { plant, contains }: ProductFacts,
): string[] {
  const { waterRule, winterDays, season } = plant
  return [
    ...tips,
    // Where there is no description, the page begins with it.
    ...(waterRule && description ? [`${waterRule.is}.`] : []),
    ...(winterDays ? [`In winter water ${daysInWords(winterDays)}.`] : []),
    ...(season ? [`${season.is}.`] : []),
    ...contains.flatMap(({ name, facts: { season: sown, summerDays } }) => [
      ...(sown ? [`${name}: ${small(sown.is)}.`] : []),
      ...(summerDays ? [`${name} in summer: water ${daysInWords(summerDays)}.`] : []),
    ]),
  ]
}

/** Lists what the visitor gets, from the data file alone. */
export function listYouGet({ quantity }: Pick<Product, 'quantity'>, facts: ProductFacts): string[] {
  const { youGet, contains } = facts
  const inside = contains.map(({ name, facts: { botanical, height } }) => {
    const latin = botanical ? ` (${botanical.is})` : ''
    return `${name}${latin}${height ? `, ${span(height)} cm tall` : ''}`
  })
  return [...(quantity ? [quantity] : []), ...youGet, ...inside]
}

/** One fact and who says so. */
export interface FactSource {
  about: string
  source: string
}

const aboutWords = {
  botanical: 'Botanical name',
  hindi: 'Hindi name',
  marathi: 'Marathi name',
  light: 'Light',
  waterRule: 'Water',
  summerDays: 'Days in summer',
  winterDays: 'Days in winter',
  place: 'Place',
  height: 'Height',
  care: 'Care',
  season: 'Season',
  pets: 'Cats and dogs',
  children: 'Children',
} as const

/** Lists who says what of a product, in the order in which its page says it. */
export function listSources({ plant, contains, signs }: ProductFacts): FactSource[] {
  const plants = [{ name: '', facts: plant }, ...contains]
  return [
    ...plants.flatMap(({ name, facts }) =>
      (Object.keys(aboutWords) as (keyof typeof aboutWords)[]).flatMap((key) => {
        const source = facts[key]?.source
        const about = name ? `${name}, ${aboutWords[key].toLowerCase()}` : aboutWords[key]
        return source ? [{ about, source }] : []
      }),
    ),
    ...signs.map(({ about, source }) => ({ about, source })),
  ]
}
