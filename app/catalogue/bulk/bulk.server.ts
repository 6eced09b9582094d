import { randomUUID } from 'node:crypto'
import { setImmediate as otherRequests } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { beginApplying } from '#app/catalogue/sheets/begin-import.server.ts'
import {
  findImport,
  type ListedImport,
  type StoredImport,
  selectListed,
  toListed,
} from '#app/catalogue/sheets/imports.server.ts'
import { listStoredProducts } from '#app/catalogue/store/stored-products.server.ts'
import type { Database } from '#database/connection.ts'
import { inPieces } from '#database/in-pieces.ts'
import { asGiven, insertRows } from '#database/insert-rows.ts'
import { takeNamedLock } from '#database/named-lock.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { Schema } from '#database/schema.ts'
import { writeWithoutSync } from '#database/sqlite/write-without-sync.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { type BulkChange, planBulkChange } from './bulk-change.ts'
import { selectTicked, untickAll } from './ticks.server.ts'

/** Planned and written in one transaction, so that neither the writer nor a visitor waits for long. */
const rowsAtOnce = 50

/** A change of many products, as its screens and the work on it see it. */
export type StoredBulk = Omit<StoredImport, 'bulk'> & { bulk: BulkChange }

interface RowToPlan {
  row: number
  productId: number
  /** The numbers of the lines that somebody left out. */
  out: number[]
}

/**
 * Prepares a change of the products that somebody has ticked, in the catalogue's order, and changes
 * none of them; gives its id, or undefined where nothing is ticked. It is an import that has no
 * sheet: each product is a row.
 */
export async function prepareBulkChange(
  db: Database,
  bulk: BulkChange,
  staffId: number,
  now = new Date(),
): Promise<string | undefined> {
  const ticked = await selectTicked(db, staffId).orderBy('catalogue_order').execute()
  if (ticked.length === 0) return undefined
  const id = randomUUID()
  const named = { file_name: '', sheet_name: '', other_sheets: 0, headings: '[]', matching: '[]' }
  await retryWhenBusy(() =>
    db
      .insertInto('imports')
      .values({
        ...named,
        id,
        staff_id: staffId,
        created_at: now.toISOString(),
        state: 'matching',
        rows: ticked.length,
        bulk: JSON.stringify(bulk),
      })
      .execute(),
  )
  const rows = ticked.map((product, at) => ({
    row: at + 1,
    productId: Number(product.id),
    out: [],
  }))
  for (const some of inPieces(rows, rowsAtOnce)) {
    await planSome(db, id, bulk, some)
  }
  await retryWhenBusy(() =>
    db.updateTable('imports').set({ state: 'checked' }).where('id', '=', id).execute(),
  )
  return id
}

/** Gives a change of many products, or undefined where there is none of this id. */
export async function findBulkChange(db: Database, id: string): Promise<StoredBulk | undefined> {
  const kept = await findImport(db, id)
  return kept && toBulk(kept)
}

function toBulk<Kept extends StoredImport>(kept: Kept) {
  return kept.bulk === null ? undefined : { ...kept, bulk: JSON.parse(kept.bulk) as BulkChange }
}

/** Lists the changes of many products that were applied, newest first. */
export async function listBulkChanges(
  db: Database,
  limit = 50,
): Promise<(StoredBulk & Pick<ListedImport, 'staffName'>)[]> {
  const rows = await selectListed(db)
    .where('bulk', 'is not', null)
    .where('applied_at', 'is not', null)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap((row) => toBulk(toListed(row)) ?? [])
}

/** Gives the numbers of the changes of many products among these imports, by id. */
export async function findBulkNumbers(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('imports')
    .select(['id', 'number'])
    .where('id', 'in', ids)
    .where('number', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, number }) => [id, Number(number)]))
}

/**
 * Prepares a change again by other terms; what was left out stays left out. It can't be begun until all of its rows
 * follow them. Whoever asks for others meanwhile is the last to say; where the process ended, it is asked for again.
 */
export async function replanBulkChange(
  db: Database,
  { id }: Pick<StoredBulk, 'id'>,
  bulk: BulkChange,
): Promise<void> {
  const { numUpdatedRows } = await retryWhenBusy(() =>
    db
      .updateTable('imports')
      .set({ bulk: JSON.stringify(bulk), state: 'matching' })
      .where('id', '=', id)
      .where('state', 'in', ['checked', 'matching'])
      .executeTakeFirst(),
  )
  if (Number(numUpdatedRows) === 0) return
  for (let after = 0; ; ) {
    const rows = await listRowsToPlan(db, id, { after, limit: rowsAtOnce })
    const last = rows.at(-1)
    if (!last) break
    after = last.row
    await planSome(db, id, bulk, rows)
  }
  await retryWhenBusy(() => holdPlan(db, id, bulk, { from: 'matching', to: 'checked' }).execute())
}

