import type { Span } from '#app/catalogue/facts/facts.ts'
import type { FieldOf } from '#app/catalogue/fields/product-fields.ts'
import { change, type FieldCell, quoted } from './cell-read.ts'

/** Whole days, or a length in any unit as whole centimetres. */
export function spanCell(field: FieldOf<'span' | 'watering'>, unit: 'cm' | 'days'): FieldCell {
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

function writeSpan(said: Span | null) {
  if (!said) return ''
  return said.from === said.to ? String(said.from) : `${said.from} to ${said.to}`
}

/** In centimetres. */
const lengths = new Map([
  ['cm', 1],
  ['mm', 0.1],
  ['m', 100],
  ['ft', 30.48],
  ['feet', 30.48],
  ['foot', 30.48],
  ['in', 2.54],
  ['inch', 2.54],
  ['inches', 2.54],
])

function readSpan(text: string, unit: 'cm' | 'days'): Span | undefined {
  const number = String.raw`(\d+(?:\.\d+)?)`
  const pattern = new RegExp(
    `^(?:about |every |up to )?${number}(?:\\s*(?:-|–|—|to)\\s*${number})?\\s*([a-z]*)\\.?$`,
    'i',
  )
  const [, first, second = first, said = ''] = pattern.exec(text.trim()) ?? []
  if (first === undefined) return undefined
  const spoken = said.toLowerCase() || unit
  const factor = unit === 'cm' ? lengths.get(spoken) : /^days?$/.test(spoken) ? 1 : undefined
  if (factor === undefined) return undefined
  return { from: Math.round(Number(first) * factor), to: Math.round(Number(second) * factor) }
}
