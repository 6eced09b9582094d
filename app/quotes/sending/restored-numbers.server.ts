import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'

/** The last number that was given to a quote in each financial year. */
export type LastNumbers = ReadonlyMap<number, number>

/** Reads how far a database has numbered quotes. */
export async function readLastNumbers(db: Database): Promise<LastNumbers> {
  const rows = await db.selectFrom('quote_counters').selectAll().orderBy('year').execute()
  return new Map(rows.map(({ year, last }) => [year, last]))
}

/**
 * Lets a restored database go on numbering after what was numbered since its backup was made, where that is
 * known: no number is given to two quotes. Gives how far each year has come then.
 */
export async function goOnNumbering(
  transaction: Transaction<Schema>,
  known: LastNumbers,
): Promise<LastNumbers> {
  const own = await readLastNumbers(transaction)
  for (const [year, last] of known) {
    if (last <= (own.get(year) ?? 0)) continue
    await transaction
      .insertInto('quote_counters')
      .values({ year, last })
      .onConflict((conflict) => conflict.column('year').doUpdateSet({ last }))
      .execute()
  }
  return readLastNumbers(transaction)
}

/** Reads a number such as `Q-2026-0017` as its year and how far that has come; undefined for what is none. */
export function readQuoteNumber(text: string): LastNumbers | undefined {
  const [, year, last] = /^(?:[A-Za-z]{1,6}-)?(\d{4})-(\d{4,9})$/.exec(text.trim()) ?? []
  return year && last ? new Map([[Number(year), Number(last)]]) : undefined
}
