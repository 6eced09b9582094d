import { columnPlace } from '#app/catalogue/sheets/column-letters.ts'
import { type Cell, isBlank, mostColumns, mostRows, type SheetRow } from './cell.ts'

/** Cells of one column that were merged: for each column, from 0, the last row by the first. */
export type MergedCells = Map<number, Map<number, number>>

/** Keeps which cells an element `mergeCell` merges, as `A2:A5`, where that is one column. */
export function keepMerged(merged: MergedCells, ref = ''): void {
  const [, letters = '', from, to] = /^([A-Z]{1,3})(\d{1,7}):\1(\d{1,7})$/.exec(ref) ?? []
  const column = columnPlace(letters)
  const first = Number(from)
  if (column === undefined || column >= mostColumns || !(first < Number(to))) return
  const ends = merged.get(column) ?? new Map<number, number>()
  merged.set(column, ends)
  // No more of them can begin in rows that are read.
  if (ends.size < mostRows) ends.set(first, Number(to))
}

/**
 * Repeats in each row what stands in the first of those that are merged, as it is seen there. It costs a
 * look at each row and column, whatever the file says is merged. A cell with a text of its own keeps it.
 */
export function repeatMerged(rows: readonly SheetRow[], merged: MergedCells): void {
  const open = new Map<number, { last: number; cell: Cell }>()
  for (const { row, cells } of rows) {
    for (const [column, ends] of merged) {
      const last = ends.get(row)
      const above = open.get(column)
      const cell = cells[column] ?? ''
      if (last !== undefined) open.set(column, { last, cell })
      else if (above && row <= above.last && column < cells.length && isBlank(cell)) {
        cells[column] = above.cell
      }
    }
  }
}
