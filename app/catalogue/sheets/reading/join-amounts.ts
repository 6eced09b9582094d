import { type Cell, isSaid, lettersOf, mostColumns, type Refused, type SheetRow } from './cell.ts'
import { findSizeColumns } from './size-columns.ts'
import { findHead } from './to-sheet.ts'

/** The first figures of an amount, and those after its commas. */
const begins = /^(₹|rs\.?|inr|रु\.?)?\s*\d{1,3}$/i
const goesOn = /^\d{2}$/
const ends = /^\d{3}(\.\d{1,2})?(\s*\/-?)?$/

/** Where an amount begins among the cells of a row, how many it takes, and whether it has a sign. */
interface Parted {
  at: number
  cells: number
  isSigned: boolean
}

/**
 * Joins amounts that their own commas parted, as in `Tulsi,Rs. 1,299` without quotation marks: else a plant
 * for Rs 1,299 would be kept for Rs 1. Only rows with more cells than the headings are looked at, without a
 * currency only below a price's heading; and what does not fit the headings then is refused.
 */
export function joinAmounts(rows: readonly SheetRow[]): { rows: readonly SheetRow[] } | Refused {
  const headings = findHead(rows.filter(isSaid))?.cells.map(lettersOf) ?? []
  const width = headings.length
  const prices = findSizeColumns(headings)?.columns.filter(({ part }) => part === 'price') ?? []
  const priceAt = new Set(prices.map(({ at }) => at))
  // One with too many columns is refused.
  const longer = new Set(
    rows.filter(({ cells }) => cells.length > width && cells.length <= mostColumns),
  )
  // Where all of them end with a comma, a number beside another is a cell of its own.
  const endWithComma = [...longer].every(({ cells }) => lettersOf(cells.at(-1)) === '')
  const full = endWithComma ? width + 1 : width
  const joined: SheetRow[] = []
  for (const one of rows) {
    const all = longer.has(one) ? findParted(one.cells, priceAt) : []
    const signed = all.filter(({ isSigned }) => isSigned)
    const found = endWithComma ? signed : all
    const parted = [found, signed].find((some) => one.cells.length - countMore(some) === full)
    if (found.length > 0 && !parted) return { refused: tooManyCells(one.row) }
    joined.push(parted ? { ...one, cells: join(one.cells, parted) } : one)
  }
  return { rows: joined }
}

function findParted(cells: readonly Cell[], priceAt: ReadonlySet<number>): Parted[] {
  const found: Parted[] = []
  for (let at = 0; at < cells.length; at += 1) {
    const begun = begins.exec(lettersOf(cells[at]))
    const isPrice = begun?.[1] !== undefined || priceAt.has(at - countMore(found))
    let last = at + 1
    while (goesOn.test(lettersOf(cells[last]))) last += 1
    if (!begun || !isPrice || !ends.test(lettersOf(cells[last]))) continue
    found.push({ at, cells: last - at + 1, isSigned: begun[1] !== undefined })
    at = last
  }
  return found
}

/** How many cells are more than the amounts. */
function countMore(parted: readonly Parted[]): number {
  return parted.reduce((sum, { cells }) => sum + cells - 1, 0)
}

function join(cells: readonly Cell[], parted: readonly Parted[]): Cell[] {
  const joined: Cell[] = []
  let from = 0
  for (const { at, cells: count } of parted) {
    joined.push(...cells.slice(from, at), cells.slice(at, at + count).join(','))
    from = at + count
  }
  return [...joined, ...cells.slice(from)]
}

function tooManyCells(row: number): string {
  return `Row ${row} has more cells than there are headings. Write amounts such as 1,299 without their comma, and send the file again.`
}
