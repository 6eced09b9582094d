import { walls } from '#app/catalogue/category.ts'
import {
  cares,
  kinds,
  lights,
  months,
  type PlantFacts,
  places,
  safetyLevels,
} from '#app/catalogue/facts/facts.ts'
import { findSlugFault } from '#app/catalogue/slug.ts'
import { otherLanguages, type ProductWords } from '#app/catalogue/translations.ts'
import { englishNames } from '#app/languages/language.ts'
import { type EditField, type ProductEdit, plantFields } from './product-edit.ts'

export type EditFaults = Partial<Record<EditField, string>>

type Rule = (edit: ProductEdit) => string | undefined

/**
 * Gives what can't be kept of a row, or of these of its fields, a sentence for each field that says what
 * to do; empty where all of it can. Whether a slug is free, and whether a category or a picture is there, only the
 * store knows.
 */
export function findEditFaults(
  edit: ProductEdit,
  among: readonly EditField[] = Object.keys(rules) as EditField[],
): EditFaults {
  const faults: EditFaults = {}
  for (const field of among) {
    const fault = rules[field]?.(edit)
    if (fault) faults[field] = fault
  }
  return faults
}

const rules: Partial<Record<EditField, Rule>> = {
  name: ({ name }) => (name === '' ? 'Write a name.' : findTextFault(name, 120)),
  names: ({ names }) => {
    const [first] = names.flatMap((one) => findNameFault(one) ?? [])
    const said = names.map(({ language, name }) => `${language} ${name}`)
    return first ?? (differ(said) ? undefined : 'The same name is there twice.')
  },
  hindiSource: (edit) => findTextFault(edit.hindiSource, 300),
  marathiSource: (edit) => findTextFault(edit.marathiSource, 300),
  slug: ({ slug }) => asSentence(slug, findSlugFault(slug)),
  oldSlugs: ({ oldSlugs }) => {
    const [first] = oldSlugs.flatMap((slug) => asSentence(slug, findSlugFault(slug)) ?? [])
    return first
  },
  category: ({ category }) => (category === '' ? 'Choose a category.' : undefined),
  description: ({ description }) => findTextFault(description, 500),
  quantity: ({ quantity }) => findTextFault(quantity, 20),
  tips: ({ tips }) => findListFault(tips, 12, 200),
  advantages: ({ advantages }) => findListFault(advantages, 12, 200),
  translations: ({ translations }) => {
    const faults = otherLanguages.flatMap((language) => {
      const words = translations[language]
      const fault = words && findWordsFault(words)
      return fault ? [`${englishNames[language]}: ${fault}`] : []
    })
    return faults[0]
  },
  backIn: ({ backIn }) => among(backIn, months),
  kind: ({ kind }) => among(kind, kinds),
  contains: ({ contains }) => {
    if (contains.length > 12) return 'Name at most 12 plants.'
    for (const { name, facts } of contains) {
      const fault = name === '' ? 'Write the name of each plant.' : findTextFault(name, 60)
      if (fault) return fault
      const [inFacts] = Object.values(findFactFaults(facts))
      if (inFacts) return `${name}: ${inFacts}`
    }
    return undefined
  },
  signs: ({ signs }) => {
    if (signs.length > 7) return 'Show at most 7 signs.'
    for (const { about, is, note = '', source } of signs) {
      if (!about || !is) return 'Write what each sign is about, and what it says.'
      const fault =
        findTextFault(about, 20) ??
        findTextFault(is, 40) ??
        findTextFault(note, 160) ??
        findTextFault(source, 300)
      if (fault) return fault
    }
    return undefined
  },
  youGet: ({ youGet }) => findListFault(youGet, 8, 120),
  picture: ({ picture }) => findTextFault(picture, 80),
  hidden: ({ hidden, picture }) =>
    picture === '' && !hidden ? 'Without a picture it stays hidden: give it one first.' : undefined,
  pictureDescription: ({ picture, pictureDescription }) =>
    picture.startsWith('photo-') && pictureDescription === ''
      ? 'Say in a few words what the picture shows.'
      : findTextFault(pictureDescription, 200),
  wall: ({ wall }) => among(wall, walls),
  ...Object.fromEntries(
    plantFields.map((fact): [EditField, Rule] => [
      fact,
      (edit) => {
        const told = edit.contains.length > 0 && edit[fact] !== null && counted.includes(fact)
        if (told) return 'It is worked out from the plants in it: say it of those.'
        return findFactFaults({ [fact]: edit[fact] ?? undefined })[fact]
      },
    ]),
  ),
}

/** The facts of a packet that its plants tell. */
const counted: readonly string[] = [
  'light',
  'summerDays',
  'place',
  'height',
  'care',
  'pets',
  'children',
]

