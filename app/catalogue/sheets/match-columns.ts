import type { CategoryChoice } from './cells/cell-read.ts'
import { findCode, type Vocabulary, vocabularies } from './cells/code-words.ts'
import { columnLetters } from './column-letters.ts'
import { fieldLabels, foldHeading, type ImportField, importFields } from './import-field.ts'
import { leftOutHeadings, otherHeadings } from './other-headings.ts'
import { type Cell, isBlank, sizesInCell } from './reading/cell.ts'

/** What becomes of each column, by its place: a field, left out (null), or for a person to say. */
export type Matching = (ImportField | null | 'ask')[]

/** A column as the screen shows it. */
export interface ShownColumn {
  heading: string
  /** Its first value. */
  first: string
  field: Matching[number]
  /** Why, or what becomes of its values. */
  why: string
  /** Whether columns about sizes were made this one: no other can go to the sizes. */
  isOfSizes: boolean
}

const columnVocabularies: Partial<Record<ImportField, Vocabulary>> = {
  ...vocabularies,
  alsoGood: vocabularies.light,
}

/** Gives for each column what it is by its heading, or else by what stands in it. */
export function matchColumns(
  headings: readonly string[],
  samples: readonly (readonly Cell[])[],
  categories: readonly Pick<CategoryChoice, 'name'>[],
): Matching {
  const taken = new Set<ImportField>()
  const byHeading = headings.map((heading): Matching[number] => {
    const field = fieldOfHeading(heading)
    if (field && taken.has(field)) return 'ask'
    if (field) taken.add(field)
    if (field) return field
    return whyLeftOut(heading) ? null : 'ask'
  })
  return byHeading.map((field, at) => {
    if (field !== 'ask') return field
    const values = samples.flatMap((cells) => {
      const cell = cells[at]
      return typeof cell === 'string' && cell !== '' ? [cell] : []
    })
    if (values.length === 0) return headings[at] ? 'ask' : null
    const guess = guessByValues(values, categories)
    if (!guess || taken.has(guess)) return 'ask'
    taken.add(guess)
    return guess
  })
}

/** Describes every column for the screen, with a reason in words. */
export function describeColumns(
  headings: readonly string[],
  samples: readonly (readonly Cell[])[],
  matching: Matching,
): ShownColumn[] {
  return headings.map((heading, at) => {
    const values = samples.flatMap((cells) => {
      const cell = cells[at]
      return cell === undefined || isBlank(cell) ? [] : [textOf(cell)]
    })
    const field = matching[at] ?? null
    return {
      heading: heading || `Column ${columnLetters(at)}`,
      first: values[0] ?? '',
      field,
      why: whyOf(heading, field, values),
      isOfSizes: fieldOfHeading(heading) === 'sizes',
    }
  })
}

function whyOf(heading: string, field: Matching[number], values: readonly string[]) {
  if (field === 'ask') return 'Left out, unless you choose'
  if (field === null) return whyLeftOut(heading) ?? 'Left out'
  const vocabulary = columnVocabularies[field]
  if (!vocabulary) return ''
  const becomes = values.flatMap((value) => {
    const word = vocabulary.words.get(findCode(vocabulary, value) ?? '')
    return word && word.toLowerCase() !== value.toLowerCase() ? [`${value} becomes ${word}`] : []
  })
  return [...new Set(becomes)].slice(0, 2).join(', ')
}

/** Every heading that is known, folded; a field's own comes before what others call theirs. */
const fieldsByHeading: ReadonlyMap<string, ImportField> = new Map([
  ...importFields.flatMap((field) =>
    (otherHeadings[field] ?? []).map((heading) => [heading, field] as const),
  ),
  ...importFields
    .filter((field) => field !== 'sizes')
    .map((field) => [foldHeading(fieldLabels[field]), field] as const),
])

/** Gives the field that a heading names, in whatever spelling. */
export function fieldOfHeading(heading: string): ImportField | undefined {
  return fieldsByHeading.get(foldHeading(heading))
}

function whyLeftOut(heading: string) {
  const folded = foldHeading(heading)
  return leftOutHeadings.find(([pattern]) => pattern.test(folded))?.[1]
}

function guessByValues(
  values: readonly string[],
  categories: readonly Pick<CategoryChoice, 'name'>[],
): ImportField | undefined {
  const names = new Set(categories.map(({ name }) => name.toLowerCase()))
  if (values.every((value) => names.has(value.toLowerCase()))) return 'category'
  for (const field of ['light', 'place', 'care'] as const) {
    const vocabulary = columnVocabularies[field]
    if (vocabulary && values.every((value) => findCode(vocabulary, value))) return field
  }
  return undefined
}

function textOf(cell: Cell) {
  if (typeof cell === 'string') return cell
  if ('sizes' in cell) return sizesInCell(cell.sizes)
  return 'date' in cell ? cell.date : cell.error
}
