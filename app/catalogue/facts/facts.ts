/*
 * What is known of how a product lives, in one vocabulary for data files, database, product pages
 * and the plant finder. A fact that is missing is not known, and not known is never "safe".
 *
 * Where the codes come from, so that a fact is entered the same way twice:
 * - light: "full sun" is `sun`, "partial shade" and "morning sun" are `some-sun`, "bright
 *   indirect" is `bright`, "low light" is `low`. Hardly any plant likes low light best: `low` comes
 *   from what is also good, and so a plant suits every light that it likes best or is also good.
 * - water: by the middle of the summer interval, halves counted down: to 2 days `daily`, 3 to 5
 *   `twice`, 6 to 9 `week`, 10 and over `rare`. Each code is said in these days, so that it never
 *   says other days than the interval itself.
 * - care: "easy" is `easy`, "medium" `some`, "hard" `expert`.
 * - pets and children: "non-toxic" is `safe` only where a listing names the plant; "mildly toxic"
 *   is not safe. A packet or a mixture is safe only when every plant in it is listed safe.
 */

import type { LanguageKey } from '#languages/language-table.ts'

export const kinds = ['plant', 'seeds', 'goods'] as const
/** A live plant, a packet of seeds, or a thing that does not grow. */
export type Kind = (typeof kinds)[number]

export const lights = ['low', 'bright', 'some-sun', 'sun'] as const
export type Light = (typeof lights)[number]

export const waters = ['rare', 'week', 'twice', 'daily'] as const
/** How often it is watered in summer; said in days. */
export type Water = (typeof waters)[number]

export const places = ['inside', 'balcony', 'garden'] as const
export type Place = (typeof places)[number]

export const cares = ['easy', 'some', 'expert'] as const
export type Care = (typeof cares)[number]

export const heights = ['small', 'mid', 'tall'] as const
export type Height = (typeof heights)[number]

export const safetyLevels = ['safe', 'mildly-toxic', 'toxic'] as const
/** What a listing or a poison line says; missing where none names the plant. */
export type SafetyLevel = (typeof safetyLevels)[number]

export const answers = ['safe', 'unsafe', 'unknown'] as const
/** The three answers to "is it safe?": never two. */
export type Answer = (typeof answers)[number]

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
export type Month = (typeof months)[number]

/** Who says so: a page, a list, a sheet, in words that let somebody look it up. */
export interface Sourced {
  source: string
}

/** The mark of a text that a page of another language says in English. */
export interface Told {
  english?: boolean
}

/** A stretch of whole days or centimetres, both ends included. */
export interface Span {
  from: number
  to: number
}

/** What months are said of: when it is sown, when it is planted or potted, when it flowers. */
export const monthActs = ['sow', 'plant', 'flower'] as const
export type MonthAct = (typeof monthActs)[number]

/** In which months each is done, in the calendar's order; none where it is not known. */
export type MonthsFact = Record<MonthAct, Month[]> &
  Sourced & {
    /** Where this holds, in words; '' where nobody has said. */
    region: string
  }

export interface SafetyFact extends Sourced, Told {
  is: SafetyLevel
  note?: string | undefined
}

/**
 * By language, what people call a plant in it: only names that are sure; doubtful ones are aliases,
 * which are searched and not shown.
 */
type LocalNames = { [Key in LanguageKey]?: ({ names: string[] } & Sourced) | undefined }

/** What is known of a plant; every part may be missing, and then it is not known. */
export interface PlantFacts extends LocalNames {
  botanical?: ({ is: string; formerly: string[] } & Sourced) | undefined
  light?: ({ is: Light; alsoGood: Light[] } & Sourced) | undefined
  /** The solid part of watering; the days are "about". */
  waterRule?: ({ is: string } & Sourced & Told) | undefined
  summerDays?: (Span & Sourced) | undefined
  winterDays?: (Span & Sourced) | undefined
  place?: ({ is: Place[] } & Sourced) | undefined
  /** Centimetres above the soil, in a pot. */
  height?: (Span & Sourced) | undefined
  care?: ({ is: Care } & Sourced) | undefined
  /** What it does when in India, in words. */
  season?: ({ is: string } & Sourced & Told) | undefined
  /** Visitors see them only with a source. */
  months?: MonthsFact | undefined
  pets?: SafetyFact | undefined
  children?: SafetyFact | undefined
}

