import type { Transaction } from 'kysely'
import { fieldLabel } from '#app/stock/product-edit.ts'
import { type SaveResult, saveProducts } from '#app/stock/save-product.server.ts'
import type { Schema } from '#database/schema.ts'
import type { CheckedRow, RowProblem } from './check-row.ts'
import type { KeptImport } from './imports.server.ts'
import { findFreeSlugs } from './slug-of-name.server.ts'

/** What the row of a batch keeps of its check. */
type KeptCheck = Omit<CheckedRow, 'outcome' | 'target' | 'productId'>

/**
 * Applies the next rows of an import, at most `limit`, and counts them; gives how many it found.
 * A row that has become wrong since it was checked, as when somebody edited the product meanwhile,
 * is not applied and asks.
 */
export async function applyRows(
  transaction: Transaction<Schema>,
  { id, staffId }: Pick<KeptImport, 'id' | 'staffId'>,
  limit: number,
): Promise<number> {
  const rows = await transaction
    .selectFrom('import_rows')
    .select(['id', 'product_id', 'checked'])
    .where('import_id', '=', id)
    .where('outcome', 'in', ['new', 'changed'])
    .where('left_out', '=', 0)
    .where('applied_at', 'is', null)
    .orderBy('row')
    .limit(limit)
    .execute()
  if (rows.length === 0) return 0
  const checks = rows.map(({ checked }): KeptCheck => JSON.parse(checked ?? '{}'))
  const withoutSlug = checks.filter(({ change }, at) => !rows[at]?.product_id && !change.slug)
  const slugs = await findFreeSlugs(
    transaction,
    withoutSlug.map(({ change }) => change),
  )
  const batch = checks.map(({ change, version }, at) => {
    const known = rows[at]?.product_id
    if (known) return { id: Number(known), change, version }
    const place = withoutSlug.indexOf(checks[at] as KeptCheck)
    return { change: place < 0 ? change : { ...change, slug: slugs[place] ?? '' } }
  })
  const by = { staffId, source: 'import', importId: id } as const
  const results = await saveProducts(transaction, batch, by)
  let [fresh, changed] = [0, 0]
  const at = new Date().toISOString()
  // Most rows keep nothing else of it: they are written as one.
  const appliedRows: number[] = []
  for (const [place, result] of results.entries()) {
    const row = rows[place]
    const check = checks[place]
    if (!row || !check) continue
    if ('saved' in result && row.product_id) changed += 1
    else if ('saved' in result) fresh += 1
    const problem = findProblem(result)
    if (!problem) appliedRows.push(row.id)
    const found = problem
      ? { outcome: 'need' as const, checked: JSON.stringify({ ...check, problems: [problem] }) }
      : 'saved' in result && !row.product_id && { product_id: result.saved.id }
    if (!found) continue
    await transaction.updateTable('import_rows').set(found).where('id', '=', row.id).execute()
  }
  if (appliedRows.length > 0) {
    await transaction
      .updateTable('import_rows')
      .set({ applied_at: at })
      .where('id', 'in', appliedRows)
      .execute()
  }
  await transaction
    .updateTable('imports')
    .set((one) => ({
      done: one('done', '+', rows.length),
      new_products: one('new_products', '+', fresh),
      changed_products: one('changed_products', '+', changed),
    }))
    .where('id', '=', id)
    .execute()
  return rows.length
}

function findProblem(result: SaveResult): RowProblem | undefined {
  if ('conflict' in result) {
    const fields = result.conflict.map(({ field }) => fieldLabel(field)).join(', ')
    return { text: '', sentence: `Somebody changed it meanwhile: ${fields}. Check the rows again.` }
  }
  if ('faults' in result) {
    const [sentence = 'It can’t be kept like this.'] = Object.values(result.faults)
    return { text: '', sentence }
  }
  if ('missing' in result) return { text: '', sentence: 'The product is not there any more.' }
  return undefined
}
