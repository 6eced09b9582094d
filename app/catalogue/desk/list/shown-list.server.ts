import { areAllTicked, countTicked, findTicked } from '#app/catalogue/bulk/ticks.server.ts'
import { productThumb } from '#app/catalogue/desk/product-thumb.server.ts'
import { availabilityInWords } from '#app/catalogue/desk/value-words.ts'
import { sayWhoWaits } from '#app/catalogue/desk/who-waits.server.ts'
import { writeAvailability } from '#app/catalogue/sizes/availability-code.ts'
import { listSizesToChange, type ProductSize } from '#app/catalogue/sizes/size.ts'
import { listStoredCategories } from '#app/catalogue/store/categories/stored-categories.server.ts'
import {
  type ListedProduct,
  listProductsForStaff,
  ROWS_ON_A_PAGE,
} from '#app/catalogue/store/products-for-staff.server.ts'
import { formatMoney } from '#app/money/money.ts'
import type { Database } from '#database/connection.ts'
import { counted } from '#languages/counted.ts'
import type { ProductQuery } from './list-address.ts'
import { offerOf, usualChoices } from './offer-choices.server.ts'
import type { ShownList, ShownListRow } from './shown-list.ts'

/** Gives the catalogue's list for a query, as one of the staff sees it who may change it, or may not. */
export async function showList(
  db: Database,
  query: ProductQuery,
  { staffId, mayChange }: { staffId: number; mayChange: boolean },
): Promise<ShownList> {
  const page = await listProductsForStaff(db, query)
  const { inCategory, ...counts } = page.counts
  const categories = await listStoredCategories(db)
  const hasOrder = Boolean(query.category) && !query.q && !query.show && !query.order
  const ids = page.rows.map(({ id }) => id)
  const ticked = mayChange ? await countTicked(db, staffId) : 0
  const those = ticked > 0 ? await findTicked(db, staffId, ids) : new Set()
  const waits = await sayWhoWaits(db, ids)
  const toShown = (row: ListedProduct): ShownListRow => ({
    id: row.id,
    version: row.version,
    name: row.name,
    under: [row.botanical || (query.category ? '' : row.categoryName), waits.get(row.id)]
      .filter(Boolean)
      .join(', '),
    room: productThumb(row),
    factsKnown: row.factsKnown,
    factsAll: row.factsAll,
    asked: askedWords(row.enquiriesThisMonth),
    ...sizesOfRow(row.sizes),
    ticked: those.has(row.id),
    hidden: row.hidden,
    isWithHidden: !row.hidden && !row.shown,
  })
  return {
    query,
    categories: categories.map(({ key, name }) => ({
      key,
      name,
      words: `${name} (${(inCategory.get(key) ?? 0).toLocaleString('en-IN')})`,
    })),
    rows: page.rows.map(toShown),
    counts,
    total: page.total,
    more: page.more,
    next: page.next,
    pageSize: ROWS_ON_A_PAGE,
    ticked,
    allTicked: ticked > 0 && (await areAllTicked(db, staffId, query)),
    choices: mayChange ? usualChoices : [],
    mayChange,
    hasOrder,
    beside: page.beside,
  }
}

function askedWords(count: number) {
  return count === 0 ? 'No enquiries' : counted(count, 'enquiry', 'enquiries')
}

/** Gives what a row says of a product's sizes: of all of which anything is known. */
export function sizesOfRow(
  known: readonly ProductSize[],
): Pick<ShownListRow, 'toBeHad' | 'price' | 'offer'> {
  return {
    toBeHad: toBeHadWords(known),
    price: priceWords(known),
    offer: offerOf(listSizesToChange(known)),
  }
}

/** Where sizes differ, how many of them are away; all others can be had in one way or another. */
function toBeHadWords(sizes: readonly ProductSize[]) {
  const said = new Set(sizes.map(({ availability }) => writeAvailability(availability)))
  const [first] = sizes
  if (!first || (said.size === 1 && first.availability === null)) return ''
  if (said.size === 1) return availabilityInWords(first.availability)
  const away = sizes.filter(({ availability }) => availability?.is === 'away').length
  return away > 0 ? `Not now: ${away} of ${sizes.length}` : 'Differs by size'
}

function priceWords(sizes: readonly ProductSize[]) {
  const prices = sizes.flatMap(({ price }) => price ?? [])
  if (prices.length === 0) return ''
  const least = Math.min(...prices)
  const isFrom = prices.length < sizes.length || prices.some((price) => price !== least)
  return `${isFrom ? 'from ' : ''}${formatMoney(least)}`
}
