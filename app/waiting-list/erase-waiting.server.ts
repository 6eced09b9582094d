import { dayMs } from '#app/time/india.ts'
import { monthsAfter, monthsBefore } from '#app/time/months.ts'
import { overwriteErased } from '#database/sqlite/overwrite-erased.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { eraseDaily } from '#server/erasing-clock.ts'
import { erased } from './tell-waiting.server.ts'

/** For so long staff may send a draft to a mobile number, in ms. */
const draftMs = 14 * dayMs

/** For so long what was sent to a mailbox is counted (`mailboxLimits`), in ms. */
const countedMs = dayMs

/** How many months after it was asked for everything is erased. */
const keptMonths = 6

/** Gives when what was asked for is erased, whatever came of it: six months after it was asked. */
export function erasedOn(askedAt: string): Date {
  return monthsAfter(new Date(askedAt), keptMonths)
}

/**
 * Erases the numbers of drafts that nobody sent within fourteen days, the e-mails that were sent a day ago,
 * and all that was asked for six months ago, with its e-mails. Gives how many people's words were erased.
 */
export async function eraseWaiting(
  { db }: Pick<App, 'db'>,
  now: Date = new Date(),
): Promise<number> {
  const before = monthsBefore(now, keptMonths).toISOString()
  const gone = await writeTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('waiting_list')
      .set({ state: 'lapsed', changed_at: now.toISOString(), ...erased })
      .where('state', '=', 'draft')
      .where('changed_at', '<', new Date(now.getTime() - draftMs).toISOString())
      .executeTakeFirst()
    const { numDeletedRows: sent } = await transaction
      .deleteFrom('outbox')
      .where('kind', '=', 'back-email')
      .where('state', '=', 'sent')
      .where('sent_at', '<', new Date(now.getTime() - countedMs).toISOString())
      .executeTakeFirst()
    await transaction
      .deleteFrom('outbox')
      .where('kind', '=', 'back-email')
      .where('id', 'in', (old) =>
        old
          .selectFrom('waiting_list')
          .select('message_id')
          .where('asked_at', '<', before)
          .where('message_id', 'is not', null)
          .$castTo<{ message_id: string }>(),
      )
      .execute()
    const { numDeletedRows } = await transaction
      .deleteFrom('waiting_list')
      .where('asked_at', '<', before)
      .executeTakeFirst()
    return Number(numUpdatedRows + sent + numDeletedRows)
  })
  if (gone > 0) await overwriteErased(db)
  return gone
}

/** Keeps to these periods from now on: at once and every day. Gives what stops it. */
export function startErasingWaiting(app: Pick<App, 'db' | 'log' | 'backgroundWork'>): () => void {
  return eraseDaily(app, {
    what: 'Old places on the waiting list',
    erase: () => eraseWaiting(app),
    done: 'old places on the waiting list erased',
    counted: 'erased',
    failure: 'the waiting list could not be erased',
  })
}
