import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { writeSizes } from '#app/catalogue/sizes/sizes.server.ts'
import type { Database } from '#database/connection.ts'

export const sizesEach = 4
const productsPerTransaction = 5_000

/** Gives every product of a catalogue four sizes with prices, each of another availability. */
export async function giveSizes(db: Database) {
  const ids = (await db.selectFrom('products').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  )
  for (let start = 0; start < ids.length; start += productsPerTransaction) {
    const some = ids.slice(start, start + productsPerTransaction)
    await db.transaction().execute((transaction) =>
      writeSizes(
        transaction,
        some.map((id) => ({ id, sizes: sizesOf(id) })),
        null,
      ),
    )
  }
}

/** The sizes of the product with this id. */
function sizesOf(id: number): ProductSize[] {
  return Array.from({ length: sizesEach }, (_, place) => ({
    number: place + 1,
    label: `${4 + 2 * place} inch pot`,
    labels: {},
    price: 100 * (149 + 50 * place),
    availability:
      place === id % sizesEach
        ? { is: 'to-order', days: 14 }
        : { is: place % 2 ? 'available' : 'ask' },
  }))
}
