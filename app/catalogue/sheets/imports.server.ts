import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as otherRequests } from 'node:timers/promises'
import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Database } from '#database/connection.ts'
import { inPieces } from '#database/in-pieces.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { ImportsTable } from '#database/schema/imports.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { foldHeading } from './import-field.ts'
import type { Matching } from './match-columns.ts'
import type { Cell, SheetHead, SheetRow } from './reading/cell.ts'

/** How long an import can be undone, and what it brought is kept, in ms. */
export const undoMs = 30 * 24 * 60 * 60 * 1000

export type ImportState = ImportsTable['state']

/** An import as its screens and the work on it see it. */
export interface StoredImport {
  id: string
  fileName: string
  sheetName: string
  otherSheets: number
  staffId: number
  createdAt: string
  state: ImportState
  headings: string[]
  matching: Matching
  rows: number
  toDo: number
  done: number
  newProducts: number
  changedProducts: number
  beganAt: string | null
  appliedAt: string | null
  undoneAt: string | null
  keepLater: boolean
  /** JSON of what it does to the products of its rows, see app/catalogue/bulk; null: it is a spreadsheet. */
  bulk: string | null
  /** What the staff call a change of many products; null until it is applied. */
  number: number | null
}

/** Written in one transaction, so that the writer is never held for long. */
const rowsAtOnce = 200

/**
 * Keeps a sheet with how its columns match, its rows as they come; gives the import's id. Throws what
 * `batches` throws, or the database; nothing of it stays then.
 */
export async function addImport(
  db: Database,
  sheet: Pick<SheetHead, 'name' | 'headings' | 'rows'>,
  batches: Iterable<readonly SheetRow[]> | AsyncIterable<readonly SheetRow[]>,
  about: { fileName: string; otherSheets: number; staffId: number; matching: Matching },
  now = new Date(),
): Promise<string> {
  const id = randomUUID()
  await retryWhenBusy(() =>
    db
      .insertInto('imports')
      .values({
        id,
        file_name: about.fileName,
        sheet_name: sheet.name,
        other_sheets: about.otherSheets,
        staff_id: about.staffId,
        created_at: now.toISOString(),
        state: 'matching',
        headings: JSON.stringify(sheet.headings),
        matching: JSON.stringify(about.matching),
        rows: sheet.rows,
      })
      .execute(),
  )
  try {
    for await (const batch of batches) await addRows(db, id, batch)
  } catch (error) {
    // Where that fails too, it is removed within the hour as one that was never stored whole.
    await removeImport(db, id).catch(() => undefined)
    throw error
  }
  return id
}

async function addRows(db: Database, id: string, batch: readonly SheetRow[]) {
  for (const some of inPieces(batch, rowsAtOnce)) {
    const rows = some.map(({ row, cells }) => ({
      import_id: id,
      row,
      cells: JSON.stringify(cells),
    }))
    await retryWhenBusy(() => db.insertInto('import_rows').values(rows).execute())
    await otherRequests()
  }
}

/** Gives an import, or undefined. */
export async function findImport(db: Database, id: string): Promise<StoredImport | undefined> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toImport(row)
}

/** An import as a list of them shows it. */
export interface ListedImport extends StoredImport {
  staffName: string
}

/** Lists the sheets that were brought in before, newest first; not what nobody has applied. */
export async function listEarlierImports(db: Database, limit = 20): Promise<ListedImport[]> {
  const rows = await selectListed(db)
    .where('bulk', 'is', null)
    .where('applied_at', 'is not', null)
    .orderBy('applied_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toListed)
}

/** Begins a query for imports as a list shows them; `toListed` makes them of its rows. */
export function selectListed(db: Database) {
  return db
    .selectFrom('imports')
    .innerJoin('staff', 'staff.id', 'imports.staff_id')
    .selectAll('imports')
    .select('staff.name as staff_name')
}

export function toListed(row: Selectable<ImportsTable> & { staff_name: string }): ListedImport {
  return { ...toImport(row), staffName: row.staff_name }
}

/** The first cells of a sheet, to show what stands in its columns. */
export async function listSamples(db: Database, id: string, limit = 50): Promise<Cell[][]> {
  const rows = await db
    .selectFrom('import_rows')
    .select('cells')
    .where('import_id', '=', id)
    .orderBy('row')
    .limit(limit)
    .execute()
  return rows.map(({ cells }) => JSON.parse(cells))
}

/** Keeps what somebody said of the columns, for this import and for the next of the same headings. */
export async function saveMatching(
  db: Database,
  { id, headings }: Pick<StoredImport, 'id' | 'headings'>,
  matching: Matching,
  now = new Date(),
): Promise<void> {
  const said = { matching: JSON.stringify(matching), used_at: now.toISOString() }
  await writeTransaction(db, async (transaction) => {
    await transaction
      .updateTable('imports')
      .set({ matching: said.matching })
      .where('id', '=', id)
      .execute()
    await transaction
      .insertInto('import_matchings')
      .values({ headings_hash: hashOf(headings), ...said })
      .onConflict((conflict) => conflict.column('headings_hash').doUpdateSet(said))
      .execute()
  })
}

/** Gives how columns of the same headings were matched before, or undefined. */
export async function findMatching(
  db: Database,
  headings: readonly string[],
): Promise<Matching | undefined> {
  const row = await db
    .selectFrom('import_matchings')
    .select('matching')
    .where('headings_hash', '=', hashOf(headings))
    .executeTakeFirst()
  return row && JSON.parse(row.matching)
}

/** How many rows of an import are stored by now. */
export function storedRows({ selectFrom }: ExpressionBuilder<Schema, 'imports'>) {
  return selectFrom('import_rows')
    .select((build) => build.fn.countAll<number>().as('stored'))
    .whereRef('import_rows.import_id', '=', 'imports.id')
}

/** Removes an import and its rows, some at a time. */
export async function removeImport(db: Database, id: string) {
  await removeRows(db, id)
  await retryWhenBusy(() => db.deleteFrom('imports').where('id', '=', id).execute())
}

/** Removes an import's rows, some at a time. */
export async function removeRows(db: Database, id: string) {
  for (;;) {
    const gone = await retryWhenBusy(() =>
      db
        .deleteFrom('import_rows')
        .where('id', 'in', (rows) =>
          rows.selectFrom('import_rows').select('id').where('import_id', '=', id).limit(500),
        )
        .executeTakeFirst(),
    )
    if (Number(gone.numDeletedRows) === 0) return
  }
}

/** The same headings in the same order, however they are spelt. */
function hashOf(headings: readonly string[]) {
  return createHash('sha256').update(headings.map(foldHeading).join('\n')).digest('hex')
}

/** Gives an import as its screens and the work on it see it. */
export function toImport(row: Selectable<ImportsTable>): StoredImport {
  return {
    id: row.id,
    fileName: row.file_name,
    sheetName: row.sheet_name,
    otherSheets: row.other_sheets,
    staffId: row.staff_id,
    createdAt: row.created_at,
    state: row.state,
    headings: JSON.parse(row.headings),
    matching: JSON.parse(row.matching),
    rows: row.rows,
    toDo: row.to_do,
    done: row.done,
    newProducts: row.new_products,
    changedProducts: row.changed_products,
    beganAt: row.began_at,
    appliedAt: row.applied_at,
    undoneAt: row.undone_at,
    keepLater: row.keep_later === 1,
    bulk: row.bulk,
    number: row.number === null ? null : Number(row.number),
  }
}
