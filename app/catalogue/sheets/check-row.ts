import { type FieldName, productFields } from '#app/catalogue/fields/product-fields.ts'
import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { saysTheSame } from '#app/catalogue/fields/says-the-same.ts'
import { findEditFaults } from '#app/catalogue/store/edit-faults.ts'
import { emptyEdit } from '#app/catalogue/store/product-edit.ts'
import type { StoredProduct } from '#app/catalogue/store/stored-products.server.ts'
import { foldText } from '#languages/folded-text.ts'
import { asMeant, type CellChoice, type CellContext, isCleared, quoted } from './cells/cell-read.ts'
import { findCategory } from './cells/codes-in-cell.ts'
import { fieldCells, slugInCell } from './cells/field-cells.ts'
import type { SizeField } from './cells/size-mends.ts'
import { readSizeCells, sizesInWords } from './cells/sizes-in-cells.ts'
import { cellFields, fieldLabels, type ImportField, importFields } from './import-field.ts'
import { type Cell, isBlank, type PlainCell, type SizeCells } from './reading/cell.ts'

/** What a row asks of somebody, and how it can be mended in place. */
export interface RowProblem {
  /** Missing where nothing in the row can be mended: it can be left out. */
  field?: ImportField | SizeField
  /** Where a cell of a size stands. */
  at?: { column: string; row: number }
  sentence: string
  /** What stands in the cell. */
  text: string
  choices?: CellChoice[]
  /** Which of the choices is ours. */
  guess?: string
}

/** What a field was and becomes, as it reads in a cell. */
export interface RowDifference {
  label: string
  before: string
  after: string
}

/** What would become of a row. */
export interface CheckedRow {
  outcome: 'need' | 'new' | 'changed' | 'same'
  /** What it is called on the screen. */
  name: string
  productId?: number
  /** The version of the product that it was compared with. */
  version?: number
  /** Names what it writes to, so that two rows for the same are noticed. */
  target?: string
  change: Partial<ProductEdit>
  differences: RowDifference[]
  problems: RowProblem[]
}

/** A row as it is to be checked: its cells by field, mended where somebody has. */
export type RowCells = Partial<Record<ImportField, Cell>>

/** What stands in the catalogue of what the rows name. */
export interface Found {
  byId: ReadonlyMap<number, StoredProduct>
  bySlug: ReadonlyMap<string, StoredProduct>
  /** By folded name. */
  byName: ReadonlyMap<string, readonly StoredProduct[]>
}

interface RowContext extends CellContext {
  found: Found
  /** The heading of the column that is a field's, as its owner calls it. */
  headings: Partial<Record<ImportField, string>>
}

/** What a row says, by column and of sizes. */
interface SaidOfProduct {
  texts: Partial<Record<ImportField, string>>
  sizes: readonly SizeCells[]
}

/** Says what would become of a row: it writes nothing and asks nobody. */
export function checkRow(cells: RowCells, context: RowContext): CheckedRow {
  const texts: Partial<Record<ImportField, string>> = {}
  const problems: RowProblem[] = []
  const sizes: SizeCells[] = []
  for (const field of importFields) {
    const written = cells[field]
    if (written === undefined || isBlank(written)) continue
    const cell = asMeant(written, field)
    if (typeof cell === 'string') texts[field] = cell
    else if ('sizes' in cell) sizes.push(...cell.sizes)
    else problems.push({ field, ...describeBadCell(cell) })
  }
  const product = findProduct(texts, context, problems)
  return product
    ? checkKnown(product, { texts, sizes }, context, problems)
    : checkNew({ texts, sizes }, context, problems)
}

function checkKnown(
  product: StoredProduct,
  { texts, sizes }: SaidOfProduct,
  context: RowContext,
  problems: RowProblem[],
): CheckedRow {
  const cells = applyCells(product.edit, texts, context, problems)
  const edit = applySizes(cells, sizes, problems)
  const change = differenceOf(product.edit, edit)
  pushFaults(edit, Object.keys(change) as FieldName[], texts, problems)
  const differences = describe(product.edit, edit, context)
  const outcome = problems.length > 0 ? 'need' : differences.length > 0 ? 'changed' : 'same'
  return {
    outcome,
    change,
    differences,
    problems,
    name: product.edit.name,
    productId: product.id,
    version: product.version,
    target: `id ${product.id}`,
  }
}

function checkNew(
  { texts, sizes }: SaidOfProduct,
  context: RowContext,
  problems: RowProblem[],
): CheckedRow {
  const { categories, headings } = context
  const start = emptyEdit({ category: '', kind: 'plant', wall: 'pista' })
  const missing = (field: 'name' | 'category') => {
    if (texts[field] || problems.some((problem) => problem.field === field)) return
    const choices = categories.map(({ name }) => ({ text: name, label: name }))
    problems.push({
      field,
      text: '',
      ...(field === 'category' && { choices }),
      sentence: headings[field]
        ? `${headings[field]} is empty. ${field === 'name' ? 'Type it here' : 'Choose one'}, or leave the row out.`
        : `A new product needs a ${field}.`,
    })
  }
  missing('name')
  missing('category')
  const cells = applyCells(start, texts, context, problems)
  const said = applySizes(cells, sizes, problems)
  const category = categories.find(({ key }) => key === said.category)
  const edit: ProductEdit = {
    ...said,
    ...(category && { kind: category.kind, wall: category.wall }),
    // Until it has a picture.
    hidden: true,
  }
  const change = {
    ...differenceOf(start, edit),
    ...(category && { kind: edit.kind, wall: edit.wall }),
  }
  const faulty = (Object.keys(change) as FieldName[]).filter(
    (field) => field !== 'slug' || edit.slug,
  )
  pushFaults(edit, faulty, texts, problems)
  return {
    outcome: problems.length > 0 ? 'need' : 'new',
    name: edit.name,
    ...(edit.name && { target: `name ${edit.category} ${foldText(edit.name)}` }),
    change,
    // A price that was read wrong is seen before it is in the shop.
    differences: describe(start, said, context).filter(({ label }) => label === fieldLabels.sizes),
    problems,
  }
}

