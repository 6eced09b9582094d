import { setImmediate as otherRequests } from 'node:timers/promises'
import { sql } from 'kysely'
import { listStoredCategories } from '#app/catalogue/store/categories/stored-categories.server.ts'
import { listProductsNamed } from '#app/catalogue/store/named-products.server.ts'
import type { StoredProduct } from '#app/catalogue/store/stored-products.server.ts'
import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import { writeWithoutSync } from '#database/sqlite/write-without-sync.ts'
import { foldText } from '#languages/folded-text.ts'
import type { CategoryChoice, CellContext } from './cells/cell-read.ts'
import { slugInCell } from './cells/field-cells.ts'
import { mendSizes, type SizeField } from './cells/size-mends.ts'
import {
  type CheckedRow,
  checkRow,
  type Found,
  type RowCells,
  type RowProblem,
} from './check-row.ts'
import type { ImportField } from './import-field.ts'
import { findImport, type StoredImport } from './imports.server.ts'
import type { Cell } from './reading/cell.ts'

/** Rows that are looked at, and written, at a time: some ten milliseconds. */
const rowsAtOnce = 100

interface RowToCheck {
  id: number
  row: number
  cells: Cell[]
  mends: Partial<Record<ImportField | SizeField, string>>
}

/**
 * Finds out what would become of every row that has not been applied, or of those of these ids, and
 * keeps it. Nothing of the catalogue is written.
 */
export async function checkImport(
  db: Database,
  id: string,
  ids?: readonly number[],
): Promise<void> {
  const kept = await findImport(db, id)
  if (!kept) return
  const context = { ...(await readCellContext(db, kept.fileName)), headings: headingsOf(kept) }
  if (!ids) await forgetTargets(db, id)
  let after = 0
  for (;;) {
    const rows = await listRowsToCheck(db, id, after, ids)
    const last = rows.at(-1)
    if (!last) break
    after = last.id
    const cells = rows.map((row) => cellsByField(row, kept))
    const found = await findNamed(db, cells)
    const checked = cells.map((one) => checkRow(one, { ...context, found }))
    await keepChecked(db, id, rows, checked)
    await otherRequests()
  }
  await retryWhenBusy(() =>
    db
      .updateTable('imports')
      .set({ state: 'checked' })
      .where('id', '=', id)
      .where('state', '=', 'matching')
      .execute(),
  )
}

/** Counts the rows whose code is some product's. */
export async function countKnownCodes(
  db: Database,
  { id, matching }: Pick<StoredImport, 'id' | 'matching'>,
): Promise<number> {
  const at = matching.indexOf('code')
  let after = 0
  let known = 0
  for (;;) {
    const rows = await listRowsToCheck(db, id, after, undefined)
    const last = rows.at(-1)
    if (!last) return known
    after = last.id
    const codes = rows.flatMap(({ cells }) =>
      /^\d{1,9}$/.test(String(cells[at])) ? [Number(cells[at])] : [],
    )
    const found =
      codes.length > 0
        ? await db.selectFrom('products').select('id').where('id', 'in', codes).execute()
        : []
    const ids = new Set(found.map((product) => Number(product.id)))
    known += codes.filter((code) => ids.has(code)).length
    await otherRequests()
  }
}

/** What rows wrote to when columns were matched otherwise. */
async function forgetTargets(db: Database, id: string) {
  await retryWhenBusy(() =>
    db
      .updateTable('import_rows')
      .set({ target: null })
      .where('import_id', '=', id)
      .where('applied_at', 'is', null)
      .where('target', 'is not', null)
      .execute(),
  )
}

/** What is needed to read and write the cells of a file's rows. */
export async function readCellContext(db: Database, fileName: string): Promise<CellContext> {
  const categories = (await listStoredCategories(db)).map(
    ({ key, name, kind, wall }): CategoryChoice => ({ key, name, kind, wall }),
  )
  return { categories, source: `Our own list, ${fileName}`.slice(0, 300) }
}

