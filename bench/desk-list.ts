import { sql } from 'kysely'
import {
  listProductsForStaff,
  type ProductQuery,
} from '#app/catalogue/store/products-for-staff.server.ts'
import type { Database } from '#database/connection.ts'
import budgets from './budgets.json' with { type: 'json' }
import type { Row } from './row.ts'
import { median } from './statistics.ts'
import { tidyPostgres } from './tidy-postgres.ts'

const times = 9

const lists: Readonly<Record<string, ProductQuery>> = {
  all: {},
  category: { category: 'indoor-plants' },
  missing: { show: 'missing' },
  'by name': { order: 'name' },
  edited: { order: 'edited' },
  found: { q: 'rose' },
}

/** Measures the first page of the desk's list of a large catalogue, of which a third lacks a fact. */
export async function measureDeskList(db: Database, products: number): Promise<Row> {
  await sql`update products set facts_missing = 1 where id % 3 = 0`.execute(db)
  await tidyPostgres(db)
  const { products: largest, ms: atMost } = budgets.deskList
  const figures: Row['figures'] = []
  for (const [name, query] of Object.entries(lists)) {
    const ms: number[] = []
    for (let time = 0; time < times; time += 1) {
      const startedAt = performance.now()
      await listProductsForStaff(db, query)
      ms.push(performance.now() - startedAt)
    }
    const limit = products === largest ? { atMost } : {}
    figures.push({ name, value: median(ms), unit: 'ms', ...limit })
  }
  return {
    part: 'search',
    what: `desk’s list of ${products.toLocaleString('en-GB')}`,
    figures,
  }
}
