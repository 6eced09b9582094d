import type { Database } from '#database/connection.ts'
import type { QuoteState } from './quote.ts'

/** Counts revisions of quotes by their state, for whoever watches over the site. */
export async function countRevisions(db: Database): Promise<Map<QuoteState, number>> {
  const rows = await db
    .selectFrom('quote_revisions')
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('many')])
    .groupBy('state')
    .execute()
  return new Map(rows.map(({ state, many }) => [state, Number(many)]))
}
