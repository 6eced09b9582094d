import { monthActs, months, type Sourced, type Span } from '#app/catalogue/facts/facts.ts'
import {
  type FieldKind,
  type FieldSpec,
  longestSource,
  type OtherName,
  type SpecOf,
} from '#app/catalogue/fields/field-spec.ts'
import { plantFields } from '#app/catalogue/fields/plant-fields.ts'
import {
  type FieldName,
  fieldNames,
  listFields,
  productFields,
  translatedFields,
} from '#app/catalogue/fields/product-fields.ts'
import type { KindValues, ProductEdit, ProductWords } from '#app/catalogue/fields/product-values.ts'
import { findSlugFault } from '#app/catalogue/slug.ts'
import { otherLanguages } from '#languages/language.ts'
import { byLanguageKey, languageTable } from '#languages/language-table.ts'
import { lettersOf } from '#languages/scripts.ts'
import {
  differ,
  findCodeFault,
  findCodesFault,
  findListFault,
  findNeeded,
  findSpanFault,
  findTextFault,
} from './text-faults.ts'

export type EditFaults = Partial<Record<FieldName, string>>

/**
 * Gives what can't be kept of a row, or of these of its fields, a sentence for each field that says
 * what to do; empty where all of it can. Whether a slug is free, and whether a category or a
 * picture is there, only the store knows.
 */
export function findEditFaults(
  edit: ProductEdit,
  among: readonly FieldName[] = fieldNames,
): EditFaults {
  const faults: EditFaults = {}
  for (const field of among) {
    const fault =
      findBesideFault(edit, field, among) ?? findValueFault(productFields[field], edit[field])
    if (fault) faults[field] = fault
  }
  return faults
}

/** Gives what can't be kept of a field's value, whatever the others say. */
function findValueFault(spec: FieldSpec, value: unknown): string | undefined {
  const isUnknownFact = 'parts' in spec && value === null
  return isUnknownFact ? undefined : rules[spec.kind](value as never, spec as never)
}

/** Gives what can't be kept of a field because of what others say. */
function findBesideFault(
  edit: ProductEdit,
  field: FieldName,
  among: readonly FieldName[],
): string | undefined {
  const { picture, pictureDescription, morePictures, hidden, contains } = edit
  if (field === 'picture' && picture === '' && morePictures.length > 0) {
    return 'Other pictures come after it: take those away first.'
  }
  // Where both are looked at, it is said once.
  if (field === 'picture' && picture === '' && !hidden && !among.includes('hidden')) {
    return 'Without a picture it stays hidden: hide it first.'
  }
  if (field === 'hidden' && picture === '' && !hidden) {
    return 'Without a picture it stays hidden: give it one first.'
  }
  if (field === 'pictureDescription' && picture.startsWith('photo-') && !pictureDescription) {
    return 'Say in a few words what the picture shows.'
  }
  if (contains.length > 0 && edit[field] !== null && countedFields.includes(field)) {
    return 'It is worked out from the plants in it: say it of those.'
  }
  return undefined
}

/** The facts of a packet that its plants tell. */
const countedFields = listFields((spec) => 'counted' in spec)

type Rules = {
  [Kind in FieldKind]: (
    value: NonNullable<KindValues[Kind]>,
    spec: SpecOf<Kind>,
  ) => string | undefined
}

const nothing = () => undefined
const spanFault = (fact: Span & Sourced, spec: SpecOf<'span' | 'watering'>) =>
  findSpanFault(fact, spec) ?? sourceFault(fact)

