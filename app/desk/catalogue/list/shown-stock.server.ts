import { productRoom } from '#app/desk/catalogue/product-room.server.ts'
import { dayWords } from '#app/desk/enquiry/day-words.ts'
import { findColleagues } from '#app/enquiries/answering/colleagues.server.ts'
import { listStockCategories } from '#app/stock/categories.server.ts'
import { listStock, type StockRow } from '#app/stock/stock.server.ts'
import type { Database } from '#database/connection.ts'
import type { ShownStock, ShownStockRow } from './shown-stock.ts'
import type { StockQuery } from './stock-address.ts'

/** Gives the catalogue's list for a query, as somebody sees it who may change it, or may not. */
export async function showStock(
  db: Database,
  query: StockQuery,
  mayChange: boolean,
  now = new Date(),
): Promise<ShownStock> {
  const [page, categories] = await Promise.all([listStock(db, query), listStockCategories({ db })])
  const hasOrder = Boolean(query.category) && !query.q && !query.show && !query.order
  const people = await findColleagues(
    db,
    page.rows.map(({ editedBy }) => editedBy),
  )
  const botanical = await findBotanicalNames(
    db,
    page.rows.map(({ id }) => id),
  )
  const toShown = (row: StockRow): ShownStockRow => ({
    id: row.id,
    version: row.version,
    name: row.name,
    under: botanical.get(row.id) ?? (query.category ? '' : row.categoryName),
    room: productRoom(row),
    factsKnown: row.factsKnown,
    factsAll: row.factsAll,
    asked: askedWords(row.enquiriesThisMonth),
    editedOn: row.editedAt ? dayWords(row.editedAt, now) : '',
    editedBy: (row.editedBy !== null && firstName(people.get(row.editedBy)?.name)) || '',
    hidden: row.hidden,
    isWithHidden: !row.hidden && !row.shown,
  })
  return {
    query,
    categories: categories.map(({ key, name, products }) => ({
      key,
      words: `${name} (${products.toLocaleString('en-IN')})`,
    })),
    rows: page.rows.map(toShown),
    counts: page.counts,
    total: page.total,
    next: page.next,
    mayChange,
    hasOrder,
    beside: hasOrder
      ? await findBeside(db, query, page.next)
      : { before: undefined, after: undefined },
  }
}

/** The neighbours of a page's first and last line, so that they can be moved over its edge. */
async function findBeside(db: Database, query: StockQuery, next: number | undefined) {
  const idAt = async (place: number) =>
    (await listStock(db, { ...query, after: place, limit: 1 })).rows[0]?.id
  return {
    before: query.after ? await idAt(query.after - 1) : undefined,
    after: next === undefined ? undefined : await idAt(next),
  }
}

async function findBotanicalNames(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>()
  const rows = await db
    .selectFrom('product_facts')
    .select(['product_id', 'details'])
    .where('product_id', 'in', ids)
    .execute()
  return new Map(
    rows.flatMap(({ product_id, details }) => {
      const { plant } = JSON.parse(details) as { plant?: { botanical?: { is: string } } }
      return plant?.botanical ? [[Number(product_id), plant.botanical.is] as const] : []
    }),
  )
}

function askedWords(count: number) {
  if (count === 0) return 'No enquiries'
  return count === 1 ? '1 enquiry' : `${count.toLocaleString('en-IN')} enquiries`
}

function firstName(name = '') {
  return name.trim().split(/\s+/)[0] ?? ''
}
