import type { Database } from '#database/connection.ts'
import { inPieces } from '#database/in-pieces.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import { readSizeField, type SizeField } from './cells/size-mends.ts'
import { checkImport } from './check-import.server.ts'
import type { CheckedRow, RowDifference, RowProblem } from './check-row.ts'
import type { ImportField } from './import-field.ts'

export type RowOutcome = CheckedRow['outcome']

/** How many rows have which outcome; those left out and applied are counted apart. */
export interface OutcomeCounts extends Record<RowOutcome, number> {
  rows: number
  leftOut: number
  applied: number
}

/** A row as the screen of the dry run shows it. */
export interface ShownRow {
  row: number
  outcome: RowOutcome
  leftOut: boolean
  name: string
  productId: number | null
  problems: (RowProblem & { others: number })[]
  differences: RowDifference[]
  category: string
}

/** Counts what would become of the rows; they add up to `rows`. */
export async function countOutcomes(db: Database, id: string): Promise<OutcomeCounts> {
  const found = await db
    .selectFrom('import_rows')
    .select(['outcome', 'left_out'])
    .select((build) => [
      build.fn.countAll<number>().as('rows'),
      build.fn.count<number>('applied_at').as('applied'),
    ])
    .where('import_id', '=', id)
    .groupBy(['outcome', 'left_out'])
    .execute()
  const counts = { rows: 0, need: 0, new: 0, changed: 0, same: 0, leftOut: 0, applied: 0 }
  for (const { outcome, left_out, rows, applied } of found) {
    counts.rows += Number(rows)
    counts.applied += Number(applied)
    if (left_out) counts.leftOut += Number(rows)
    else if (outcome) counts[outcome] += Number(rows) - Number(applied)
  }
  return counts
}

/** Lists rows of one outcome, or those left out, that have not been applied. */
export async function listRows(
  db: Database,
  id: string,
  {
    outcome,
    after = 0,
    limit = 50,
  }: { outcome: RowOutcome | 'left-out'; after?: number; limit?: number },
): Promise<ShownRow[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['row', 'outcome', 'left_out', 'product_id', 'checked'])
    .where('import_id', '=', id)
    .where('left_out', '=', Number(outcome === 'left-out'))
    .$if(outcome !== 'left-out', (query) => query.where('outcome', '=', outcome as RowOutcome))
    .where('applied_at', 'is', null)
    .where('row', '>', after)
    .orderBy('row')
    .limit(limit)
    .execute()
  const alike = outcome === 'need' ? await countAlike(db, id) : new Map<string, number>()
  return rows.map((row) => {
    const { name, problems, differences, change }: CheckedRow = JSON.parse(row.checked ?? '{}')
    return {
      row: row.row,
      outcome: row.outcome ?? 'need',
      leftOut: row.left_out === 1,
      name,
      differences,
      productId: row.product_id,
      category: change.category ?? '',
      problems: problems.map((problem) => ({
        ...problem,
        others: (alike.get(keyOf(problem)) ?? 1) - 1,
      })),
    }
  })
}

/** How many rows have the same fault of the same words: they can be mended at once. */
async function countAlike(db: Database, id: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { problems } of await listNeeding(db, id)) {
    for (const problem of problems) {
      if (problem.field && problem.text) {
        counts.set(keyOf(problem), (counts.get(keyOf(problem)) ?? 0) + 1)
      }
    }
  }
  return counts
}

/** As many rows with the same mistake as are looked for. */
const mostAlike = 2_000

async function listNeeding(db: Database, id: string) {
  const rows = await db
    .selectFrom('import_rows')
    .select(['id', 'row', 'mends', 'checked'])
    .where('import_id', '=', id)
    .where('outcome', '=', 'need')
    .where('left_out', '=', 0)
    .where('applied_at', 'is', null)
    .orderBy('row')
    .limit(mostAlike)
    .execute()
  return rows.map(({ id: rowId, row, mends, checked }) => ({
    id: Number(rowId),
    row,
    mends: JSON.parse(mends) as Record<string, string>,
    problems: (JSON.parse(checked ?? '{}') as CheckedRow).problems,
  }))
}

function keyOf({ field, text }: RowProblem) {
  const { part } = readSizeField(field ?? '') ?? {}
  return `${part ? `size ${part}` : field} ${text.toLowerCase()}`
}

/**
 * Writes something in place of a row's cell, with `all` in every row that has the same words there,
 * and finds out what becomes of them now.
 */
export async function mendRow(
  db: Database,
  id: string,
  {
    row,
    field,
    text,
    all = false,
  }: { row: number; field: ImportField | SizeField; text: string; all?: boolean },
): Promise<void> {
  const needing = await listNeeding(db, id)
  const asked = needing.find((one) => one.row === row)
  if (!asked) return
  const wrong = asked.problems.find((problem) => problem.field === field)
  const mended = needing.map((one) => {
    const same = one.problems.filter(
      (other) => all && wrong?.text && other.field && keyOf(other) === keyOf(wrong),
    )
    const fields = [...(one === asked ? [field] : []), ...same.map((other) => other.field)]
    const written = Object.fromEntries(fields.map((name) => [name, text]))
    return { id: one.id, fields, mends: { ...one.mends, ...written } }
  })
  const alike = mended.filter(({ fields }) => fields.length > 0)
  for (const { id: rowId, mends } of alike) {
    await retryWhenBusy(() =>
      db
        .updateTable('import_rows')
        .set({ mends: JSON.stringify(mends) })
        .where('id', '=', rowId)
        .where('applied_at', 'is', null)
        .execute(),
    )
  }
  await checkImport(
    db,
    id,
    alike.map(({ id: rowId }) => rowId),
  )
}

/** Leaves a row out, or takes it in again, and checks those again that stood in its way. */
export async function leaveOut(db: Database, id: string, row: number, out: boolean): Promise<void> {
  const left = await retryWhenBusy(() =>
    db
      .updateTable('import_rows')
      .set({ left_out: Number(out), ...(out && { target: null }) })
      .where('import_id', '=', id)
      .where('row', '=', row)
      .where('applied_at', 'is', null)
      .returning('id')
      .execute(),
  )
  const needing = (await listNeeding(db, id)).map(({ id: rowId }) => rowId)
  const ids = [...left.flatMap(({ id: rowId }) => (out ? [] : Number(rowId))), ...needing]
  for (const some of inPieces(ids)) await checkImport(db, id, some)
}
