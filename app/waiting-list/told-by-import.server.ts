import type { ProductEdit } from '#app/catalogue/fields/product-values.ts'
import { awayUntil, listToBeHad, type ProductSize, unnamedSize } from '#app/catalogue/sizes/size.ts'
import { listReturned } from '#app/catalogue/sizes/size-returns.server.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import type { Database } from '#database/connection.ts'
import { countWaiting } from './waiting-counts.server.ts'

/** What is about to be changed of a product. */
interface Coming {
  productId: number
  change: Partial<ProductEdit>
}

/** Counts who will be told that something is back if the rows of an import are applied that wait for it. */
export async function countToldByApplying(db: Database, importId: string): Promise<number> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['product_id', 'checked'])
    .where('import_id', '=', importId)
    .where('outcome', '=', 'changed')
    .where('left_out', '=', 0)
    .where('applied_at', 'is', null)
    .where('product_id', 'in', selectWaitedFor(db))
    .execute()
  return countTold(
    db,
    rows.map(({ product_id, checked }) => {
      return { productId: Number(product_id), change: JSON.parse(checked ?? '{}').change ?? {} }
    }),
  )
}

/** Counts who will be told that something is back if an import is undone. */
export async function countToldByUndoing(db: Database, importId: string): Promise<number> {
  const rows = await db
    .selectFrom('catalogue_changes')
    .select(['product_id', 'before'])
    .where('import_id', '=', importId)
    .where('source', '!=', 'undo')
    .where('before', 'is not', null)
    .where('product_id', 'in', selectWaitedFor(db))
    .execute()
  return countTold(
    db,
    rows.map(({ product_id, before }) => {
      return { productId: Number(product_id), change: JSON.parse(before ?? '{}') }
    }),
  )
}

function selectWaitedFor(db: Database) {
  return db.selectFrom('waiting_list').select('product_id').where('state', '=', 'waiting')
}

/** Those are told who wait for what comes back by a change, or came back while it was hidden. */
async function countTold(db: Database, coming: readonly Coming[]): Promise<number> {
  if (coming.length === 0) return 0
  const ids = coming.map(({ productId }) => productId)
  const waiting = await countWaiting(db, ids)
  const known = await readSizes(db, ids)
  const shown = await listShown(db, ids)
  const returned = await listNoted(db, ids)
  return coming.reduce((sum, { productId, change }) => {
    const wasShown = shown.has(productId)
    const isShown = change.hidden === undefined ? wasShown : !change.hidden
    if (!isShown) return sum
    const before = known.get(productId) ?? []
    const after = sizesAfter(change) ?? before
    const had = listToBeHad(after)
    const noted = wasShown ? [] : (returned.get(productId) ?? [])
    const back = new Set([
      ...listReturned(before, after),
      ...noted.filter((number) => had.has(number)),
    ])
    const told = (waiting.get(productId) ?? []).filter(({ number }) => back.has(number))
    return told.reduce((all, size) => all + size.waiting, sum)
  }, 0)
}

/** A month alone is said of the one size without a name. */
function sizesAfter({
  sizes,
  backIn,
}: Partial<ProductEdit>): readonly Pick<ProductSize, 'number' | 'availability'>[] | undefined {
  if (sizes === undefined && backIn === undefined) return undefined
  if (sizes && sizes.length > 0) return sizes
  return [{ number: unnamedSize, availability: awayUntil(backIn ?? null) }]
}

async function listShown(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db.selectFrom('shown_products').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => Number(id)))
}

async function listNoted(db: Database, ids: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('size_returns')
    .select(['product_id', 'number'])
    .where('product_id', 'in', ids)
    .execute()
  const byProduct = Map.groupBy(rows, ({ product_id }) => Number(product_id))
  return new Map(
    [...byProduct].map(([id, sizes]) => [id, sizes.map(({ number }) => Number(number))]),
  )
}
