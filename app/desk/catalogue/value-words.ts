import type { Wall } from '#app/catalogue/category.ts'
import { type SafetyFact, waterOf } from '#app/catalogue/facts/facts.ts'
import { careWords, lightWords, placeWords, waterWords } from '#app/catalogue/facts/facts-words.ts'
import { daysInWords, span } from '#app/catalogue/product-page/sign.ts'
import { otherLanguages, type Translations } from '#app/catalogue/translations.ts'
import { englishNames } from '#app/languages/language.ts'
import { type EditField, fieldLabel, type ProductEdit } from '#app/stock/product-edit.ts'

/** The words of a product's kinds. */
export const kindWords = {
  plant: 'A live plant',
  seeds: 'Seeds',
  goods: 'Something that does not grow',
} satisfies Record<ProductEdit['kind'], string>

/** What a listing says of a plant, in the desk's words. */
export const safetyWords = {
  safe: 'Safe',
  'mildly-toxic': 'Mildly toxic',
  toxic: 'Toxic',
} satisfies Record<SafetyFact['is'], string>

/** What the walls are called. */
export const wallWords: Record<Wall, string> = {
  pista: 'Pista, green',
  haldi: 'Haldi, yellow',
  gulabi: 'Gulabi, pink',
  neel: 'Neel, blue',
}

/** Gives the name of a field, or of where a product stands, in a sentence: 'cats and dogs'. */
export function fieldInSentence(field: EditField | 'standsAfter'): string {
  const label = fieldLabel(field, 'Place in the list')
  return label.charAt(0).toLowerCase() + label.slice(1)
}

/**
 * Gives one field's value as people read it, a line for each of several; 'Not known' and 'Nothing'
 * where there is none. Categories are named by `nameOf`.
 */
export function valueWords(
  field: EditField,
  edit: Partial<ProductEdit>,
  nameOf: (category: string) => string,
): string {
  const say = words[field] as (value: unknown, nameOf: (key: string) => string) => string
  const value = edit[field]
  if (value === null || value === undefined) return 'Not known'
  return say(value, nameOf) || 'Nothing'
}

type Says = {
  [Field in EditField]: (
    value: NonNullable<ProductEdit[Field]>,
    nameOf: (key: string) => string,
  ) => string
}

const plain = (text: string) => text
const lines = (list: readonly string[]) => list.join('\n')
const said = (words: string, { source }: { source: string }) =>
  source ? `${words}\n(${source})` : words

const words: Says = {
  name: plain,
  names: (names) => lines(names.map(({ name, checked }) => (checked ? `${name} (checked)` : name))),
  hindiSource: plain,
  marathiSource: plain,
  slug: (slug) => `/product/${slug}`,
  oldSlugs: (slugs) => lines(slugs),
  category: (key, nameOf) => nameOf(key),
  description: plain,
  quantity: plain,
  tips: lines,
  advantages: lines,
  translations: translatedLines,
  backIn: (month) => `Back in ${month}`,
  kind: (kind) => kindWords[kind],
  botanical: (fact) =>
    said([fact.is, ...fact.formerly.map((name) => `formerly ${name}`)].join(', '), fact),
  light: (fact) => {
    const also = fact.alsoGood.map((light) => lightWords[light].toLowerCase()).join(' and ')
    return said(also ? `${lightWords[fact.is]}, also ${also}` : lightWords[fact.is], fact)
  },
  waterRule: (fact) => said(fact.is, fact),
  summerDays: (fact) => said(`${waterWords[waterOf(fact)]}: ${daysInWords(fact, 'en')}`, fact),
  winterDays: (fact) => said(daysInWords(fact, 'en'), fact),
  place: (fact) => said(fact.is.map((place) => placeWords[place]).join(', '), fact),
  height: (fact) => said(`${span(fact, 'en')} cm`, fact),
  care: (fact) => said(careWords[fact.is], fact),
  season: (fact) => said(fact.is, fact),
  pets: (fact) => safety(fact),
  children: (fact) => safety(fact),
  contains: (plants) => lines(plants.map(({ name }) => name)),
  signs: (signs) => lines(signs.map(({ about, is }) => `${about}: ${is}`)),
  youGet: lines,
  picture: (picture) => (picture.startsWith('photo-') ? 'A photograph' : picture),
  photo: () => 'A photograph',
  pictureDescription: plain,
  wall: (wall) => wallWords[wall],
  hidden: (hidden) => (hidden ? 'Hidden' : 'Shown'),
}

/** Gives every text of some translations on a line of its own, language by language. */
export function translatedLines(translations: Translations<object>) {
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
  }
  const said = otherLanguages.flatMap((language) => {
    // The digest of the English is no text.
    const texts = textsIn({ ...translations[language], from: undefined })
    return texts.length === 0 ? [] : [`${englishNames[language]}:`, ...texts]
  })
  return lines(said)
}

function safety(fact: SafetyFact) {
  return said([safetyWords[fact.is], fact.note].filter(Boolean).join(': '), fact)
}
