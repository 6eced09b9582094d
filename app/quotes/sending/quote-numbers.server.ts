import type { Transaction } from 'kysely'
import { indiaDay } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'

/** A quote's number with its parts. */
export interface QuoteNumber {
  year: number
  running: number
  /** As in `Q-2026-0017`. */
  number: string
}

/**
 * Takes the next number of an instant's financial year, for a quote that is sent in this
 * transaction. The year's row stays locked until the transaction ends, so that one which fails
 * leaves no gap and no two get the same; another prefix does not begin again.
 */
export async function takeQuoteNumber(
  transaction: Transaction<Schema>,
  prefix: string,
  now: Date,
): Promise<QuoteNumber> {
  const year = financialYear(now)
  const { last: running } = await transaction
    .insertInto('quote_counters')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .column('year')
        .doUpdateSet(({ eb }) => ({ last: eb('quote_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return { year, running, number: numberOf(prefix, year, running) }
}

/** Gives the number that the next quote takes, if it is sent at this instant. Nothing is taken. */
export async function peekQuoteNumber(db: Database, prefix: string, now: Date): Promise<string> {
  const year = financialYear(now)
  const row = await db
    .selectFrom('quote_counters')
    .select('last')
    .where('year', '=', year)
    .executeTakeFirst()
  return numberOf(prefix, year, (row?.last ?? 0) + 1)
}

function numberOf(prefix: string, year: number, running: number) {
  return `${prefix}-${year}-${String(running).padStart(4, '0')}`
}

/** Gives the calendar year in which an instant's financial year began: India's begins in April. */
export function financialYear(at: Date): number {
  const [year = 0, month = 1] = indiaDay(at).split('-').map(Number)
  return month >= 4 ? year : year - 1
}
