import { months, type Span } from '#app/catalogue/facts/facts.ts'
import type { NameLanguage, OtherName, ProductEdit } from '#app/stock/product-edit.ts'
import {
  careVocabulary,
  findCode,
  guessCode,
  lightVocabulary,
  placeVocabulary,
  safetyVocabulary,
  type Vocabulary,
} from './code-words.ts'
import { foldWords } from './fold-words.ts'
import type { ImportField } from './import-field.ts'

/** A category as a cell may name it, and what its products start with. */
export interface CategoryChoice {
  key: string
  name: string
  kind: ProductEdit['kind']
  wall: ProductEdit['wall']
}

/** What reading a cell needs beside it. */
export interface CellContext {
  categories: readonly CategoryChoice[]
  /** Who says so, of facts that come from the sheet. */
  source: string
}

/** What may be written in place of a cell that was not understood. */
export interface CellChoice {
  text: string
  label: string
}

/** What a cell changes of a product, or why it can't be understood. */
export type CellRead =
  | { change: Partial<ProductEdit> }
  | { fault: string; choices?: CellChoice[]; guess?: string }

interface FieldCell {
  write(edit: ProductEdit, context: CellContext): string
  /** Never asked for an empty cell, nor for one that says what `write` does. */
  read(text: string, edit: ProductEdit, context: CellContext): CellRead
  /** What `-` alone makes of it; missing where it can't be empty. */
  cleared?: Partial<ProductEdit> | ((edit: ProductEdit) => Partial<ProductEdit>)
}

const change = (edit: Partial<ProductEdit>): CellRead => ({ change: edit })

