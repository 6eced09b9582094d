import { changesOnAPage } from '#app/catalogue/desk/history/show-changes.server.ts'
import { listPriceChanges } from '#app/catalogue/sizes/price-history.server.ts'
import { findProductForStaff } from '#app/catalogue/store/products-for-staff.server.ts'
import { formatMoney, type Money } from '#app/money/money.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { momentWords } from '#app/time/day-words.ts'
import type { Database } from '#database/connection.ts'

/** A product and what its prices were, newest first. */
export interface ShownPrices {
  id: number
  name: string
  changes: readonly {
    id: number
    size: string
    from: string
    to: string
    who: string
    at: string
  }[]
  /** From where on there are older ones. */
  older: number | undefined
}

/** Gives what the prices of a product were, up to a page before a change; undefined for no product. */
export async function showPrices(
  db: Database,
  productId: number,
  before: number | undefined,
  now = new Date(),
): Promise<ShownPrices | undefined> {
  const product = await findProductForStaff(db, productId)
  if (!product) return undefined
  const found = await listPriceChanges(db, { productId, before, limit: changesOnAPage + 1 })
  const shown = found.slice(0, changesOnAPage)
  const people = await findColleagues(
    db,
    shown.map(({ staffId }) => staffId),
  )
  return {
    id: productId,
    name: product.edit.name,
    changes: shown.map(({ id, size, from, to, at, staffId }) => ({
      ...{ id, size: size || 'The only size', from: priceWords(from), to: priceWords(to) },
      who: (staffId !== null && people.get(staffId)?.name) || 'Nobody by hand',
      at: momentWords(at, now),
    })),
    older: found.length > changesOnAPage ? shown.at(-1)?.id : undefined,
  }
}

function priceWords(price: Money | null) {
  return price === null ? 'No price' : formatMoney(price)
}
