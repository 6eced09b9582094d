import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** So many rows' facts are read at a time: some megabytes. */
const ROWS_AT_ONCE = 500

interface Span {
  from: number
  to: number
}

interface Plant {
  summerDays?: Span
}

/**
 * Gives cards the days between waterings in summer as a product's page says them, and reckons the
 * Plant Finder's groups again from these days: the groups are said in days now.
 */
export async function daysBetweenWaterings(transaction: Transaction<Schema>): Promise<void> {
  for (const name of ['summer_from_days', 'summer_to_days']) {
    await transaction.schema.alterTable('product_facts').addColumn(name, 'integer').execute()
  }
  let last = 0
  for (;;) {
    const rows = await transaction
      .selectFrom('product_facts')
      .select(['product_id', 'details'])
      .where('product_id', '>', last)
      .orderBy('product_id')
      .limit(ROWS_AT_ONCE)
      .execute()
    for (const { product_id, details } of rows) {
      last = product_id
      const plants = plantsOf(JSON.parse(details))
      await transaction
        .updateTable('product_facts')
        .set(columnsOf(plants.map(({ summerDays }) => summerDays)))
        .where('product_id', '=', product_id)
        .execute()
    }
    if (rows.length < ROWS_AT_ONCE) break
  }
}

/** The plants in a packet, or the one plant. */
function plantsOf(facts: { plant?: Plant; contains?: { facts: Plant }[] }): Plant[] {
  const contained = facts.contains ?? []
  return contained.length > 0 ? contained.map((inside) => inside.facts) : [facts.plant ?? {}]
}

/** What is true of all of them. */
function columnsOf(spans: readonly (Span | undefined)[]) {
  const [first] = spans
  const isOne = spans.every((span) => span?.from === first?.from && span?.to === first?.to)
  const groups = new Set(spans.map((span) => (span ? groupOf(span) : null)))
  return {
    water: groups.size === 1 ? ([...groups][0] ?? null) : null,
    summer_from_days: (isOne && first?.from) || null,
    summer_to_days: (isOne && first?.to) || null,
  }
}

function groupOf({ from, to }: Span) {
  const middle = (from + to) / 2
  if (middle < 3) return 'daily'
  if (middle < 6) return 'twice'
  return middle < 10 ? 'week' : 'rare'
}
