import { findLastNames } from '#app/catalogue/last-names.server.ts'
import type { WrittenColumn } from '#app/catalogue/sheets/write-workbook.ts'
import { listPriceChanges } from '#app/catalogue/sizes/price-history.server.ts'
import { typedPrice } from '#app/money/typed-price.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { localTime } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'

const rowsAtOnce = 200

/** The columns of the sheet of all changes of prices. */
export const priceColumns: readonly WrittenColumn[] = [
  { heading: 'When (IST)', holds: 'time', width: 18 },
  { heading: 'Code', holds: 'number', width: 8 },
  { heading: 'Product', width: 32 },
  { heading: 'Size', width: 24 },
  { heading: 'From, Rs', holds: 'number', width: 12 },
  { heading: 'To, Rs', holds: 'number', width: 12 },
  { heading: 'Who', width: 24 },
]

/** Gives every change of a price as a row of that sheet, newest first. */
export async function* listPriceRows(db: Database): AsyncGenerator<string[]> {
  let before: number | undefined
  for (;;) {
    const some = await listPriceChanges(db, { before, limit: rowsAtOnce })
    const last = some.at(-1)
    if (!last) return
    before = last.id
    const names = await findLastNames(db, [...new Set(some.map(({ productId }) => productId))])
    const people = await findColleagues(
      db,
      some.map(({ staffId }) => staffId),
    )
    for (const { at, productId, size, from, to, staffId } of some) {
      yield [
        localTime(at),
        String(productId),
        names.get(productId)?.name ?? '',
        size,
        typedPrice(from),
        typedPrice(to),
        (staffId !== null && people.get(staffId)?.name) || '',
      ]
    }
  }
}
