import { indiaDay } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'

/** How many quotes a product stands in: those that are being written, and those that wait for a visitor. */
export interface InQuotes {
  drafts: number
  open: number
}

interface Draft {
  lines: { product?: number; removed?: true }[]
}

/** Counts the quotes in which a product stands on India's day of an instant. */
export async function countInQuotes(db: Database, productId: number, now: Date): Promise<InQuotes> {
  const written = await db
    .selectFrom('quote_revisions')
    .select('draft')
    .where('state', '=', 'draft')
    .execute()
  const drafts = written.filter(({ draft }) => {
    const { lines }: Draft = JSON.parse(draft ?? '{"lines":[]}')
    return lines.some(({ product, removed }) => product === productId && !removed)
  })
  const { open } = await db
    .selectFrom('quote_lines')
    .innerJoin('quote_revisions', 'quote_revisions.id', 'quote_lines.revision_id')
    .select(({ fn }) => fn.count<number | string>('quote_revisions.id').distinct().as('open'))
    .where('product_id', '=', productId)
    .where('state', 'in', ['sent', 'change-asked'])
    .where('valid_until', '>=', indiaDay(now))
    .executeTakeFirstOrThrow()
  return { drafts: drafts.length, open: Number(open) }
}
