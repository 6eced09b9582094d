import { type Month, type MonthAct, type MonthsFact, months } from '#app/catalogue/facts/facts.ts'
import { findMonth, inOrder, monthsFrom, monthsInWords } from '#app/catalogue/facts/months.ts'
import type { FieldOf, productFields } from '#app/catalogue/fields/product-fields.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { type CellRead, change, type FieldCell, oneLine, quoted } from './cell-read.ts'

type MonthsField = FieldOf<'months'>
export type MonthsColumn = keyof (typeof productFields)[MonthsField]['sheet'] & string

/** Which part of the fact each of its columns says. */
const partOf = {
  sowMonths: 'sow',
  plantMonths: 'plant',
  flowerMonths: 'flower',
  monthsRegion: 'region',
  monthsSource: 'source',
} as const satisfies Record<MonthsColumn, keyof MonthsFact>

/** One part of the months of a product: its months in words, where they hold, or who says so. */
export function monthsCell(field: MonthsField, column: MonthsColumn): FieldCell {
  const part = partOf[column]
  return part === 'region' || part === 'source' ? wordsCell(field, part) : actCell(field, part)
}

function actCell(field: MonthsField, act: MonthAct): FieldCell {
  return {
    write: (edit) => monthsInWords(edit[field]?.[act] ?? [], 'en'),
    read: (text, edit, { source }) => {
      const read = readMonths(text)
      if ('fault' in read) return read
      const kept = edit[field]
      const fact = kept ? { ...kept, source: kept.source || source } : { ...none, source }
      return change({ [field]: { ...fact, [act]: read.months } })
    },
    cleared: (edit) => without(edit, field, { [act]: [] }),
  }
}

function wordsCell(field: MonthsField, part: 'region' | 'source'): FieldCell {
  return {
    write: (edit) => edit[field]?.[part] ?? '',
    read: (text, edit) => {
      const kept = edit[field]
      return kept
        ? change({ [field]: { ...kept, [part]: oneLine(text) } })
        : { fault: 'Say first in which months.' }
    },
    cleared: (edit) => without(edit, field, { [part]: '' }),
  }
}

const none: MonthsFact = { sow: [], plant: [], flower: [], region: '', source: '' }

/** What is left without a part; nothing where that was all of it. */
function without(edit: ProductEdit, field: MonthsField, part: Partial<MonthsFact>) {
  const left = { ...(edit[field] ?? none), ...part }
  return { [field]: Object.values(left).some((said) => said.length > 0) ? left : null }
}

/** Reads months as people list them: 'June to August, November', 'Jan-Mar', 'All year'. */
function readMonths(text: string): { months: Month[] } | Extract<CellRead, { fault: string }> {
  if (/^(all|whole|entire) (the )?(year|months)$|^all year round$|^round the year$/i.test(text)) {
    return { months: [...months] }
  }
  const said: Month[] = []
  for (const part of text.split(/[,;/\n&]|\s+and\s+/i)) {
    const ends = part
      .trim()
      .replace(/^from\s+/i, '')
      .split(/\s*[-–—]\s*|\s+(?:to|till|until)\s+/i)
    const read = ends.map((end) => findMonth(end.replace(/\.$/, '')))
    const wrong = ends.find((_, at) => read[at] === undefined)
    const [first, last = first, more] = read
    if (wrong !== undefined) return refuse(wrong || part.trim() || text)
    if (!first || !last || ends.length > 2 || more) return refuse(part.trim())
    said.push(...monthsFrom(first, last))
  }
  return { months: inOrder(said) }
}

function refuse(wrong: string) {
  const example = 'June to August, November'
  return { fault: `${quoted(wrong)} is not a month. Write months as in ${quoted(example)}.` }
}
