import type { Database } from '#database/connection.ts'

/** A size of a product and how many wait for it; number 0: for any size. */
export interface WaitingForSize {
  number: number
  waiting: number
}

/**
 * Counts who would be told if these products' sizes came back, by product: those who wait, whoever
 * wrote them down. One statement, however many products there are.
 */
export async function countWaiting(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, WaitingForSize[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('waiting_list')
    .select(['product_id', 'number'])
    .select(({ fn }) => fn.countAll<number | string>().as('waiting'))
    .where('state', '=', 'waiting')
    .where('product_id', 'in', productIds)
    .groupBy(['product_id', 'number'])
    .orderBy('product_id')
    .orderBy('number')
    .execute()
  const byProduct = Map.groupBy(rows, ({ product_id }) => Number(product_id))
  return new Map(
    [...byProduct].map(([id, sizes]) => [
      id,
      sizes.map(({ number, waiting }) => ({ number: Number(number), waiting: Number(waiting) })),
    ]),
  )
}

/** A product's size and how many wait for it. */
export interface MostWaitedFor extends WaitingForSize {
  productId: number
}

/** Lists the sizes that most people wait for today, and how many wait in all. */
export async function listMostWaitedFor(
  db: Database,
  limit: number,
): Promise<{ sizes: MostWaitedFor[]; people: number }> {
  const waiting = db.selectFrom('waiting_list').where('state', '=', 'waiting')
  const rows = await waiting
    .select(['product_id', 'number'])
    .select(({ fn }) => fn.countAll<number | string>().as('waiting'))
    .groupBy(['product_id', 'number'])
    .orderBy('waiting', 'desc')
    .orderBy('product_id')
    .orderBy('number')
    .limit(limit)
    .execute()
  const { people } = await waiting
    .select(({ fn }) => fn.countAll<number | string>().as('people'))
    .executeTakeFirstOrThrow()
  const sizes = rows.map((row) => ({
    productId: Number(row.product_id),
    number: Number(row.number),
    waiting: Number(row.waiting),
  }))
  return { sizes, people: Number(people) }
}

/** A product that people wait for. */
export interface WaitedFor {
  productId: number
  waiting: number
  /** Numbers that staff have to write to. */
  drafts: number
}

/** Lists the products that people wait for or are to be written to about, what most want first. */
export async function listWaitedFor(db: Database): Promise<WaitedFor[]> {
  const rows = await db
    .selectFrom('waiting_list')
    .select(['product_id', 'state'])
    .select(({ fn }) => fn.countAll<number | string>().as('people'))
    .where('state', 'in', ['waiting', 'sending', 'draft'])
    .groupBy(['product_id', 'state'])
    .execute()
  const byProduct = Map.groupBy(rows, ({ product_id }) => Number(product_id))
  const count = (states: typeof rows, isDraft: boolean) =>
    states
      .filter(({ state }) => (state === 'draft') === isDraft)
      .reduce((sum, { people }) => sum + Number(people), 0)
  return [...byProduct]
    .map(([productId, states]) => ({
      productId,
      waiting: count(states, false),
      drafts: count(states, true),
    }))
    .sort((one, other) => other.drafts - one.drafts || other.waiting - one.waiting)
}