function headingsOf({ headings, matching }: StoredImport) {
  const named: Partial<Record<ImportField, string>> = {}
  for (const [at, field] of matching.entries()) {
    if (field && field !== 'ask') named[field] = headings[at] ?? ''
  }
  return named
}

function cellsByField({ cells, mends }: RowToCheck, { matching }: StoredImport): RowCells {
  const byField: RowCells = {}
  for (const [at, field] of matching.entries()) {
    if (field && field !== 'ask') byField[field] = cells[at] ?? ''
  }
  const { sizes } = byField
  return { ...byField, ...mends, ...(sizes !== undefined && { sizes: mendSizes(sizes, mends) }) }
}

async function listRowsToCheck(
  db: Database,
  importId: string,
  after: number,
  ids: readonly number[] | undefined,
): Promise<RowToCheck[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['id', 'row', 'cells', 'mends'])
    .where('import_id', '=', importId)
    .where('id', '>', after)
    .where('applied_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute()
  return rows.map(({ id, row, cells, mends }) => ({
    id: Number(id),
    row,
    cells: JSON.parse(cells),
    mends: JSON.parse(mends),
  }))
}

/** Gives what the catalogue has of what some rows name by code, address or name. */
async function findNamed(db: Database, rows: readonly RowCells[]): Promise<Found> {
  const said = (field: ImportField) =>
    rows.flatMap((cells) => {
      const cell = cells[field]
      return typeof cell === 'string' && cell !== '' ? [cell] : []
    })
  const codes = said('code')
    .filter((code) => /^\d{1,9}$/.test(code))
    .map(Number)
  const slugs = said('slug').map(slugInCell)
  const names = said('name').map(foldText)
  const products = await listProductsNamed(db, { ids: codes, slugs, names })
  return {
    byId: new Map(products.map((product) => [product.id, product])),
    bySlug: new Map(products.map((product) => [product.edit.slug, product])),
    byName: Map.groupBy(products, ({ edit }: StoredProduct) => foldText(edit.name)),
  }
}

async function keepChecked(
  db: Database,
  importId: string,
  rows: readonly RowToCheck[],
  checked: readonly CheckedRow[],
) {
  const targets = checked.flatMap(({ target }) => target ?? [])
  await retryWhenBusy(() =>
    writeWithoutSync(db, async (transaction) => {
      const others = await transaction
        .selectFrom('import_rows')
        .select(['row', 'target'])
        .where('import_id', '=', importId)
        .where('left_out', '=', 0)
        .where('target', 'in', [...targets, 'none'])
        .where(
          'id',
          'not in',
          rows.map(({ id }) => id),
        )
        .execute()
      const claimed = new Map(others.map(({ row, target }) => [target ?? '', row]))
      const found = checked.map((one, at) => {
        const { id, row } = rows[at] as RowToCheck
        const { outcome, target, productId, ...rest } = refuseTwice(one, row, claimed)
        return sql`(cast(${id} as integer), ${outcome}, ${target ?? null},
          cast(${productId ?? null} as integer), ${JSON.stringify(rest)})`
      })
      // One statement for all of them: both engines call what stands in it column1, column2, …
      await sql`
        update import_rows set outcome = found.column2, target = found.column3,
          product_id = found.column4, checked = found.column5
        from (values ${sql.join(found)}) as found
        where import_rows.id = found.column1 and applied_at is null`.execute(transaction)
    }),
  )
}

/** Of two rows for the same product the first is taken, and the second asks; of a new one for another name. */
function refuseTwice(checked: CheckedRow, row: number, claimed: Map<string, number>): CheckedRow {
  const { target, name } = checked
  if (!target) return checked
  const first = claimed.get(target)
  if (first === undefined || first === row) {
    claimed.set(target, row)
    return checked
  }
  const isNew = checked.productId === undefined
  const problem: RowProblem = {
    ...(isNew && { field: 'name' }),
    text: '',
    sentence: `Row ${first} is for ${name} too. ${isNew ? 'Give it another name, or leave' : 'Leave'} one of them out.`,
  }
  const { target: _, ...rest } = checked
  return { ...rest, outcome: 'need', problems: [...checked.problems, problem] }
}
