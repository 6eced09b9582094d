import { months, type SafetyLevel } from '#app/catalogue/facts/facts.ts'
import { findMonth } from '#app/catalogue/facts/months.ts'
import type { NameLanguage, SheetKind, SpecOf } from '#app/catalogue/fields/field-spec.ts'
import { type FieldOf, fieldNames, productFields } from '#app/catalogue/fields/product-fields.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import type { CellField } from '#app/catalogue/sheets/import-field.ts'
import { productRoot } from '#app/paths/shop-paths.ts'
import { change, type FieldCell, findAnswer, linesOf, oneLine, quoted } from './cell-read.ts'
import { lightVocabulary, safetyVocabulary, vocabularies } from './code-words.ts'
import { readCategory, readCodes, splitCodes, wordOf } from './codes-in-cell.ts'
import { type MonthsColumn, monthsCell } from './months-in-cell.ts'
import { nameCell } from './names-in-cell.ts'
import { spanCell } from './span-in-cell.ts'
import { translationCells } from './translation-cells.ts'

const wholeAddress = new RegExp(`^.*${productRoot}([^/?#]*).*$`)

/** Gives the last part of a product's address, which a cell may have as a whole. */
export function slugInCell(text: string): string {
  return text.trim().replace(wholeAddress, '$1').toLowerCase()
}

/** How a column of a field of each kind is written, and read again. */
const cellOf: {
  [Kind in SheetKind]: (field: FieldOf<Kind>, column: string, spec: SpecOf<Kind>) => FieldCell
} = {
  text: (field, _, { empty }) => ({
    write: (edit) => edit[field],
    read: (text) => change({ [field]: oneLine(text) }),
    ...(!empty && { cleared: { [field]: '' } }),
  }),
  lines: (field) => ({
    write: (edit) => edit[field].join('\n'),
    read: (text) => change({ [field]: linesOf(text) }),
    cleared: { [field]: [] },
  }),
  code: (field) => ({
    write: (edit) => edit[field] ?? '',
    read: (text) => {
      const month = findMonth(text)
      if (month) return change({ [field]: month })
      const choices = months.map((name) => ({ text: name, label: name }))
      return { fault: `${quoted(text)} is not a month.`, choices }
    },
    cleared: { [field]: null },
  }),
  // The column says whether it is shown, and the field whether it is hidden.
  yesNo: (field) => ({
    write: (edit) => (edit[field] ? 'No' : 'Yes'),
    read: (text) => {
      const answer = findAnswer(text)
      if (answer) return change({ [field]: answer === 'no' })
      const choices = ['Yes', 'No'].map((word) => ({ text: word, label: word }))
      return { fault: `${quoted(text)} is neither Yes nor No.`, choices }
    },
  }),
  slug: (field) => ({
    write: (edit) => edit[field],
    read: (text) => change({ [field]: slugInCell(text) }),
  }),
  category: (field) => ({
    write: (edit, { categories }) =>
      categories.find(({ key }) => key === edit[field])?.name ?? edit[field],
    read: readCategory,
  }),
  names: (_, column) => nameCell(column as NameLanguage),
  botanical: (field) => ({
    write: (edit) => edit[field]?.is ?? '',
    read: (text, edit, { source }) => {
      const formerly = edit[field]?.formerly ?? []
      return change({ [field]: { is: oneLine(text), formerly, source } })
    },
    cleared: { [field]: null },
  }),
  said: (field) => ({
    write: (edit) => edit[field]?.is ?? '',
    read: (text, _edit, { source }) => change({ [field]: { is: oneLine(text), source } }),
    cleared: { [field]: null },
  }),
  light: (_, column) => (column === 'light' ? lightCell : alsoGoodCell),
  codes: (field) => ({
    write: (edit) => {
      const codes: readonly string[] = edit[field]?.is ?? []
      return codes.map((code) => wordOf(vocabularies[field], code)).join(', ')
    },
    read: (text, _edit, { source }) =>
      readCodes(vocabularies[field], splitCodes(text), (is) => ({ [field]: { is, source } })),
    cleared: { [field]: null },
  }),
  oneCode: (field) => ({
    write: (edit) => wordOf(vocabularies[field], edit[field]?.is),
    read: (text, _edit, { source }) =>
      readCodes(vocabularies[field], [text], ([is]) => ({ [field]: { is, source } })),
    cleared: { [field]: null },
  }),
  span: (field, _, { unit }) => spanCell(field, unit),
  watering: (field, _, { unit }) => spanCell(field, unit),
  months: (field, column) => monthsCell(field, column as MonthsColumn),
  safety: (field, column) => (column === field ? safetyCell(field) : safetySourceCell(field)),
}

const lightCell: FieldCell = {
  write: ({ light }) => wordOf(lightVocabulary, light?.is),
  read: (text, { light }, { source }) =>
    readCodes(lightVocabulary, splitCodes(text), ([is, ...others]) => {
      const alsoGood = others.length > 0 ? others : (light?.alsoGood ?? [])
      return { light: { is, alsoGood: alsoGood.filter((good) => good !== is), source } }
    }),
  cleared: { light: null },
}

const alsoGoodCell: FieldCell = {
  write: ({ light }) =>
    (light?.alsoGood ?? []).map((code) => wordOf(lightVocabulary, code)).join(', '),
  read: (text, { light }) => {
    if (!light) return { fault: 'Say first which light it likes best.' }
    return readCodes(lightVocabulary, splitCodes(text), (alsoGood) => ({
      light: { ...light, alsoGood: alsoGood.filter((good) => good !== light.is) },
    }))
  },
  cleared: ({ light }) => ({ light: light && { ...light, alsoGood: [] } }),
}

function safetyCell(field: FieldOf<'safety'>): FieldCell {
  return {
    write: (edit) => wordOf(safetyVocabulary, edit[field]?.is),
    // Whoever said the old answer has not said the new one.
    read: (text) =>
      readCodes(safetyVocabulary, [text], ([is]: SafetyLevel[]) => {
        return { [field]: { is, source: '' } } as Partial<ProductEdit>
      }),
    cleared: { [field]: null },
  }
}

function safetySourceCell(field: FieldOf<'safety'>): FieldCell {
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

const ownCells = fieldNames.flatMap((field) => {
  const spec = productFields[field]
  const { kind, sheet } = spec
  if (sheet === null) return []
  const make = cellOf[kind] as (field: string, column: string, spec: unknown) => FieldCell
  return Object.keys(sheet).map((column) => [column, make(field, column, spec)] as const)
})

/** How each column is written, and read again. */
export const fieldCells = {
  ...Object.fromEntries(ownCells),
  ...translationCells,
} as Record<CellField, FieldCell>
