import { columnPlace } from '#app/catalogue/sheets/column-letters.ts'
import {
  type Cell,
  isBlank,
  longestCell,
  mostRows,
  type ReadFile,
  type SheetRow,
  tidyText,
} from './cell.ts'
import { keepMerged, type MergedCells, repeatMerged } from './merged-cells.ts'
import { listNumberStyles, type ShownAs, toDay, writeNumber } from './number-formats.ts'
import { hasKnownHeadings, toSheet } from './to-sheet.ts'
import { unpackWorkbook } from './unpack-workbook.ts'
import { readPart } from './xml-parts.ts'

const broken = {
  refused: 'The Excel file is damaged or not complete. Save it again and send that.',
}
const tooLarge = {
  refused:
    'The Excel file unpacks to far more than a list of products. Copy the list into a new file.',
}

/** Columns beyond this are not even looked at. */
const farthestColumn = 500
/** Sheets that are looked through for one with a table. */
const mostSheets = 50

interface Workbook {
  /** Tidy texts. */
  strings: string[]
  /** How each cell style shows a number. */
  shown: readonly ShownAs[]
  since1904: boolean
}

/**
 * Reads the first sheet of an .xlsx file with two headings that are known, else the first on which a table
 * stands: a cover sheet may come before the list.
 */
export function readWorkbook(bytes: Uint8Array): ReadFile {
  const parts = unpackWorkbook(bytes)
  if (parts === 'too-large') return tooLarge
  if (parts === 'broken') return broken
  try {
    return readParts(parts)
  } catch {
    // Whatever is wrong in it: whoever sent it can only save it again.
    return broken
  }
}

function readParts(parts: ReadonlyMap<string, Uint8Array[]>): ReadFile {
  const part = (name: string) => parts.get(name.toLowerCase())
  const outline = part('xl/workbook.xml')
  if (!outline) return broken
  const { sheets, since1904 } = listSheets(outline, part('xl/_rels/workbook.xml.rels') ?? [])
  const book: Workbook = {
    strings: listStrings(part('xl/sharedStrings.xml') ?? []),
    shown: part('xl/styles.xml') ? listNumberStyles(part('xl/styles.xml') ?? []) : [],
    since1904,
  }
  let first: ReadFile | undefined
  let refused: ReadFile | undefined
  for (const { name, path } of sheets.slice(0, mostSheets)) {
    const pieces = part(path)
    if (!pieces) continue
    const { rows, merged } = listRows(pieces, book)
    const sheet = toSheet(name, rows)
    if (!('refused' in sheet)) {
      const isKnown = hasKnownHeadings(sheet)
      if (first && !isKnown) continue
      repeatMerged(sheet.rows, merged)
      const others = sheets.map((other) => other.name).filter((other) => other !== name)
      const read = { sheet, otherSheets: others }
      if (isKnown) return read
      first = read
      continue
    }
    refused ??= sheet
    if (!sheet.isEmpty && !first) return sheet
  }
  return first ?? refused ?? broken
}

/** The sheets that are shown, in the order of their tabs, and where each stands. */
function listSheets(outline: readonly Uint8Array[], relations: readonly Uint8Array[]) {
  const paths = new Map<string, string>()
  if (relations.length > 0) {
    readPart(relations, {
      open(name, attribute) {
        if (name !== 'Relationship') return
        const target = attribute('Target') ?? ''
        const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
        paths.set(attribute('Id') ?? '', path)
      },
    })
  }
  const sheets: { name: string; path: string }[] = []
  let since1904 = false
  readPart(outline, {
    open(name, attribute) {
      if (name === 'workbookPr') since1904 = /^(1|true)$/.test(attribute('date1904') ?? '')
      if (name !== 'sheet' || (attribute('state') ?? 'visible') !== 'visible') return
      const path = paths.get(attribute('id') ?? '')
      sheets.push({
        name: tidyText(attribute('name') ?? ''),
        path: path ?? `xl/worksheets/sheet${sheets.length + 1}.xml`,
      })
    },
  })
  return { sheets, since1904 }
}

