import type { Transaction } from 'kysely'
import { writeAvailability } from '#app/catalogue/sizes/availability-code.ts'
import { type Availability, listSizesToChange, usualDays } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { lockCatalogue } from '#app/catalogue/store/catalogue-state.server.ts'
import { productHistory } from '#app/catalogue/store/history/product-history.server.ts'
import { saveProducts } from '#app/catalogue/store/save-product.server.ts'
import { listStoredProducts } from '#app/catalogue/store/stored-products.server.ts'
import type { Database } from '#database/connection.ts'
import { insertRows } from '#database/insert-rows.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { type AnsweredField, type RoundField, withField, writeField } from './round-field.ts'
import {
  answerKey,
  beginRound,
  lastAnswers,
  listAnswers,
  type StockAnswer,
} from './rounds.server.ts'

/** What somebody says of a size in a round. */
export interface GivenAnswer extends AnsweredField {
  /** The category through which they walk, by its key. */
  category: string
  /** What stood in front of them, as `writeField` writes it. */
  was: string
  /** The same, or `to-order` for as many days as were said last. */
  said: string
  /** Under what it is stored once. */
  submission: string
}

/** Who answers, and what they may say. */
export interface Answering {
  staffId: number
  fields: readonly RoundField[]
}

/** What became of an answer, with what holds now of the size. */
export type AnswerOutcome = Pick<StockAnswer, 'state' | 'said' | 'theirs'>

/**
 * Stores what somebody says of a size, in their round through its category: that they may say it has
 * been asked before. Where somebody else said
 * something other than what stood in front of them, nothing is changed: it `differs`, to be settled at
 * the end of the round. `gone`: there is no such size any more.
 */
export function answerSize(
  db: Database,
  given: GivenAnswer,
  staffId: number,
  now = new Date(),
): Promise<AnswerOutcome> {
  return writeTransaction(db, async (transaction) => {
    await lockCatalogue(transaction)
    // Only now is one stored that was sent before and was still under way.
    const earlier = await findStored(transaction, given.submission)
    if (earlier) return earlier
    const { category, productId, number, field, submission } = given
    const round_id = await beginRound(transaction, { staffId, category }, now)
    // What stands there may be their own answer of a moment ago, which their page does not show yet.
    const own = lastAnswers(await listAnswers(transaction, round_id)).get(answerKey(given))
    const said = await readSaid(transaction, given)
    const asked = { ...given, said, own: own?.state === 'saved' ? own.said : undefined }
    const { stood, ...outcome } = await change(transaction, asked, staffId, now)
    const was = outcome.state === 'saved' ? stood : given.was
    const answer = { product_id: productId, number, field, was, submission, ...outcome }
    const at = now.toISOString()
    await insertRows(transaction, 'stock_answers', [{ ...answer, round_id, at }]).execute()
    return outcome
  })
}

/**
 * Takes back the last answer of a round in one of these fields. Undefined where there is none, else
 * whether it could be.
 */
export function undoAnswer(
  db: Database,
  roundId: number,
  { staffId, fields }: Answering,
): Promise<{ undone: StockAnswer } | { changed: StockAnswer } | undefined> {
  return writeTransaction(db, async (transaction) => {
    await lockCatalogue(transaction)
    const answers = await listAnswers(transaction, roundId)
    const last = answers.findLast(({ field }) => fields.includes(field))
    if (!last) return undefined
    const { was, said } = last
    const back = { ...last, was: said, said: was }
    const isOther =
      last.state === 'saved' && (await change(transaction, back, staffId)).state === 'differs'
    if (isOther) return { changed: last }
    await setState(transaction, last.id, 'undone')
    return { undone: last }
  })
}

/**
 * Settles an answer that differs from what somebody else said: `mine` stores it, unless somebody spoke
 * again meanwhile; `theirs` leaves what stands. Gives false where there is nothing to settle.
 */
export function settleAnswer(
  db: Database,
  { roundId, answerId, stays }: { roundId: number; answerId: number; stays: 'mine' | 'theirs' },
  { staffId, fields }: Answering,
): Promise<boolean> {
  return writeTransaction(db, async (transaction) => {
    await lockCatalogue(transaction)
    const answers = await listAnswers(transaction, roundId)
    const answer = answers.find(({ id, state }) => id === answerId && state === 'differs')
    if (!answer || !fields.includes(answer.field)) return false
    if (stays === 'theirs') {
      await setState(transaction, answerId, 'settled')
      return true
    }
    const mine = { ...answer, was: answer.theirs ?? '' }
    const { state, theirs, stood } = await change(transaction, mine, staffId)
    await transaction
      .updateTable('stock_answers')
      .set({ state, theirs, was: state === 'saved' ? stood : mine.was })
      .where('id', '=', answerId)
      .execute()
    return true
  })
}

type AskedChange = Omit<GivenAnswer, 'submission' | 'category'> & { own?: string | undefined }

/** Gives also what stood there before, which an undoing brings back. */
async function change(
  transaction: Transaction<Schema>,
  { productId, number, field, was, said, own }: AskedChange,
  staffId: number,
  now: Date = new Date(),
): Promise<AnswerOutcome & { stood: string }> {
  const [product] = await listStoredProducts(transaction, [productId])
  const known = (await readSizes(transaction, [productId])).get(productId) ?? []
  const sizes = product ? listSizesToChange(known) : []
  const size = sizes.find((one) => one.number === number)
  const to = size && withField(size, field, said)
  if (!size || !to) return { state: 'gone', said, theirs: null, stood: was }
  const stood = writeField(size, field)
  if (stood === said) return { state: 'saved', said, theirs: null, stood }
  if (stood !== was && stood !== own) return { state: 'differs', said, theirs: stood, stood }
  const changed = sizes.map((one) => (one === size ? to : one))
  const saved = { id: productId, change: { sizes: changed } }
  const [result] = await saveProducts(transaction, [saved], { staffId, source: 'desk' }, now)
  if (result && !('saved' in result) && !('unchanged' in result)) {
    throw new Error(`The answer of a stock round was not saved: ${Object.keys(result)}`)
  }
  return { state: 'saved', said, theirs: null, stood }
}

/** Made to order without days is in as many as were last said of this size. */
async function readSaid(
  db: Database,
  { productId, number, said }: Pick<GivenAnswer, 'productId' | 'number' | 'said'>,
): Promise<string> {
  if (said !== 'to-order') return said
  const daysIn = (availability: Availability | null | undefined) =>
    availability?.is === 'to-order' ? availability.days : undefined
  const sizes = (await readSizes(db, [productId])).get(productId) ?? []
  const now = daysIn(sizes.find((size) => size.number === number)?.availability)
  const days = now ?? (await findLastDays()) ?? usualDays
  return writeAvailability({ is: 'to-order', days })

  async function findLastDays() {
    const changes = await productHistory.list(db, productId, { limit: 500 })
    return changes
      .flatMap(({ after, before }) => [...(after?.sizes ?? []), ...(before?.sizes ?? [])])
      .filter((size) => size.number === number)
      .map(({ availability }) => daysIn(availability))
      .find((days) => days !== undefined)
  }
}

async function findStored(db: Database, submission: string): Promise<AnswerOutcome | undefined> {
  return db
    .selectFrom('stock_answers')
    .select(['state', 'said', 'theirs'])
    .where('submission', '=', submission)
    .executeTakeFirst()
}

async function setState(db: Database, id: number, state: StockAnswer['state']) {
  await db.updateTable('stock_answers').set({ state }).where('id', '=', id).execute()
}
