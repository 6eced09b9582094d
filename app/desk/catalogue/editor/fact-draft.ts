import { type Light, lights, type Place, places, waterOf } from '#app/catalogue/facts/facts.ts'
import type { PlainFacts } from '#app/stock/product-edit.ts'
import { linesOf, textOf } from './form-texts.ts'

/**
 * What a form holds of the facts of a plant, be it the product or one of those in a packet: texts,
 * '' for what is not known, and lists of codes.
 */
export interface FactDraft {
  botanical: string
  /** Former botanical names, one to a line. */
  formerly: string
  light: string
  lightAlso: readonly string[]
  water: string
  /** Days between waterings, whole numbers. */
  summerFrom: string
  summerTo: string
  winterFrom: string
  winterTo: string
  waterRule: string
  place: readonly string[]
  care: string
  /** Centimetres. */
  heightFrom: string
  heightTo: string
  season: string
  pets: string
  petsNote: string
  petsSource: string
  children: string
  childrenNote: string
  childrenSource: string
}

/** Which parts of a form make up a fact. */
export const factParts = {
  botanical: ['botanical', 'formerly'],
  light: ['light', 'lightAlso'],
  summerDays: ['water', 'summerFrom', 'summerTo'],
  winterDays: ['winterFrom', 'winterTo'],
  waterRule: ['waterRule'],
  place: ['place'],
  care: ['care'],
  pets: ['pets', 'petsNote', 'petsSource'],
  children: ['children', 'childrenNote', 'childrenSource'],
  height: ['heightFrom', 'heightTo'],
  season: ['season'],
} as const satisfies Record<keyof PlainFacts, readonly (keyof FactDraft)[]>

/** Gives what a form shows of facts. */
export function factDraftOf(facts: PlainFacts): FactDraft {
  const { botanical, light, summerDays, winterDays, place, height, pets, children } = facts
  const number = (value: number | undefined) => (value === undefined ? '' : String(value))
  return {
    botanical: botanical?.is ?? '',
    formerly: botanical?.formerly.join('\n') ?? '',
    light: light?.is ?? '',
    lightAlso: lights.filter((known) => light?.alsoGood.includes(known)),
    water: summerDays ? waterOf(summerDays) : '',
    summerFrom: number(summerDays?.from),
    summerTo: number(summerDays?.to),
    winterFrom: number(winterDays?.from),
    winterTo: number(winterDays?.to),
    waterRule: facts.waterRule?.is ?? '',
    place: places.filter((known) => place?.is.includes(known)),
    care: facts.care?.is ?? '',
    heightFrom: number(height?.from),
    heightTo: number(height?.to),
    season: facts.season?.is ?? '',
    pets: pets?.is ?? '',
    petsNote: pets?.note ?? '',
    petsSource: pets?.source ?? '',
    children: children?.is ?? '',
    childrenNote: children?.note ?? '',
    childrenSource: children?.source ?? '',
  }
}

/** Reads the facts out of a form; their fields' names begin with `prefix`. */
export function readFacts(form: FormData, prefix = ''): FactDraft {
  const text = (name: keyof FactDraft) => textOf(form.get(prefix + name))
  const codes = (name: keyof FactDraft) => form.getAll(prefix + name).map(textOf)
  const light = text('light')
  return {
    botanical: text('botanical'),
    formerly: linesOf(text('formerly')).join('\n'),
    light,
    lightAlso: lights.filter((known) => codes('lightAlso').includes(known) && known !== light),
    water: text('water'),
    summerFrom: text('summerFrom'),
    summerTo: text('summerTo'),
    winterFrom: text('winterFrom'),
    winterTo: text('winterTo'),
    waterRule: text('waterRule'),
    place: places.filter((known) => codes('place').includes(known)),
    care: text('care'),
    heightFrom: text('heightFrom'),
    heightTo: text('heightTo'),
    season: text('season'),
    pets: text('pets'),
    petsNote: text('petsNote'),
    petsSource: text('petsSource'),
    children: text('children'),
    childrenNote: text('childrenNote'),
    childrenSource: text('childrenSource'),
  }
}

/** Whether a text of the form's is the code of a light. */
export function isLight(code: string): code is Light {
  return lights.some((known) => known === code)
}

/** Whether a text of the form's is the code of a place. */
export function isPlace(code: string): code is Place {
  return places.some((known) => known === code)
}
