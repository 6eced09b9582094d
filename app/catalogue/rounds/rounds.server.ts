import type { Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { insertRows } from '#database/insert-rows.ts'
import type { StockAnswersTable } from '#database/schema/stock.ts'
import type { Schema } from '#database/schema.ts'
import type { AnsweredField } from './round-field.ts'

/** A round that nobody has ended goes on for so long, in ms. */
const openMs = 24 * 60 * 60 * 1000

/** Rounds are kept for so long, in ms. */
const keptMs = 90 * 24 * 60 * 60 * 1000

/** A walk of one person through a category. */
export interface StockRound {
  id: number
  category: string
  isEnded: boolean
}

/** What was answered of a size in a round, as `writeField` writes it. */
export interface StockAnswer extends AnsweredField {
  id: number
  was: string
  said: string
  theirs: string | null
  state: StockAnswersTable['state']
}

/** Gives the round through a category that somebody has begun and not ended; undefined for none. */
export async function findOpenRound(
  db: Database,
  { staffId, category }: { staffId: number; category: string },
  now: Date,
): Promise<StockRound | undefined> {
  const row = await selectRounds(db, staffId)
    .where('category_key', '=', category)
    .where('ended_at', 'is', null)
    .where('begun_at', '>', new Date(now.getTime() - openMs).toISOString())
    .executeTakeFirst()
  return row && { id: Number(row.id), category, isEnded: false }
}

/** Gives somebody's own round; undefined where there is none with this number. */
export async function findRound(
  db: Database,
  id: number,
  staffId: number,
): Promise<StockRound | undefined> {
  const row = await selectRounds(db, staffId).where('id', '=', id).executeTakeFirst()
  return row && { id, category: row.category_key, isEnded: row.ended_at !== null }
}

function selectRounds(db: Database, staffId: number) {
  return db
    .selectFrom('stock_rounds')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('id', 'desc')
}

/** Gives the open round of somebody through a category, begun now where there is none. */
export async function beginRound(
  transaction: Transaction<Schema>,
  about: { staffId: number; category: string },
  now: Date,
): Promise<number> {
  const open = await findOpenRound(transaction, about, now)
  if (open) return open.id
  const old = new Date(now.getTime() - keptMs).toISOString()
  await transaction.deleteFrom('stock_rounds').where('begun_at', '<', old).execute()
  const { staffId, category } = about
  const begun = { staff_id: staffId, category_key: category, begun_at: now.toISOString() }
  const { id } = await insertRows(transaction, 'stock_rounds', [{ ...begun, ended_at: null }])
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(id)
}

/** Ends a round: what is answered from then on belongs to another. */
export async function endRound(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('stock_rounds')
    .set({ ended_at: now.toISOString() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Lists what was answered in a round and not undone, in the order in which it was. */
export async function listAnswers(db: Database, roundId: number): Promise<StockAnswer[]> {
  const rows = await db
    .selectFrom('stock_answers')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('state', '!=', 'undone')
    .orderBy('id')
    .execute()
  return rows.map(({ id, product_id, number, field, was, said, theirs, state }) => ({
    ...{ id: Number(id), productId: Number(product_id), number: Number(number) },
    ...{ field, was, said, theirs, state },
  }))
}

/** Gives the last answer of each field of a size, by `answerKey`. */
export function lastAnswers(answers: readonly StockAnswer[]): Map<string, StockAnswer> {
  return new Map(answers.map((answer) => [answerKey(answer), answer]))
}

/** Names a size of a product in one text, as the lists of visitors do: '7~3'. */
export function sizeKey({ productId, number }: { productId: number; number: number }): string {
  return `${productId}~${number}`
}

/** Names a field of a size in one text. */
export function answerKey({ field, ...size }: AnsweredField): string {
  return `${sizeKey(size)} ${field}`
}
