import { setImmediate } from 'node:timers/promises'
import type { Database } from '#database/connection.ts'

/** It takes some milliseconds, then others are served. */
const enquiriesAtOnce = 1_000

/** Gives the ids of all products that an enquiry names: the desk leads from it to them. */
export async function listNamedProducts(db: Database): Promise<Set<number>> {
  const named = new Set<number>()
  let last = 0
  for (;;) {
    const rows = await db
      .selectFrom('enquiries')
      .select(['id', 'products'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(enquiriesAtOnce)
      .execute()
    for (const { products } of rows) {
      for (const { id } of JSON.parse(products) as { id: number }[]) named.add(id)
    }
    last = Number(rows.at(-1)?.id ?? 0)
    if (rows.length < enquiriesAtOnce) return named
    await setImmediate()
  }
}
