import { productRoom } from '#app/desk/catalogue/product-room.server.ts'
import { dayWords } from '#app/desk/enquiry/day-words.ts'
import { findColleagues } from '#app/enquiries/answering/colleagues.server.ts'
import { listKeptCategories } from '#app/stock/kept-categories.server.ts'
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
  const page = await listStock(db, query)
  const { inCategory, ...counts } = page.counts
  const categories = await listKeptCategories(db)
  const hasOrder = Boolean(query.category) && !query.q && !query.show && !query.order
  const people = await findColleagues(
    db,
    page.rows.map(({ editedBy }) => editedBy),
  )
  const toShown = (row: StockRow): ShownStockRow => ({
    id: row.id,
    version: row.version,
    name: row.name,
    under: row.botanical || (query.category ? '' : row.categoryName),
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
    categories: categories.map(({ key, name }) => ({
      key,
      words: `${name} (${(inCategory.get(key) ?? 0).toLocaleString('en-IN')})`,
    })),
    rows: page.rows.map(toShown),
    counts,
    total: page.total,
    more: page.more,
    next: page.next,
    mayChange,
    hasOrder,
    beside: page.beside,
  }
}

function askedWords(count: number) {
  if (count === 0) return 'No enquiries'
  return count === 1 ? '1 enquiry' : `${count.toLocaleString('en-IN')} enquiries`
}

function firstName(name = '') {
  return name.trim().split(/\s+/)[0] ?? ''
}
