import { sql, type Transaction } from 'kysely'
import { fieldLabel } from '#app/catalogue/store/product-edit.ts'
import type { ProductToSave } from '#app/catalogue/store/save-plan.ts'
import { type SaveResult, saveProducts } from '#app/catalogue/store/save-product.server.ts'
import type { Schema } from '#database/schema.ts'
import type { CheckedRow, RowProblem } from './check-row.ts'
import type { StoredImport } from './imports.server.ts'
import { findFreeSlugs } from './slug-of-name.server.ts'

/** What the row of a batch keeps of its check. */
type KeptCheck = Omit<CheckedRow, 'outcome' | 'target' | 'productId'>

/**
 * Applies the next rows of an import after the row `after`, at most `limit`, and counts them; gives the
 * last of them, or undefined when there is none. A row that has become wrong since it was checked,
 * as when somebody edited the product meanwhile, is not applied and asks.
 */
export async function applyRows(
  transaction: Transaction<Schema>,
  { id, staffId, bulk }: Pick<StoredImport, 'id' | 'staffId' | 'bulk'>,
  { after, limit, now }: { after: number; limit: number; now: Date },
): Promise<number | undefined> {
  const found = await transaction
    .selectFrom('import_rows')
    .select(['id', 'row', 'product_id', 'checked'])
    .where('import_id', '=', id)
    .where('row', '>', after)
    .where('outcome', 'in', ['new', 'changed'])
    .where('left_out', '=', 0)
    .where('applied_at', 'is', null)
    .orderBy('row')
    .limit(limit)
    .execute()
  const last = found.at(-1)
  if (!last) return undefined
  const rows = found.map(({ checked, ...row }) => ({ ...row, check: JSON.parse(checked ?? '{}') }))
  const batch = await listToSave(transaction, rows)
  const by = { staffId, source: 'import', importId: id } as const
  const results = await saveProducts(transaction, batch, by, now)
  const applied = rows.flatMap((row, place) => {
    const result = results[place]
    return result ? [{ row, result }] : []
  })
  const counts = await noteResults(transaction, applied, bulk ? '' : ' Check the rows again.', now)
  await transaction
    .updateTable('imports')
    .set((one) => ({
      done: one('done', '+', rows.length),
      new_products: one('new_products', '+', counts.added),
      changed_products: one('changed_products', '+', counts.changed),
    }))
    .where('id', '=', id)
    .execute()
  return last.row
}

/** A row that is to be applied. */
interface RowToApply {
  id: number
  row: number
  product_id: number | null
  check: KeptCheck
}

/** Gives what is to be saved of the rows' products, in their order: one that is new and says no address gets one. */
async function listToSave(
  transaction: Transaction<Schema>,
  rows: readonly RowToApply[],
): Promise<ProductToSave[]> {
  const lacksSlug = ({ product_id, check }: RowToApply) => !product_id && !check.change.slug
  const slugs = await findFreeSlugs(
    transaction,
    rows.filter(lacksSlug).map(({ check }) => check.change),
  )
  return rows.map((row): ProductToSave => {
    const { change, version } = row.check
    if (row.product_id) return { id: Number(row.product_id), change, version }
    return { change: lacksSlug(row) ? { ...change, slug: slugs.shift() ?? '' } : change }
  })
}

/**
 * Notes what became of rows, with `advice` where somebody changed a product meanwhile. Gives how many products
 * were added and how many changed.
 */
async function noteResults(
  transaction: Transaction<Schema>,
  applied: readonly { row: RowToApply; result: SaveResult }[],
  advice: string,
  now: Date,
): Promise<{ added: number; changed: number }> {
  let changed = 0
  // Most rows keep nothing else of it: they are written as one.
  const appliedRows: number[] = []
  const added: { row: number; product: number }[] = []
  for (const { row, result } of applied) {
    if ('saved' in result && row.product_id) changed += 1
    else if ('saved' in result) added.push({ row: row.id, product: result.saved.id })
    const problem = findProblem(result, advice)
    if (!problem) {
      appliedRows.push(row.id)
      continue
    }
    await transaction
      .updateTable('import_rows')
      .set({ outcome: 'need', checked: JSON.stringify({ ...row.check, problems: [problem] }) })
      .where('id', '=', row.id)
      .execute()
  }
  if (appliedRows.length > 0) {
    await transaction
      .updateTable('import_rows')
      .set({ applied_at: now.toISOString() })
      .where('id', 'in', appliedRows)
      .execute()
  }
  if (added.length > 0) {
    const pairs = added.map(
      ({ row, product }) => sql`(cast(${row} as integer), cast(${product} as integer))`,
    )
    // Both engines call what stands in the list column1 and column2.
    await sql`
      update import_rows set product_id = added.column2
      from (values ${sql.join(pairs)}) as added
      where import_rows.id = added.column1`.execute(transaction)
  }
  return { added: added.length, changed }
}

/** Why a row could not be applied; `advice` is what helps where somebody changed the product meanwhile. */
function findProblem(result: SaveResult, advice: string): RowProblem | undefined {
  if ('conflict' in result) {
    const fields = result.conflict.map(({ field }) => fieldLabel(field)).join(', ')
    return { text: '', sentence: `Somebody changed it meanwhile: ${fields}.${advice}` }
  }
  if ('faults' in result) {
    const [sentence = 'It can’t be kept like this.'] = Object.values(result.faults)
    return { text: '', sentence }
  }
  if ('missing' in result) return { text: '', sentence: 'The product is not there any more.' }
  return undefined
}
