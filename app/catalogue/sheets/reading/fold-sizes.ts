import type { ImportField } from '#app/catalogue/sheets/import-field.ts'
import { fieldOfHeading } from '#app/catalogue/sheets/match-columns.ts'
import { foldText } from '#languages/folded-text.ts'
import { type Cell, isBlank, isFolded, type Sheet, type SheetRow, type SizeCells } from './cell.ts'
import { findSizeColumns, type SizeColumns } from './size-columns.ts'

/** The heading of the column that takes the place of those about sizes: it says how they were read. */
const headingOf = { rows: 'Sizes, one row each', columns: 'Sizes, in columns' }

/**
 * Puts what a sheet says of sizes into one cell of one row for each product, however it says it: rows
 * that follow each other and name the same product become one, unless they contradict each other.
 */
export function foldSizes(sheet: Sheet): Sheet {
  const found = findSizeColumns(sheet.headings)
  if (!found) return sheet
  const own = new Set(found.columns.map(({ at }) => at))
  const others = sheet.headings.flatMap((_, at) => (own.has(at) ? [] : at))
  const names = findNames(others.map((at) => sheet.headings[at] ?? ''))
  const products: Product[] = []
  for (const { row, cells } of sheet.rows) {
    const product = {
      row,
      cells: others.map((at) => cells[at] ?? ''),
      sizes: sizesOf({ row, cells }, found),
    }
    const last = products.at(-1)
    if (found.form === 'rows' && last && isSame(last, product, names)) join(last, product)
    else products.push(product)
  }
  return {
    ...sheet,
    headings: [...others.map((at) => sheet.headings[at] ?? ''), headingOf[found.form]],
    rows: products.map(({ row, cells, sizes }) => ({
      row,
      cells: [...cells, sizes.length > 0 ? { sizes } : ''],
    })),
  }
}

interface Product extends SheetRow {
  sizes: SizeCells[]
}

function sizesOf({ row, cells }: SheetRow, { columns }: SizeColumns): SizeCells[] {
  const said = columns.flatMap(({ at, part, size, heading }) => {
    const cell = cells[at]
    if (cell === undefined || isBlank(cell) || isFolded(cell)) return []
    return [{ size, said: { part, heading, cell } }]
  })
  return [...Map.groupBy(said, ({ size }) => size).values()].map((own) => ({
    row,
    said: own.map((one) => one.said),
  }))
}

/** Where a row names its product. */
type Names = Partial<Record<'code' | 'slug' | 'name', number>>

function findNames(headings: readonly string[]): Names {
  const fields = headings.map(fieldOfHeading)
  const placeOf = (field: ImportField) => {
    const at = fields.indexOf(field)
    return at < 0 ? undefined : at
  }
  return { code: placeOf('code'), slug: placeOf('slug'), name: placeOf('name') }
}

/** Whether a row goes on with the sizes of the product before it. */
function isSame(product: Product, next: Product, names: Names): boolean {
  const agrees = next.cells.every((cell, at) => {
    const other = product.cells[at] ?? ''
    return isBlank(cell) || isBlank(other) || textOf(cell) === textOf(other)
  })
  if (next.sizes.length === 0 || !agrees) return false
  const said = Object.values(names).filter((at) => !isBlank(next.cells[at]))
  return said.length === 0 || said.some((at) => !isBlank(product.cells[at]))
}

function textOf(cell: Cell): string {
  return typeof cell === 'string' ? foldText(cell) : JSON.stringify(cell)
}

function join(product: Product, next: Product) {
  product.cells = product.cells.map((cell, at) => (isBlank(cell) ? (next.cells[at] ?? '') : cell))
  product.sizes.push(...next.sizes)
}