/** The texts that cells name by number. How they sound (`rPh`) is left out. */
function listStrings(pieces: readonly Uint8Array[]): string[] {
  const strings: string[] = []
  if (pieces.length === 0) return strings
  let text = ''
  let taken = false
  let sounds = 0
  readPart(pieces, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') sounds += 1
      taken = name === 't' && sounds === 0
    },
    close(name) {
      if (name === 'rPh') sounds -= 1
      if (name === 't') taken = false
      // Once for all cells that name it: another copy for each would fill the memory.
      if (name === 'si') strings.push(tidyText(text))
    },
    text(piece) {
      if (taken && text.length < longestCell) text += piece
    },
  })
  return strings
}

/** The rows in which something stands; of more than are taken, only their number. And what is merged. */
function listRows(
  pieces: readonly Uint8Array[],
  book: Workbook,
): { rows: SheetRow[]; merged: MergedCells } {
  const rows: SheetRow[] = []
  const merged: MergedCells = new Map()
  let row = 0
  let cells: Cell[] = []
  let column = -1
  let cell = { type: 'n', style: -1, formula: false, value: '', text: '' }
  let inside: 'v' | 't' | undefined
  let sounds = 0
  readPart(pieces, {
    open(name, attribute) {
      if (name === 'row') {
        row = readWhole(attribute('r')) ?? row + 1
        cells = []
        column = -1
      } else if (name === 'c') {
        column = readColumn(attribute('r')) ?? column + 1
        const style = readWhole(attribute('s')) ?? -1
        cell = { type: attribute('t') ?? 'n', style, formula: false, value: '', text: '' }
      } else if (name === 'f') cell.formula = true
      else if (name === 'rPh') sounds += 1
      else if (name === 'v') inside = 'v'
      else if (name === 't' && sounds === 0) inside = 't'
      else if (name === 'mergeCell') keepMerged(merged, attribute('ref'))
    },
    text(piece) {
      if (inside === 'v' && cell.value.length < longestCell) cell.value += piece
      if (inside === 't' && cell.text.length < longestCell) cell.text += piece
    },
    close(name) {
      if (name === 'v' || name === 't') inside = undefined
      if (name === 'rPh') sounds -= 1
      if (name === 'c' && column < farthestColumn) {
        const value = toCell(cell, book)
        if (!isBlank(value)) {
          while (cells.length < column) cells.push('')
          cells[column] = value
        }
      }
      if (name === 'row' && cells.length > 0) {
        // Only counted: nobody reads the cells of a file that is refused.
        rows.push({ row, cells: rows.length > mostRows + 11 ? [cells[0] ?? 'x'] : cells })
      }
    },
  })
  return { rows, merged }
}

interface RawCell {
  type: string
  style: number
  formula: boolean
  value: string
  text: string
}

function toCell({ type, style, formula, value, text }: RawCell, book: Workbook): Cell {
  if (type === 's') return book.strings[Number(value)] ?? ''
  if (type === 'inlineStr') return tidyText(text)
  if (type === 'e') return { error: tidyText(value) || '#VALUE!' }
  if (formula && value === '' && type !== 'str') return { error: 'formula' }
  if (type === 'str') return tidyText(value)
  if (type === 'b') return value.trim() === '1' ? 'Yes' : 'No'
  if (type === 'd') return { date: value.slice(0, 10) }
  if (value.trim() === '') return ''
  const number = Number(value)
  if (!Number.isFinite(number)) return tidyText(value)
  const shown = book.shown[style]
  return shown === 'date' ? { date: toDay(number, book.since1904) } : writeNumber(number, shown)
}

function readWhole(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** The place of a cell's column, from 0, by its address such as `AB7`. */
function readColumn(address: string | undefined): number | undefined {
  const [letters = ''] = /^[A-Z]{1,3}(?=\d)/.exec(address ?? '') ?? []
  return columnPlace(letters)
}