function findProduct(
  texts: Partial<Record<ImportField, string>>,
  { found, categories }: RowContext,
  problems: RowProblem[],
): StoredProduct | undefined {
  const { code = '', slug = '', name = '', category = '' } = texts
  if (code && !isCleared(code)) {
    const product = /^\d{1,9}$/.test(code) ? found.byId.get(Number(code)) : undefined
    if (product) return product
    problems.push({
      field: 'code',
      text: code,
      sentence: `No product has the code ${quoted(code)}.`,
      choices: [{ text: '-', label: 'Find it by its name, or add it' }],
    })
    return undefined
  }
  const bySlug = slug && found.bySlug.get(slugInCell(slug))
  if (bySlug) return bySlug
  const named = name ? (found.byName.get(foldText(name)) ?? []) : []
  const key = findCategory(category, categories)?.key
  const inCategory = key ? named.filter(({ edit }) => edit.category === key) : named
  const [one, other] = inCategory
  if (!other) return one
  problems.push({
    field: 'code',
    text: '',
    sentence: `${inCategory.length} products are called ${quoted(name)}: choose which, or leave the row out.`,
    choices: inCategory.map(({ id, edit }) => {
      const place = categories.find((one) => one.key === edit.category)?.name ?? edit.category
      return { text: String(id), label: `${id}, in ${place}` }
    }),
  })
  return undefined
}

function applyCells(
  start: ProductEdit,
  texts: Partial<Record<ImportField, string>>,
  context: CellContext,
  problems: RowProblem[],
): ProductEdit {
  let edit = start
  if (texts.sizes !== undefined) {
    const sentence = 'Sizes are read from columns of their own, such as Size and Size price.'
    problems.push({ text: texts.sizes, sentence })
  }
  for (const field of cellFields) {
    const text = texts[field]
    if (text === undefined) continue
    const { read, write, cleared } = fieldCells[field]
    if (sameText(text, write(start, context))) continue
    if (isCleared(text)) {
      if (cleared) edit = { ...edit, ...(typeof cleared === 'function' ? cleared(edit) : cleared) }
      else problems.push({ field, text, sentence: `${fieldLabels[field]} can't be empty.` })
      continue
    }
    const result = read(text, edit, context)
    if ('change' in result) edit = { ...edit, ...result.change }
    else {
      const { fault, ...rest } = result
      problems.push({ field, text, sentence: fault, ...rest })
    }
  }
  return edit
}

function applySizes(
  edit: ProductEdit,
  sizes: readonly SizeCells[],
  problems: RowProblem[],
): ProductEdit {
  if (sizes.length === 0) return edit
  const read = readSizeCells(sizes, edit.sizes)
  if ('sizes' in read) return { ...edit, sizes: read.sizes }
  for (const { sentence, cell } of read.faults) {
    if (!cell) problems.push({ sentence, text: '' })
    else {
      const { field, text, ...at } = cell
      problems.push({ field, at, sentence, text })
    }
  }
  return edit
}

/** Spreadsheet programs change the ends of lines and the blanks beside them. */
function sameText(one: string, other: string) {
  const plain = (text: string) =>
    text
      .normalize('NFC')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim()
  return plain(one) === plain(other)
}

function differenceOf(before: ProductEdit, after: ProductEdit): Partial<ProductEdit> {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => !saysTheSame(value, before[field as FieldName]),
    ),
  )
}

function describe(before: ProductEdit, after: ProductEdit, context: CellContext): RowDifference[] {
  const written = (field: ImportField, edit: ProductEdit) => {
    if (field === 'code') return ''
    return field === 'sizes' ? sizesInWords(edit.sizes) : fieldCells[field].write(edit, context)
  }
  return importFields.flatMap((field) => {
    const [was, is] = [written(field, before), written(field, after)]
    return was === is ? [] : [{ label: fieldLabels[field], before: was, after: is }]
  })
}

function pushFaults(
  edit: ProductEdit,
  changed: readonly FieldName[],
  texts: Partial<Record<ImportField, string>>,
  problems: RowProblem[],
) {
  const faults = findEditFaults(edit)
  for (const field of changed) {
    const sentence = faults[field]
    if (!sentence) continue
    const columns = Object.keys(productFields[field].sheet ?? {}) as ImportField[]
    const isSource = (field === 'pets' || field === 'children') && edit[field]?.source === ''
    const candidates = isSource ? columns.slice(1) : columns
    const own = candidates.find((one) => texts[one]) ?? candidates[0]
    if (problems.some((problem) => problem.field === own)) continue
    problems.push({ ...(own && { field: own }), text: (own && texts[own]) ?? '', sentence })
  }
}

function describeBadCell(cell: Exclude<PlainCell, string>): { text: string; sentence: string } {
  if ('date' in cell) {
    return {
      text: cell.date,
      sentence: `The spreadsheet program made a date of this cell, ${cell.date}. Type what it should be.`,
    }
  }
  return cell.error === 'formula'
    ? { text: '', sentence: 'The formula in this cell has no result. Type what it should be.' }
    : {
        text: cell.error,
        sentence: `The formula in this cell failed (${cell.error}). Type what it should be.`,
      }
}