/** What somebody said of the lines that stand on a page. */
export interface LeftOut {
  /** The rows of that page: from the first to the last. */
  from: number
  to: number
  /** The lines that are left out: the row's number and the line's. */
  out: readonly { row: number; number: number }[]
}

/** Leaves out of a change the lines that somebody ticked on a page, and takes in the others of that page. */
export async function leaveOutLines(
  db: Database,
  { id, bulk, state }: Pick<StoredBulk, 'id' | 'bulk' | 'state'>,
  { from, to, out }: LeftOut,
): Promise<void> {
  if (state !== 'checked') return
  const rows = await listRowsToPlan(db, id, { after: from - 1, to })
  const changed = rows.flatMap((row) => {
    const said = out.filter((line) => line.row === row.row).map(({ number }) => number)
    const isSame = said.length === row.out.length && said.every((one) => row.out.includes(one))
    return isSame ? [] : [{ ...row, out: said }]
  })
  if (changed.length === 0) return
  await writeTransaction(db, async (transaction) => {
    const states = { from: 'checked', to: 'checked' } as const
    const held = await holdPlan(transaction, id, bulk, states).executeTakeFirst()
    if (held.numUpdatedRows > 0n) await planRows(transaction, id, bulk, changed)
  })
}

/**
 * Begins a change of many products, which gets its number; their ticks go. False when it can't be
 * begun now.
 */
export async function beginBulkChange(
  app: Pick<App, 'db' | 'backgroundWork' | 'metrics'>,
  id: string,
  staffId: number,
): Promise<boolean> {
  await writeTransaction(app.db, async (transaction) => {
    await takeNamedLock(transaction, 'number of a bulk change')
    const { last } = await transaction
      .selectFrom('imports')
      .select((build) => build.fn.max('number').as('last'))
      .executeTakeFirstOrThrow()
    await transaction
      .updateTable('imports')
      .set({ number: Number(last ?? 0) + 1 })
      .where('id', '=', id)
      .where('number', 'is', null)
      .execute()
  })
  if (!(await beginApplying(app, id, staffId))) return false
  await untickAll(app.db, staffId)
  return true
}

async function listRowsToPlan(
  db: Database,
  id: string,
  { after, to, limit }: { after: number; to?: number; limit?: number },
): Promise<RowToPlan[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['row', 'product_id', 'mends'])
    .where('import_id', '=', id)
    .where('row', '>', after)
    .$if(to !== undefined, (query) => query.where('row', '<=', to ?? 0))
    .where('applied_at', 'is', null)
    .orderBy('row')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
  return rows.map(({ row, product_id, mends }) => ({
    row,
    productId: Number(product_id),
    out: JSON.parse(mends).out ?? [],
  }))
}

/** In which state a change has to be, and in which it is then. */
type PlanStates = Record<'from' | 'to', 'matching' | 'checked'>

/**
 * Holds a change, if it is in a state and follows these terms, until the transaction ends: nobody begins it or
 * gives it others between its rows.
 */
function holdPlan(db: Database, id: string, bulk: BulkChange, { from, to }: PlanStates) {
  return db
    .updateTable('imports')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .where('bulk', '=', JSON.stringify(bulk))
}

/**
 * Plans some of many rows, of which a power cut may take the last, and lets others go first. Plans none where the
 * change follows other terms by now, or is thrown away.
 */
async function planSome(
  db: Database,
  id: string,
  bulk: BulkChange,
  rows: readonly RowToPlan[],
): Promise<void> {
  await retryWhenBusy(() =>
    writeWithoutSync(db, async (transaction) => {
      const states = { from: 'matching', to: 'matching' } as const
      const held = await holdPlan(transaction, id, bulk, states).executeTakeFirst()
      if (held.numUpdatedRows > 0n) await planRows(transaction, id, bulk, rows)
    }),
  )
  await otherRequests()
}

/** Finds out what a change would do to some rows' products as they are now, and writes it. */
async function planRows(
  transaction: Transaction<Schema>,
  id: string,
  bulk: BulkChange,
  rows: readonly RowToPlan[],
): Promise<void> {
  const ids = rows.map(({ productId }) => productId)
  const products = new Map((await listStoredProducts(transaction, ids)).map((one) => [one.id, one]))
  const planned = rows.flatMap(({ row, productId, out }) => {
    const product = products.get(productId)
    if (!product) return []
    const { changes, lines, change } = planBulkChange(product.edit, bulk, out)
    const { name } = product.edit
    const checked = { name, lines, change, version: product.version, problems: [] }
    return {
      import_id: id,
      row,
      cells: '[]',
      mends: JSON.stringify({ out }),
      left_out: Number(changes && Object.keys(change).length === 0),
      outcome: changes ? ('changed' as const) : ('same' as const),
      target: `id ${productId}`,
      product_id: productId,
      checked: JSON.stringify(checked),
    }
  })
  if (planned.length === 0) return
  await insertRows(transaction, 'import_rows', planned)
    .onConflict((conflict) => conflict.columns(['import_id', 'row']).doUpdateSet(asGiven(planned)))
    .execute()
}