/** How each column is written, and read again. */
export const fieldCells: Record<Exclude<ImportField, 'code'>, FieldCell> = {
  name: plainText('name'),
  category: {
    write: ({ category }, { categories }) =>
      categories.find(({ key }) => key === category)?.name ?? category,
    read: readCategory,
  },
  slug: {
    write: ({ slug }) => slug,
    read: (text) =>
      change({
        slug: text
          .replace(/^.*\/product\//, '')
          .trim()
          .toLowerCase(),
      }),
  },
  botanical: {
    write: ({ botanical }) => botanical?.is ?? '',
    read: (text, { botanical }, { source }) =>
      change({ botanical: { is: oneLine(text), formerly: botanical?.formerly ?? [], source } }),
    cleared: { botanical: null },
  },
  hindi: shownNames('hindi'),
  marathi: shownNames('marathi'),
  other: {
    write: ({ names }) => joinNames(names.filter(({ language }) => language === 'other')),
    read: (text, { names }) => change({ names: replaceNames(names, 'other', splitNames(text)) }),
    cleared: ({ names }) => ({ names: replaceNames(names, 'other', []) }),
  },
  light: {
    write: ({ light }) => wordOf(lightVocabulary, light?.is),
    read: (text, { light }, { source }) =>
      readCodes(lightVocabulary, splitCodes(text), ([is, ...others]) => {
        const alsoGood = others.length > 0 ? others : (light?.alsoGood ?? [])
        return { light: { is, alsoGood: alsoGood.filter((good) => good !== is), source } }
      }),
    cleared: { light: null },
  },
  alsoGood: {
    write: ({ light }) =>
      (light?.alsoGood ?? []).map((code) => wordOf(lightVocabulary, code)).join(', '),
    read: (text, { light }) => {
      if (!light) return { fault: 'Say first which light it likes best.' }
      return readCodes(lightVocabulary, splitCodes(text), (alsoGood) => ({
        light: { ...light, alsoGood: alsoGood.filter((good) => good !== light.is) },
      }))
    },
    cleared: ({ light }) => ({ light: light && { ...light, alsoGood: [] } }),
  },
  waterRule: sourcedText('waterRule'),
  summerDays: span('summerDays', 'days'),
  winterDays: span('winterDays', 'days'),
  place: {
    write: ({ place }) => (place?.is ?? []).map((code) => wordOf(placeVocabulary, code)).join(', '),
    read: (text, _edit, { source }) =>
      readCodes(placeVocabulary, splitCodes(text), (is) => ({ place: { is, source } })),
    cleared: { place: null },
  },
  height: span('height', 'cm'),
  care: {
    write: ({ care }) => wordOf(careVocabulary, care?.is),
    read: (text, _edit, { source }) =>
      readCodes(careVocabulary, [text], ([is]) => ({ care: { is, source } })),
    cleared: { care: null },
  },
  season: sourcedText('season'),
  pets: safety('pets'),
  petsSource: safetySource('pets'),
  children: safety('children'),
  childrenSource: safetySource('children'),
  description: { ...plainText('description'), cleared: { description: '' } },
  quantity: { ...plainText('quantity'), cleared: { quantity: '' } },
  tips: lines('tips'),
  advantages: lines('advantages'),
  youGet: lines('youGet'),
  backIn: {
    write: ({ backIn }) => backIn ?? '',
    read: (text) => {
      const said = text.toLowerCase()
      const month = months.find((name) => said.length >= 3 && name.toLowerCase().startsWith(said))
      if (month) return change({ backIn: month })
      const choices = months.map((name) => ({ text: name, label: name }))
      return { fault: `${quoted(text)} is not a month.`, choices }
    },
    cleared: { backIn: null },
  },
  shown: {
    write: ({ hidden }) => (hidden ? 'No' : 'Yes'),
    read: (text) => {
      if (/^(yes|y|true|1|shown|हाँ|होय)$/i.test(text)) return change({ hidden: false })
      if (/^(no|n|false|0|hidden|नहीं|नाही)$/i.test(text)) return change({ hidden: true })
      const choices = ['Yes', 'No'].map((word) => ({ text: word, label: word }))
      return { fault: `${quoted(text)} is neither Yes nor No.`, choices }
    },
  },
}

/** Puts a text that somebody wrote into quotation marks, at most 60 letters of it. */
export function quoted(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 59)}…` : text
  return `“${short.replaceAll('\n', ' ')}”`
}

function plainText(field: 'name' | 'description' | 'quantity'): FieldCell {
  return {
    write: (edit) => edit[field],
    read: (text) => change({ [field]: oneLine(text) }),
  }
}

function sourcedText(field: 'waterRule' | 'season'): FieldCell {
  return {
    write: (edit) => edit[field]?.is ?? '',
    read: (text, _edit, { source }) => change({ [field]: { is: oneLine(text), source } }),
    cleared: { [field]: null },
  }
}

function lines(field: 'tips' | 'advantages' | 'youGet'): FieldCell {
  return {
    write: (edit) => edit[field].join('\n'),
    read: (text) => {
      const said = text
        .split('\n')
        .map((line) => line.replace(/^\s*(?:[•*]|\d+[.)])\s*/, '').trim())
      return change({ [field]: said.filter(Boolean) })
    },
    cleared: { [field]: [] },
  }
}

function span(field: 'summerDays' | 'winterDays' | 'height', unit: 'cm' | 'days'): FieldCell {
  return {
    write: (edit) => writeSpan(edit[field]),
    read: (text, _edit, { source }) => {
      const read = readSpan(text, unit)
      if (read) return change({ [field]: { ...read, source } })
      const example = unit === 'cm' ? '30 to 60' : '10 to 15'
      return {
        fault: `${quoted(text)} is not a number of ${unit}. Write it as in ${quoted(example)}.`,
      }
    },
    cleared: { [field]: null },
  }
}

function safety(field: 'pets' | 'children'): FieldCell {
  return {
    write: (edit) => wordOf(safetyVocabulary, edit[field]?.is),
    // Whoever said the old answer has not said the new one.
    read: (text) =>
      readCodes(safetyVocabulary, [text], ([is]) => ({ [field]: { is, source: '' } })),
    cleared: { [field]: null },
  }
}

function safetySource(field: 'pets' | 'children'): FieldCell {
  return {
    write: (edit) => edit[field]?.source ?? '',
    read: (text, edit) => {
      const said = edit[field]
      return said
        ? change({ [field]: { ...said, source: oneLine(text) } })
        : { fault: 'Say first whether it is safe.' }
    },
  }
}

function shownNames(language: 'hindi' | 'marathi'): FieldCell {
  const sourceField = `${language}Source` as const
  return {
    write: ({ names }) =>
      joinNames(names.filter((name) => name.language === language && name.checked)),
    read: (text, { names }, { source }) =>
      change({
        names: replaceNames(names, language, splitNames(text)),
        [sourceField]: source,
      }),
    cleared: ({ names }) => ({ names: replaceNames(names, language, []) }),
  }
}

/** Puts these names in the place of a language's; those that nobody has checked stay beside them. */
function replaceNames(
  names: readonly OtherName[],
  language: NameLanguage,
  said: readonly string[],
): OtherName[] {
  const known = names.filter((name) => name.language === language)
  const stays = (name: OtherName) =>
    name.language !== language ||
    (language !== 'other' && !name.checked && !said.includes(name.name))
  const fresh = [...new Set(said)].map((name): OtherName => {
    const before = known.find((one) => one.name === name)
    return { language, name, checked: language === 'other' ? (before?.checked ?? true) : true }
  })
  return [...names.filter(stays), ...fresh]
}

function joinNames(names: readonly OtherName[]) {
  return names.map(({ name }) => name).join(', ')
}

function splitNames(text: string) {
  return text
    .split(/[,;\n]|\s\/\s/)
    .map((name) => name.trim())
    .filter(Boolean)
}

function splitCodes(text: string) {
  return text
    .split(/[,;/\n]|\s(?:or|and|to)\s/i)
    .map((word) => word.trim())
    .filter(Boolean)
}

function readCodes(
  vocabulary: Vocabulary,
  said: readonly string[],
  // biome-ignore lint/suspicious/noExplicitAny: the vocabulary of the field gives its codes
  toChange: (codes: any[]) => Partial<ProductEdit>,
): CellRead {
  const codes: string[] = []
  for (const word of said) {
    const code = findCode(vocabulary, word)
    if (code === undefined) return refuseWord(vocabulary, word)
    if (!codes.includes(code)) codes.push(code)
  }
  return change(toChange(codes))
}

function refuseWord(vocabulary: Vocabulary, word: string): CellRead {
  const { what, words } = vocabulary
  const guess = words.get(guessCode(vocabulary, word) ?? '')
  const article = /^[aeiou]/.test(what) ? 'an' : 'a'
  return {
    fault: `${quoted(word)} is not ${what === 'care' ? 'a kind of care' : `${article} ${what}`} we know.`,
    choices: [...words.values()].map((label) => ({ text: label, label })),
    ...(guess && { guess }),
  }
}

function readCategory(text: string, _edit: ProductEdit, { categories }: CellContext): CellRead {
  const said = foldWords(text)
  const found = categories.find(
    ({ key, name }) => foldWords(name) === said || foldWords(key) === said,
  )
  const one = found ?? onlyOne(categories.filter(({ name }) => foldWords(name).startsWith(said)))
  if (one) return change({ category: one.key })
  const words = said.split(' ')
  const guess = categories.find(({ name }) =>
    words.some((word) => foldWords(name).split(' ').includes(word)),
  )
  return {
    fault: `${quoted(text)} is not one of your categories.`,
    choices: categories.map(({ name }) => ({ text: name, label: name })),
    ...(guess && { guess: guess.name }),
  }
}

function onlyOne<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined
}

function wordOf({ words }: Vocabulary, code: string | undefined) {
  return (code && words.get(code)) ?? ''
}

function writeSpan(said: Span | null) {
  if (!said) return ''
  return said.from === said.to ? String(said.from) : `${said.from} to ${said.to}`
}

/** In centimetres. */
const lengths: Record<string, number> = {
  cm: 1,
  mm: 0.1,
  m: 100,
  ft: 30.48,
  feet: 30.48,
  foot: 30.48,
  in: 2.54,
  inch: 2.54,
  inches: 2.54,
}

function readSpan(text: string, unit: 'cm' | 'days'): Span | undefined {
  const number = String.raw`(\d+(?:\.\d+)?)`
  const pattern = new RegExp(
    `^(?:about |every |up to )?${number}(?:\\s*(?:-|–|—|to)\\s*${number})?\\s*([a-z]*)\\.?$`,
    'i',
  )
  const [, first, second = first, said = ''] = pattern.exec(text.trim()) ?? []
  if (first === undefined) return undefined
  const spoken = said.toLowerCase() || unit
  const factor = unit === 'cm' ? lengths[spoken] : /^days?$/.test(spoken) ? 1 : undefined
  if (factor === undefined) return undefined
  return { from: Math.round(Number(first) * factor), to: Math.round(Number(second) * factor) }
}

function oneLine(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}
