import { foldHeading, type ImportField } from '#app/catalogue/sheets/import-field.ts'
import { fieldOfHeading } from '#app/catalogue/sheets/match-columns.ts'
import { countsRows, headingsInAll } from '#app/catalogue/sheets/other-headings.ts'
import { foldText } from '#languages/folded-text.ts'
import { type Cell, isBlank, isFolded, type Sheet, type SheetRow, type SizeCells } from './cell.ts'
import { findSizeColumns, type SizeColumns } from './size-columns.ts'

/** The heading of the column that takes the place of those about sizes: it says how they were read. */
const headingOf = { rows: 'Sizes, one row each', columns: 'Sizes, in columns' }

/**
 * Puts what a sheet says of sizes into one cell of one row for each product, however it says it: rows
 * that follow each other and name the same product become one, unless they contradict each other.
 * Of each other column the one row has the first cell that is not empty.
 */
export function foldSizes(sheet: Sheet): Sheet {
  const found = findSizeColumns(sheet.headings)
  if (!found) return sheet
  const own = new Set(found.columns.map(({ at }) => at))
  const others = sheet.headings.flatMap((_, at) => (own.has(at) ? [] : at))
  const fields = others.map((at) => fieldOfHeading(sheet.headings[at] ?? ''))
  const naming = fields.flatMap((field, at) => (field && namingFields.has(field) ? [at] : []))
  const counting = new Set(
    others.flatMap((at, place) => (countsRows(sheet.headings[at] ?? '') ? [place] : [])),
  )
  const columns = { fields, naming, counting }
  const products: Product[] = []
  for (const { row, cells } of sheet.rows) {
    const sizes = sizesOf({ row, cells }, found)
    const product = {
      row,
      cells: others.map((at) => cells[at] ?? ''),
      sizes,
      named: new Set(sizes.map(nameOfSize)),
    }
    const last = products.at(-1)
    if (found.form === 'rows' && last && isSame(last, product, columns)) join(last, product)
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

/** The columns that are not of sizes, in order. */
interface Columns {
  /** The field that each names. */
  fields: readonly (ImportField | undefined)[]
  /** The places of those that name the product. */
  naming: readonly number[]
  /** The places of those that only count the rows. */
  counting: ReadonlySet<number>
}

interface Product extends SheetRow {
  sizes: SizeCells[]
  /** What its sizes are called, folded. */
  named: Set<string>
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

/** What a size is called, folded; empty where nothing says which of the product's sizes it is. */
function nameOfSize({ said }: SizeCells): string {
  const names = said.filter(({ part }) => part === 'number' || part === 'label')
  return names.map(({ part, cell }) => `${part} ${textOf(cell)}`).join(' ')
}

/**
 * Whether a row goes on with the sizes of the product before it. A column that is no field, such as a
 * stock, may differ from size to size: it counts only where no column is known to name the product, or
 * the row names no further size. One that counts the rows says nothing of a product whose name is known.
 */
function isSame(product: Product, next: Product, columns: Columns): boolean {
  const { fields, naming, counting } = columns
  if (next.sizes.length === 0 || (product.sizes.length > 0 && isSum(next, columns))) return false
  const isNewSize = [...next.named].every((name) => name !== '' && !product.named.has(name))
  const agrees = next.cells.every((cell, at) => {
    if (naming.length > 0 && (counting.has(at) || (isNewSize && !fields[at]))) return true
    const other = product.cells[at] ?? ''
    return isBlank(cell) || isBlank(other) || textOf(cell) === textOf(other)
  })
  const said = naming.filter((at) => !isBlank(next.cells[at]))
  return agrees && (said.length === 0 || said.some((at) => !isBlank(product.cells[at])))
}

/** Whether a row names neither a product nor one of its sizes: it has the sums of those above it. */
function isSum({ cells, sizes, named }: Product, { naming }: Columns): boolean {
  if (naming.length === 0 || naming.some((at) => !isBlank(cells[at]))) return false
  return named.has('') || sizes.some(({ said }) => said.some(({ cell }) => isTotal(cell)))
}

const totals = new Set(headingsInAll('total'))

function isTotal(cell: Cell): boolean {
  return typeof cell === 'string' && totals.has(foldHeading(cell))
}

/** Where a row names its product. */
const namingFields: ReadonlySet<ImportField> = new Set(['code', 'slug', 'name'])

function textOf(cell: Cell): string {
  return typeof cell === 'string' ? foldText(cell) : JSON.stringify(cell)
}

function join(product: Product, next: Product) {
  product.cells = product.cells.map((cell, at) => (isBlank(cell) ? (next.cells[at] ?? '') : cell))
  product.sizes.push(...next.sizes)
  for (const name of next.named) product.named.add(name)
}