/** A plant that a packet or a mixture holds. */
export interface ContainedPlant {
  name: string
  /** What people call it in the page's language; missing in English, and where nobody is sure. */
  localName?: string
  facts: PlantFacts
}

/** A sign of a thing that does not grow: a small key, a strong value, one plain line. */
export interface GoodsSign {
  about: string
  is: string
  note?: string | undefined
  source: string
}

/** All that the data file says of a product beside what its card shows. */
export interface ProductFacts {
  kind: Kind
  plant: PlantFacts
  /** The plants in a packet or a mixture; empty for one plant and for goods. */
  contains: ContainedPlant[]
  signs: (GoodsSign & Told)[]
  /** What comes with it, one thing a line; printed only from the data file. */
  youGet: string[]
  /** Whether a page of another language says them in English. */
  youGetEnglish?: boolean
}

/** What can be counted of a product; `undefined` and an empty list are not known. */
export interface CountedFacts {
  kind: Kind
  light: Light | undefined
  /** Every light that it likes best or that is also good, in the vocabulary's order. */
  suits: Light[]
  water: Water | undefined
  /** Days between waterings in summer. */
  summerDays: Span | undefined
  place: Place[]
  height: Span | undefined
  care: Care | undefined
  pets: SafetyLevel | undefined
  children: SafetyLevel | undefined
}

/** Gives one of the three answers for what a listing says of a plant. */
export function answerOf(level: SafetyLevel | undefined): Answer {
  if (level === undefined) return 'unknown'
  return level === 'safe' ? 'safe' : 'unsafe'
}

/** Gives how often a plant is watered, by the middle of its summer interval in days. */
export function waterOf({ from, to }: Span): Water {
  const middle = (from + to) / 2
  if (middle < 3) return 'daily'
  if (middle < 6) return 'twice'
  return middle < 10 ? 'week' : 'rare'
}

/** Gives how tall a plant grows in its pot, by its greatest height in cm. */
export function heightOf({ to }: Span): Height {
  if (to < 30) return 'small'
  return to <= 90 ? 'mid' : 'tall'
}

/** Gives what can be counted of a product: of a packet, what is true of every plant in it. */
export function countFacts({ kind, plant, contains }: ProductFacts): CountedFacts {
  const [first, ...others] = contains.map(({ facts }) => countPlant(facts))
  const own = countPlant(plant)
  if (!first) return { kind, ...own }
  return { kind, ...others.reduce(countBoth, first) }
}

type CountedPlant = Omit<CountedFacts, 'kind'>

function countPlant(facts: PlantFacts): CountedPlant {
  const { light, summerDays, place, height, care, pets, children } = facts
  const good = light ? [light.is, ...light.alsoGood] : []
  return {
    light: light?.is,
    suits: lights.filter((known) => good.includes(known)),
    water: summerDays && waterOf(summerDays),
    summerDays: summerDays && { from: summerDays.from, to: summerDays.to },
    place: places.filter((known) => place?.is.includes(known)),
    height: height && { from: height.from, to: height.to },
    care: care?.is,
    pets: pets?.is,
    children: children?.is,
  }
}

function countBoth(one: CountedPlant, other: CountedPlant): CountedPlant {
  return {
    light: one.light === other.light ? one.light : undefined,
    suits: one.suits.filter((light) => other.suits.includes(light)),
    water: one.water === other.water ? one.water : undefined,
    summerDays: isSameSpan(one.summerDays, other.summerDays) ? one.summerDays : undefined,
    place: one.place.filter((place) => other.place.includes(place)),
    height:
      one.height && other.height
        ? {
            from: Math.min(one.height.from, other.height.from),
            to: Math.max(one.height.to, other.height.to),
          }
        : undefined,
    care: one.care === other.care ? one.care : undefined,
    pets: worseOf(one.pets, other.pets),
    children: worseOf(one.children, other.children),
  }
}

function isSameSpan(one: Span | undefined, other: Span | undefined) {
  return one?.from === other?.from && one?.to === other?.to
}

/** One poisonous plant spoils a packet; one unknown plant makes a harmless packet unknown. */
function worseOf(one: SafetyLevel | undefined, other: SafetyLevel | undefined) {
  const worst = safetyLevels.findLast((level) => one === level || other === level)
  if (worst !== 'safe') return worst
  return one === other ? 'safe' : undefined
}