/** What can't be kept of a value of each kind. */
const rules: Rules = {
  text: (text, { longest, empty }) =>
    empty ? findNeeded(text, longest, empty) : findTextFault(text, longest),
  lines: findListFault,
  code: (code, { codes }) => findCodeFault(code, codes),
  yesNo: nothing,
  slug: asSentence,
  slugs: (slugs) => slugs.map(asSentence).find(Boolean),
  category: (category) => (category === '' ? 'Choose a category.' : undefined),
  names: (names, { longest }) => {
    const [first] = names.flatMap((one) => findNameFault(one, longest) ?? [])
    const said = names.map(({ language, name }) => `${language} ${name}`)
    return first ?? (differ(said) ? undefined : 'The same name is there twice.')
  },
  picture: (picture, { longest }) => findTextFault(picture, longest),
  photo: nothing,
  // The store says it of these and of sizes: no form in a browser has them.
  phrases: nothing,
  pictures: nothing,
  translations: (translations) => {
    const faults = otherLanguages.flatMap((language) => {
      const words = translations[language]
      const fault = words && findWordsFault(words)
      return fault ? [`${languageTable[language].english}: ${fault}`] : []
    })
    return faults[0]
  },
  sizes: nothing,
  contains: (contains, { most, longest }) => {
    if (contains.length > most) return `Name at most ${most} plants.`
    for (const { name, facts } of contains) {
      const fault = findNeeded(name, longest, 'Write the name of each plant.')
      if (fault) return fault
      for (const [fact, spec] of Object.entries(plantFields)) {
        const inFact = findValueFault(spec, facts[fact as keyof typeof plantFields] ?? null)
        if (inFact) return `${name}: ${inFact}`
      }
    }
    return undefined
  },
  signs: (signs, { most, longest }) => {
    if (signs.length > most) return `Show at most ${most} signs.`
    for (const { about, is, note = '', source } of signs) {
      if (!about || !is) return 'Write what each sign is about, and what it says.'
      const fault =
        findTextFault(about, longest.about) ??
        findTextFault(is, longest.is) ??
        findTextFault(note, longest.note) ??
        findTextFault(source, longest.source)
      if (fault) return fault
    }
    return undefined
  },
  botanical: (fact, { longest, most }) =>
    findNeeded(fact.is, longest, 'Write the botanical name, or leave it empty.') ??
    findListFault(fact.formerly, { most, longest }) ??
    sourceFault(fact),
  said: (fact, { longest, empty }) => findNeeded(fact.is, longest, empty) ?? sourceFault(fact),
  light: (fact, { codes }) =>
    findCodesFault([fact.is, ...fact.alsoGood], codes, 'The same light is there twice.') ??
    sourceFault(fact),
  codes: (fact, { codes }) =>
    (fact.is.length === 0
      ? 'Choose a place.'
      : findCodesFault(fact.is, codes, 'The same place is there twice.')) ?? sourceFault(fact),
  oneCode: (fact, { codes }) => findCodeFault(fact.is, codes) ?? sourceFault(fact),
  span: spanFault,
  watering: spanFault,
  months: (fact, { longest }) => {
    const said = monthActs.map((act) => fact[act])
    if (said.every((list) => list.length === 0)) {
      return 'Choose a month, or empty where this holds and who says so.'
    }
    const fault = said.map((list) => findCodesFault(list, months, 'The same month is there twice.'))
    return fault.find(Boolean) ?? findTextFault(fact.region, longest) ?? sourceFault(fact)
  },
  safety: ({ is, source, note = '' }, { codes, longest }) =>
    findCodeFault(is, codes) ??
    findNeeded(source, longestSource, 'Say who says so: a safety fact needs it.') ??
    findTextFault(note, longest),
}

function sourceFault({ source }: { source: string }) {
  return findTextFault(source, longestSource)
}

/** What stands in no row of texts comes from data files, which are checked as they are read. */
function findWordsFault(words: ProductWords): string | undefined {
  return translatedFields
    .map((field) => words[field] && findTranslationFault(field, words[field]))
    .find(Boolean)
}

/** Gives what can't be kept of a text in another language: as long as its English may be, it may be. */
export function findTranslationFault(
  field: (typeof translatedFields)[number],
  said: string | readonly string[],
): string | undefined {
  const spec = productFields[field]
  if (typeof said === 'string') return findTextFault(said, spec.longest)
  return 'most' in spec ? findListFault(said, spec) : undefined
}

const written = byLanguageKey((language) => {
  return { script: languageTable[language].script, letters: lettersOf(language) }
})

function findNameFault({ language, name }: OtherName, longest: SpecOf<'names'>['longest']) {
  if (name === '') return 'Write each name, or take its line away.'
  if (language !== 'other' && !written[language].letters.test(name)) {
    return `'${name}' has to be in ${written[language].script}; as it is, it can stand among the names of no language.`
  }
  return findTextFault(name, longest[language])
}

function asSentence(text: string): string | undefined {
  const fault = findSlugFault(text)
  return fault && (text === '' ? 'Write an address, such as snake-plant.' : `It ${fault}.`)
}
