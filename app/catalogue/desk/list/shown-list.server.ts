import { productThumb } from '#app/catalogue/desk/product-thumb.server.ts'
import { listStoredCategories } from '#app/catalogue/store/categories/stored-categories.server.ts'
import {
  type ListedProduct,
  listProductsForStaff,
} from '#app/catalogue/store/products-for-staff.server.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { dayWords } from '#app/time/day-words.ts'
import type { Database } from '#database/connection.ts'
import type { ProductQuery } from './list-address.ts'
import type { ShownList, ShownListRow } from './shown-list.ts'

/** Gives the catalogue's list for a query, as somebody sees it who may change it, or may not. */
export async function showList(
  db: Database,
  query: ProductQuery,
  mayChange: boolean,
  now = new Date(),
): Promise<ShownList> {
  const page = await listProductsForStaff(db, query)
  const { inCategory, ...counts } = page.counts
  const categories = await listStoredCategories(db)
  const hasOrder = Boolean(query.category) && !query.q && !query.show && !query.order
  const people = await findColleagues(
    db,
    page.rows.map(({ editedBy }) => editedBy),
  )
  const toShown = (row: ListedProduct): ShownListRow => ({
    id: row.id,
    version: row.version,
    name: row.name,
    under: row.botanical || (query.category ? '' : row.categoryName),
    room: productThumb(row),
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
