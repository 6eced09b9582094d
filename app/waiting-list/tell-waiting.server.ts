import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { takeNamedLock } from '#database/named-lock.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { enqueueRegularly } from '#server/delivery/enqueue-regularly.ts'
import { mayMail } from '#server/delivery/mailbox-limits.ts'
import { dropDrafts, makeDrafts } from './drafts.server.ts'
import { delayMs, whoIsToBeTold } from './who-is-told.server.ts'

/** How often to look whether somebody is to be told, in ms. */
const lookEveryMs = 3_000

/** When to look again at somebody whose mailbox was sent as much as it may be, in ms. */
const fullMailboxMs = 60 * 60 * 1000

const atOnce = 500

/** Held by whatever decides who is told. */
export const waitingListLock = 'waiting list'

/**
 * Tells people of what is back from now on, in every process; all of them together keep to one pace.
 * Gives what ends it.
 */
export function startTellingWhoWaits(
  app: Pick<App, 'db' | 'config' | 'delivery' | 'log' | 'backgroundWork'>,
): () => void {
  return enqueueRegularly(app, {
    everyMs: lookEveryMs,
    enqueue: () => tellWhoWaits(app),
    failure: 'who waits for something could not be told',
  })
}

/**
 * Notes which e-mails were sent, makes drafts for the mobile numbers that wait for what has been back
 * for ten minutes, and puts e-mails to the addresses in the outbox, as many as the letters' pace allows.
 * Gives how many e-mails.
 */
export async function tellWhoWaits(
  { db, config }: Pick<App, 'db' | 'config'>,
  now: Date = new Date(),
): Promise<number> {
  const underWay = await db
    .selectFrom('size_returns')
    .select('product_id as id')
    .unionAll(db.selectFrom('waiting_list').select('id').where('state', 'in', ['sending', 'draft']))
    .unionAll(
      // An operator may have sent again what had been given up.
      db
        .selectFrom('waiting_list')
        .innerJoin('outbox', 'outbox.id', 'waiting_list.message_id')
        .select('waiting_list.id')
        .where('waiting_list.state', '=', 'failed')
        .where('outbox.state', '=', 'sent'),
    )
    .limit(1)
    .executeTakeFirst()
  // Mostly there is nothing, and nobody is to wait for that.
  if (!underWay) return 0
  return writeTransaction(db, async (transaction) => {
    await takeNamedLock(transaction, waitingListLock)
    await waitWithoutMessage(transaction)
    await noteSent(transaction, now)
    await dropDrafts(transaction)
    await makeDrafts(transaction, now)
    const sent = config.mail.smtpUrl
      ? await enqueueSome(transaction, { perMinute: config.lettersPerMinute, now })
      : 0
    await endReturns(transaction, now)
    return sent
  })
}

/** Whoever's e-mail was thrown away unsent, as an operator may after a restore, waits on. */
async function waitWithoutMessage(transaction: Transaction<Schema>) {
  await transaction
    .updateTable('waiting_list')
    .set({ state: 'waiting', changed_at: null, message_id: null })
    .where('state', '=', 'sending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox').select('id').whereRef('outbox.id', '=', 'waiting_list.message_id'),
        ),
      ),
    )
    .execute()
}

/** What was sent keeps its date only; what was given up, and may be sent once more, keeps its address. */
async function noteSent(transaction: Transaction<Schema>, now: Date) {
  const rows = await transaction
    .selectFrom('waiting_list')
    .innerJoin('outbox', 'outbox.id', 'waiting_list.message_id')
    .select(['waiting_list.id', 'outbox.state', 'outbox.sent_at'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('waiting_list.state', '=', 'sending'), eb('outbox.state', '!=', 'waiting')]),
        and([eb('waiting_list.state', '=', 'failed'), eb('outbox.state', '=', 'sent')]),
      ]),
    )
    .limit(atOnce)
    .execute()
  for (const { id, state, sent_at } of rows) {
    await transaction
      .updateTable('waiting_list')
      .set(
        state === 'sent'
          ? { state: 'told', changed_at: sent_at, ...erased }
          : { state: 'failed', changed_at: now.toISOString() },
      )
      .where('id', '=', id)
      .execute()
  }
}

/** What is left of an entry once it is told, or its time is over: nothing of who it was. */
export const erased = {
  contact: null,
  contact_folded: null,
  receipt: null,
  receipt_at: null,
  later_receipt: null,
  later_receipt_at: null,
}

async function enqueueSome(
  transaction: Transaction<Schema>,
  { perMinute, now }: { perMinute: number; now: Date },
): Promise<number> {
  const rows = await whoIsToBeTold(transaction, 'email', now)
    .limit(await countAllowed(transaction, perMinute, now))
    .execute()
  let enqueued = 0
  for (const { id, contact, contact_folded } of rows) {
    if (contact === null) continue
    const may = await mayMail(transaction, 'back-email', contact, now)
    const message = randomUUID()
    const at = now.toISOString()
    await transaction
      .updateTable('waiting_list')
      .set(
        may
          ? { state: 'sending', message_id: message, changed_at: at }
          : { not_before: new Date(now.getTime() + fullMailboxMs).toISOString() },
      )
      .where('id', '=', id)
      .execute()
    if (!may) continue
    await transaction
      .insertInto('outbox')
      .values({
        id: message,
        kind: 'back-email',
        channel: 'back',
        recipient: contact,
        recipient_folded: contact_folded,
        created_at: at,
        next_attempt_at: at,
        // Its words are written when it is sent.
        body: '{}',
      })
      .execute()
    enqueued += 1
  }
  return enqueued
}

/**
 * As many as fit between two looks at the letters' pace, without those that are still on their way. What
 * was put off or is held back keeps no mail server busy.
 */
async function countAllowed(transaction: Transaction<Schema>, perMinute: number, now: Date) {
  const { busy } = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number | string>().as('busy'))
    .where('kind', '=', 'back-email')
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('state', '=', 'waiting'),
          eb('held_at', 'is', null),
          eb('next_attempt_at', '<=', now.toISOString()),
        ]),
        eb('created_at', '>', new Date(now.getTime() - lookEveryMs).toISOString()),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Math.max(0, Math.ceil((perMinute * lookEveryMs) / 60_000) - Number(busy))
}

/** A return is over once nobody waits for it any more. */
async function endReturns(transaction: Transaction<Schema>, now: Date) {
  await transaction
    .deleteFrom('size_returns')
    .where('returned_at', '<=', new Date(now.getTime() - delayMs).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('waiting_list')
            .select('waiting_list.id')
            .whereRef('waiting_list.product_id', '=', 'size_returns.product_id')
            .whereRef('waiting_list.number', '=', 'size_returns.number')
            .where('waiting_list.state', 'in', ['waiting', 'sending']),
        ),
      ),
    )
    .execute()
}