/** Gives what can't be kept of a plant's facts, a sentence for each. */
function findFactFaults(facts: PlantFacts): Partial<Record<keyof PlantFacts, string>> {
  const faults: Partial<Record<keyof PlantFacts, string>> = {}
  const say = (fact: keyof PlantFacts, fault: string | undefined) => {
    if (facts[fact] && fault) faults[fact] = fault
  }
  const { botanical, light, waterRule, summerDays, winterDays, place, height } = facts
  say(
    'botanical',
    botanical &&
      (needed(botanical.is, 120, 'Write the botanical name, or leave it empty.') ??
        findListFault(botanical.formerly, 3, 120)),
  )
  const lightsSaid = light ? [light.is, ...light.alsoGood] : []
  say(
    'light',
    lightsSaid.map((said) => among(said, lights)).find(Boolean) ??
      (differ(lightsSaid) ? undefined : 'The same light is there twice.'),
  )
  say('waterRule', waterRule && needed(waterRule.is, 120, 'Say how to water it.'))
  say('summerDays', summerDays && findSpanFault(summerDays, 1, 365, 'days'))
  say('winterDays', winterDays && findSpanFault(winterDays, 1, 365, 'days'))
  const placesSaid = place?.is ?? []
  say(
    'place',
    placesSaid.length === 0
      ? 'Choose a place.'
      : (placesSaid.map((said) => among(said, places)).find(Boolean) ??
          (differ(placesSaid) ? undefined : 'The same place is there twice.')),
  )
  say('height', height && findSpanFault(height, 1, 3_000, 'cm'))
  say('care', facts.care && among(facts.care.is, cares))
  say('season', facts.season && needed(facts.season.is, 160, 'Say what it does when.'))
  for (const fact of ['pets', 'children'] as const) {
    const said = facts[fact]
    say(
      fact,
      said &&
        (among(said.is, safetyLevels) ??
          needed(said.source, 300, 'Say who says so: a safety fact needs it.') ??
          findTextFault(said.note ?? '', 120)),
    )
  }
  for (const [fact, said] of Object.entries(facts) as [keyof PlantFacts, { source: string }][]) {
    if (said && !faults[fact]) say(fact, findTextFault(said.source, 300))
  }
  return faults
}

/** The texts that nobody types in the desk come from data files, which are checked as they are read. */
function findWordsFault(words: ProductWords): string | undefined {
  const { description = '', quantity = '', tips = [], advantages = [] } = words
  return (
    findTextFault(description, 500) ??
    findTextFault(quantity, 20) ??
    findListFault(tips, 12, 200) ??
    findListFault(advantages, 12, 200)
  )
}

function findNameFault({ language, name }: ProductEdit['names'][number]): string | undefined {
  if (name === '') return 'Write each name, or take its line away.'
  // With the two signs that join and part letters, as in Marathi's eyelash ra.
  if (language !== 'other' && !/^[\p{Script=Devanagari}\p{M}\p{Join_Control} ]+$/u.test(name)) {
    return `'${name}' has to be in Devanagari; as it is, it can stand among the names of no language.`
  }
  return findTextFault(name, language === 'other' ? 80 : 60)
}

function needed(text: string, longest: number, otherwise: string): string | undefined {
  return text === '' ? otherwise : findTextFault(text, longest)
}

/** Gives what can't be kept of a text of one line, a sentence. */
export function findTextFault(text: string, longest: number): string | undefined {
  if (text.length > longest) return `It is too long: at most ${longest} characters.`
  if (/\p{Cc}/u.test(text)) return 'It has to be on one line, without tabs.'
  return text === text.trim() ? undefined : 'Take away the space at its beginning or end.'
}

function findListFault(list: readonly string[], most: number, longest: number): string | undefined {
  if (list.length > most) return `Write at most ${most} lines.`
  if (list.includes('')) return 'Take away the empty line.'
  return list.map((text) => findTextFault(text, longest)).find(Boolean)
}

function findSpanFault(
  { from, to }: { from: number; to: number },
  least: number,
  most: number,
  unit: string,
): string | undefined {
  const fits = [from, to].every((end) => Number.isInteger(end) && end >= least && end <= most)
  if (!fits) return `Write whole ${unit} from ${least} to ${most}.`
  return from <= to ? undefined : 'The first number has to be the smaller one.'
}

function among(said: string | null, known: readonly string[]): string | undefined {
  return said === null || known.includes(said) ? undefined : `Choose one of ${known.join(', ')}.`
}

function asSentence(text: string, fault: string | undefined): string | undefined {
  return fault && (text === '' ? 'Write an address, such as snake-plant.' : `It ${fault}.`)
}

function differ(list: readonly string[]): boolean {
  return new Set(list).size === list.length
}
