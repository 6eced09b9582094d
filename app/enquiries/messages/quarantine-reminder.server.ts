import { listQuarantined } from '#app/enquiries/receiving/quarantine.server.ts'
import { dayMs, indiaClock, indiaDay } from '#app/time/india.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { repeatWork } from '#server/background-work.ts'
import { enqueue } from '#server/delivery/outbox/outbox.ts'
import { quarantineEmail } from './quarantine.email.ts'

const name = 'quarantine'
/** Not before the staff's day begins, by India's clock. */
const fromHour = '09:00'
const lookEveryMs = 10 * 60 * 1000

/**
 * Writes to the staff when something waits in quarantine, once a day (India's) from nine in the
 * morning, whichever of the processes looks first. Gives how many wait, 0 when nothing was
 * written. Without a mail server nothing is: the days' reminders would all arrive together later.
 */
export async function remindOfQuarantine(
  { db, config, delivery }: Pick<App, 'db' | 'config' | 'delivery'>,
  now: Date = new Date(),
): Promise<number> {
  if (!config.mail.smtpUrl || indiaClock(now) < fromHour) return 0
  const [day, tomorrow] = [indiaDay(now), indiaDay(new Date(now.getTime() + dayMs))]
  // Looked for outside the transaction: a day with nothing in quarantine takes no lock.
  const waiting = await listQuarantined(db)
  if (waiting.length === 0) return 0
  const isFirst = await writeTransaction(db, async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('staff_reminders')
      .values({ name, last_day: day })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ last_day: day })
          // A day further ahead than tomorrow was a wrong clock's.
          .where((where) =>
            where.or([
              where('staff_reminders.last_day', '<', day),
              where('staff_reminders.last_day', '>', tomorrow),
            ]),
          ),
      )
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return false
    await enqueue(transaction, [{ kind: 'staff-email', email: quarantineEmail(waiting) }], now)
    return true
  })
  if (!isFirst) return 0
  delivery.wake()
  return waiting.length
}

/** Reminds the staff from now on, looking at once and every ten minutes. Gives what stops it. */
export function startRemindingOfQuarantine(app: App): () => void {
  const work = async () => {
    try {
      const waiting = await remindOfQuarantine(app)
      if (waiting > 0) app.log.info({ waiting }, 'staff reminded of the quarantine')
    } catch (error) {
      app.log.error({ err: error }, 'the quarantine could not be looked at')
    }
  }
  return repeatWork(app, 'Reminding of the quarantine', { everyMs: lookEveryMs, work }).end
}
