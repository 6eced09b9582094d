import type { Database } from '#database/connection.ts'

/** So many quotes are asked for at once: SQLite takes so many values. */
const atOnce = 500

/** Lists the products that most of these quotes name, by how many name them, in the revisions that hold. */
export async function listMostQuoted(
  db: Database,
  quoteIds: readonly number[],
  limit: number,
): Promise<{ id: number; times: number }[]> {
  const counts = new Map<number, number>()
  for (let from = 0; from < quoteIds.length; from += atOnce) {
    const rows = await db
      .selectFrom('quote_lines')
      .innerJoin('quote_revisions', 'quote_revisions.id', 'quote_lines.revision_id')
      .select(['quote_lines.product_id as id', 'quote_revisions.quote_id'])
      .distinct()
      .where('quote_revisions.quote_id', 'in', quoteIds.slice(from, from + atOnce))
      .where('quote_revisions.state', '!=', 'replaced')
      .where('quote_lines.product_id', 'is not', null)
      .execute()
    for (const { id } of rows) {
      if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  return [...counts]
    .map(([id, times]) => ({ id, times }))
    .sort((one, other) => other.times - one.times || one.id - other.id)
    .slice(0, limit)
}
