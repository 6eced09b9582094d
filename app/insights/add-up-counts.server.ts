import { setImmediate as yieldTurn } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { rest, rowsAtOnce } from './portions.ts'

/** What the triggers on enquiries add to, and the columns by which each is added up. */
const followed = [
  ['enquiry_state_counts', 'day', ['state', 'lost_reason', 'before_desk', 'answered']],
  ['enquiry_answer_counts', 'period', ['minutes']],
  ['enquiry_product_counts', 'period', ['product_id']],
] as const
type Followed = (typeof followed)[number]

/** Some rows of a period, from one value of the first column until another. */
interface Portion {
  period: string
  from: string | number
  until: string | number
  rows: number
  /** How many rows they become. */
  places: number
}

/**
 * Adds up the counts of enquiries, which were counted row by row, in portions. Ends early when
 * `stopping` is aborted: the rest is as right as before.
 */
export async function addUpCounts(db: Database, stopping?: AbortSignal): Promise<void> {
  for (const table of followed) {
    for (let period = await nextPeriod(db, table, ''); period !== undefined; ) {
      for (const portion of await listPortions(db, table, period)) {
        // Of one product or minute there may be more.
        for (let left = portion.rows; left > 0; left -= rowsAtOnce) {
          if (stopping?.aborted) return
          await writeTransaction(db, (transaction) => addUp(transaction, table, portion))
          await rest()
        }
      }
      await yieldTurn()
      if (stopping?.aborted) return
      period = await nextPeriod(db, table, period)
    }
  }
}

async function nextPeriod(db: Database, [table, period]: Followed, last: string) {
  const { rows } = await sql<{ next: string | null }>`
    select min(${sql.ref(period)}) as next from ${sql.table(table)}
    where ${sql.ref(period)} > ${last}`.execute(db)
  return rows[0]?.next ?? undefined
}

/** Lists the portions of a period in which there is anything to add up. */
async function listPortions(
  db: Database,
  [table, period, columns]: Followed,
  one: string,
): Promise<Portion[]> {
  const first = sql.ref(columns[0])
  const { rows: counted } = await sql<{ first: string | number; rows: number; places: number }>`
    select first, sum(times) as rows, count(*) as places from (
      select ${first} as first, count(*) as times from ${sql.table(table)}
      where ${sql.ref(period)} = ${one} group by ${sql.join(columns.map((name) => sql.ref(name)))}
    ) as places group by first order by first`.execute(db)
  const portions: Portion[] = []
  for (const { first, ...many } of counted) {
    const [rows, places] = [Number(many.rows), Number(many.places)]
    const last = portions.at(-1)
    if (last && last.rows + rows <= rowsAtOnce) {
      last.until = first
      last.rows += rows
      last.places += places
    } else portions.push({ period: one, from: first, until: first, rows, places })
  }
  return portions.filter(({ rows, places }) => rows > places)
}

/** What is deleted is what is added up: a row that comes meanwhile is in neither. */
async function addUp(
  transaction: Transaction<Schema>,
  [table, period, columns]: Followed,
  { period: one, from, until }: Portion,
) {
  const first = sql.ref(columns[0])
  const which = sql`from ${sql.table(table)} where ${sql.ref(period)} = ${one}
    and ${first} >= ${from} and ${first} <= ${until} limit ${sql.lit(rowsAtOnce)}`
  const chosen =
    engineOf(transaction) === 'postgres'
      ? sql`ctid = any(array(select ctid ${which}))`
      : sql`rowid in (select rowid ${which})`
  type Row = Record<string, unknown> & { times: number }
  const { rows } = await sql<Row>`
    delete from ${sql.table(table)} where ${chosen} returning *`.execute(transaction)
  const sums = new Map<string, Row>()
  for (const row of rows) {
    const place = JSON.stringify(columns.map((column) => row[column]))
    const sum = sums.get(place)
    if (sum) sum.times += row.times
    else sums.set(place, row)
  }
  const left = [...sums.values()].filter(({ times }) => times !== 0)
  if (left.length === 0) return
  await transaction.insertInto(table).values(left).execute()
}
