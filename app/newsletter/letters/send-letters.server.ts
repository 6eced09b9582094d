import { type ExpressionBuilder, sql, type Transaction } from 'kysely'
import { onTheList } from '#app/newsletter/subscriber-list.server.ts'
import type { Database } from '#database/connection.ts'
import { takeNamedLock } from '#database/named-lock.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { enqueueRegularly } from '#server/delivery/enqueue-regularly.ts'
import { enqueueCopies } from './enqueue-copies.server.ts'
import { allowCopies } from './letter-rules.ts'
import { lettersLock, type StoredLetter } from './letters.server.ts'

/** How often to look for letters that are on their way, in ms. */
const lookEveryMs = 2_000
const finishedAtOnce = 500

type Sending = Pick<App, 'db' | 'config'>

/**
 * Moves letters on from now on: at once and every two seconds, in every process; the pace is that
 * of all of them together. Gives what ends it.
 */
export function startSendingLetters(
  app: Pick<App, 'db' | 'config' | 'delivery' | 'log' | 'backgroundWork'>,
): () => void {
  return enqueueRegularly(app, {
    everyMs: lookEveryMs,
    enqueue: () => sendLetters(app),
    failure: 'letters could not be moved on',
  })
}

/**
 * Counts the copies that were sent, ends letters that have reached everybody, and puts the next
 * copies of the oldest one in the outbox, as many as the pace allows. Gives how many.
 */
export async function sendLetters(
  { db, config }: Sending,
  now: Date = new Date(),
): Promise<number> {
  const underWay = await db
    .selectFrom('outbox')
    .select('letter_id as id')
    .where('letter_id', 'is not', null)
    .unionAll(db.selectFrom('letters').select('id').where('state', '=', 'sending'))
    .limit(1)
    .executeTakeFirst()
  // Mostly there is none, and nobody is to wait for that.
  if (!underWay) return 0
  return writeTransaction(db, async (transaction) => {
    await takeNamedLock(transaction, lettersLock)
    await countFinished(transaction)
    await endLetters(transaction, now)
    return config.mail.smtpUrl === undefined
      ? 0
      : enqueueNext(transaction, { perMinute: config.lettersPerMinute, now })
  })
}

/** What was sent or given up is counted, and nothing is kept of to whom. */
async function countFinished(transaction: Transaction<Schema>) {
  const rows = await transaction
    .selectFrom('outbox')
    .select(['id', 'letter_id', 'state'])
    .where('letter_id', 'is not', null)
    .where('state', '!=', 'waiting')
    .limit(finishedAtOnce)
    .execute()
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await transaction.deleteFrom('outbox').where('id', 'in', ids).execute()
  for (const id of new Set(rows.map(({ letter_id }) => letter_id))) {
    const count = (wanted: string) =>
      rows.filter(({ letter_id, state }) => letter_id === id && state === wanted).length
    await transaction
      .updateTable('letters')
      .set((row) => ({
        sent: row('sent', '+', count('sent')),
        failed: row('failed', '+', count('given-up')),
      }))
      .where('id', '=', id)
      .execute()
  }
}

/** Whoever was counted when it began and neither got it nor failed has left since. */
async function endLetters(transaction: Transaction<Schema>, now: Date) {
  await transaction
    .updateTable('letters')
    .set({
      state: 'sent',
      ended_at: now.toISOString(),
      left_since: sql<number>`case when recipients > sent + failed then recipients - sent - failed else 0 end`,
    })
    .where('state', '=', 'sending')
    .whereRef('reached', '>=', 'last_subscriber')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox').select('outbox.id').whereRef('outbox.letter_id', '=', 'letters.id'),
        ),
      ),
    )
    .execute()
}

/** One letter at a time, the oldest first: the pace is the mail server's, not a letter's. */
async function enqueueNext(
  transaction: Transaction<Schema>,
  { perMinute, now }: { perMinute: number; now: Date },
): Promise<number> {
  const letter = await transaction
    .selectFrom('letters')
    .selectAll()
    .where('state', '=', 'sending')
    .whereRef('reached', '<', 'last_subscriber')
    .orderBy('began_at')
    .orderBy('id')
    .executeTakeFirst()
  if (!letter) return 0
  const due = await countDue(transaction, letter.id, now)
  const { copies, pacedAt } = allowCopies({ perMinute, pacedAt: letter.paced_at, due, now })
  if (copies === 0) return 0
  return enqueueSome(transaction, letter, { copies, pacedAt, now })
}

async function countDue(transaction: Transaction<Schema>, letterId: number, now: Date) {
  const { due } = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number | string>().as('due'))
    .where('letter_id', '=', letterId)
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', now.toISOString())
    .executeTakeFirstOrThrow()
  return Number(due)
}

async function enqueueSome(
  transaction: Transaction<Schema>,
  { id, reached, last_subscriber, began_at }: StoredLetter,
  { copies, pacedAt, now }: { copies: number; pacedAt: Date; now: Date },
): Promise<number> {
  const readers = await onTheList(transaction)
    .select(['id', 'email'])
    .where('id', '>', reached)
    .where('id', '<=', last_subscriber)
    .where(confirmedBy(began_at ?? '', now))
    .orderBy('id')
    .limit(copies)
    .execute()
  await enqueueCopies(transaction, id, readers, now)
  const next = readers.length < copies ? last_subscriber : (readers.at(-1)?.id ?? last_subscriber)
  const left = await countLeft(transaction, { after: reached, upTo: next, since: began_at ?? '' })
  await transaction
    .updateTable('letters')
    .set((row) => ({
      reached: next,
      paced_at: pacedAt.toISOString(),
      left_since: row('left_since', '+', left),
    }))
    .where('id', '=', id)
    .execute()
  return readers.length
}

/**
 * The condition that somebody had confirmed when a letter began: who had only signed up stands among
 * those who had. What lies ahead was a wrong clock's.
 */
function confirmedBy(began: string, now: Date) {
  return ({ or, eb }: ExpressionBuilder<Schema, 'subscribers'>) =>
    or([eb('confirmed_at', '<=', began), eb('confirmed_at', '>', now.toISOString())])
}

async function countLeft(
  db: Database,
  { after, upTo, since }: { after: number; upTo: number; since: string },
): Promise<number> {
  const { left } = await db
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll<number | string>().as('left'))
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .where('unsubscribed_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(left)
}
