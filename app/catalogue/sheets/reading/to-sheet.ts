import { fieldOfHeading } from '#app/catalogue/sheets/match-columns.ts'
import {
  type Cell,
  isBlank,
  isSaid,
  lettersOf,
  mostColumns,
  notATable,
  type Refused,
  type Sheet,
  type SheetRow,
} from './cell.ts'
import { findSizeColumns } from './size-columns.ts'

/** Makes a sheet of its rows, the first of which have a title, a letterhead and the headings. */
export function toSheet(name: string, rows: readonly SheetRow[]): Sheet | Refused {
  const said = rows.filter(isSaid)
  const head = findHead(said)
  if (!head) return { refused: 'The file is empty.', isEmpty: true }
  const body = said.slice(said.indexOf(head) + 1)
  if (body.length === 0) {
    const refused =
      countFilled(head) > 1
        ? 'The file has headings only. Add a row for each product below them.'
        : notATable
    return { refused, isEmpty: true }
  }
  const width = Math.max(...[head, ...body].map(({ cells }) => lastFilled(cells)))
  if (width > mostColumns) {
    return { refused: `The file has ${width} columns. Keep at most ${mostColumns}.` }
  }
  const pad = (cells: readonly Cell[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '')
  return {
    name,
    headings: pad(head.cells).map(lettersOf),
    rows: body.map(({ row, cells }) => ({ row, cells: pad(cells) })),
  }
}

/** Whether two of its headings are known: it is a list of products, and no cover sheet. */
export function hasKnownHeadings({ headings }: Sheet): boolean {
  return countKnown(headings) > 1
}

/** Of the first rows the one with two headings that are known, else with two words, else with one. */
export function findHead(said: readonly SheetRow[]): SheetRow | undefined {
  const first = said.slice(0, 10)
  return (
    first.find(({ cells }) => countKnown(cells) > 1) ??
    first.find((row) => countFilled(row) > 1) ??
    said[0]
  )
}

/** How many fields and parts of sizes the cells of a row name as headings do. */
function countKnown(cells: readonly Cell[]): number {
  // More columns are refused.
  const headings = cells.slice(0, mostColumns).map(lettersOf)
  const parts = new Map(findSizeColumns(headings)?.columns.map(({ at, part }) => [at, part]))
  const known = headings.flatMap((heading, at) => parts.get(at) ?? fieldOfHeading(heading) ?? [])
  return new Set(known).size
}

function countFilled({ cells }: SheetRow): number {
  return cells.filter((cell) => !isBlank(cell)).length
}

function lastFilled(cells: readonly Cell[]) {
  return cells.findLastIndex((cell) => !isBlank(cell)) + 1
}
