import { setImmediate as otherRequests } from 'node:timers/promises'
import type { CheckedRow } from '#app/catalogue/sheets/check-row.ts'
import type { Money } from '#app/money/money.ts'
import type { Database } from '#database/connection.ts'
import type { BulkLine } from './bulk-change.ts'

/** So many rows are summed up before other requests have their turn: some milliseconds. */
const rowsAtOnce = 500

/** What a row keeps of its plan, and what became of it. */
type KeptRow = Pick<CheckedRow, 'name' | 'problems'> & { lines: BulkLine[] }

/** A product in a change of many. */
export interface BulkRow {
  row: number
  productId: number
  name: string
  lines: (BulkLine & { out: boolean })[]
}

/** Lists the products of a change after a row, in the catalogue's order. */
export async function listBulkRows(
  db: Database,
  id: string,
  { after, limit }: { after: number; limit: number },
): Promise<BulkRow[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['row', 'product_id', 'mends', 'checked'])
    .where('import_id', '=', id)
    .where('row', '>', after)
    .orderBy('row')
    .limit(limit)
    .execute()
  return rows.map(({ row, product_id, mends, checked }) => {
    const { name, lines }: KeptRow = JSON.parse(checked ?? '{}')
    const out: readonly number[] = JSON.parse(mends).out ?? []
    return {
      row,
      productId: Number(product_id),
      name,
      lines: lines.map((line) => ({ ...line, out: out.includes(line.number) })),
    }
  })
}

/** What a change of many products would do, in figures. */
export interface BulkSums {
  /** Lines that change, and of how many products. */
  lines: number
  products: number
  /** By how much all prices together change; 0 where it changes no prices. */
  by: Money
  same: number
  empty: number
  refused: number
  leftOut: number
}

/** Sums up what a change of many products would do. */
export async function sumUpBulkChange(db: Database, id: string): Promise<BulkSums> {
  const sums = { lines: 0, products: 0, by: 0, same: 0, empty: 0, refused: 0, leftOut: 0 }
  for (let after = 0; ; ) {
    const rows = await listBulkRows(db, id, { after, limit: rowsAtOnce })
    for (const { lines } of rows) {
      const changing = lines.filter(({ is, out }) => is === 'changes' && !out)
      sums.lines += changing.length
      sums.products += changing.length > 0 ? 1 : 0
      sums.leftOut += lines.filter(({ is, out }) => is === 'changes' && out).length
      for (const { from, to } of changing) {
        if (typeof from === 'number' && typeof to === 'number') sums.by += to - from
      }
      for (const { is } of lines) if (is !== 'changes') sums[is] += 1
    }
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return sums
    after = last.row
    await otherRequests()
  }
}

/** A product that a change left as it was, and why, in a sentence. */
export interface LeftAsItWas {
  productId: number
  name: string
  why: string
}

/** Lists the products that a change could not change after all, as when somebody changed them meanwhile. */
export async function listNotChanged(db: Database, id: string): Promise<LeftAsItWas[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['product_id', 'checked'])
    .where('import_id', '=', id)
    .where('outcome', '=', 'need')
    .orderBy('row')
    .execute()
  return rows.map(({ product_id, checked }) => {
    const { name, problems }: KeptRow = JSON.parse(checked ?? '{}')
    const why = problems.map(({ sentence }) => sentence).join(' ')
    return { productId: Number(product_id), name, why }
  })
}

/** Lists what undoing a change left as it is, since somebody has changed it after that. */
export async function listLeftAlone(db: Database, id: string): Promise<LeftAsItWas[]> {
  const rows = await db
    .selectFrom('import_rows')
    .innerJoin('products', 'products.id', 'import_rows.product_id')
    .select(['product_id', 'products.name', 'left_alone'])
    .where('import_id', '=', id)
    .where('left_alone', 'is not', null)
    .orderBy('row')
    .execute()
  return rows.map(({ product_id, name, left_alone }) => {
    const parts: readonly string[] = JSON.parse(left_alone ?? '[]')
    return { productId: Number(product_id), name, why: parts.join(', ') }
  })
}
