import type { Database } from '#database/connection.ts'
import { overwriteErased } from '#database/sqlite/overwrite-erased.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { eraseMessages } from '#server/delivery/outbox/outbox.ts'
import { eraseDaily } from '#server/erasing-clock.ts'
import { eraseEnquiries, holdEnquiries, withdrawErasedQuotes } from './erase-enquiries.server.ts'
import { erasedBefore, lastContact, type Period } from './retention-period.ts'

/** Enquiries erased in one transaction, so that no visitor waits for it. */
const batch = 200

/**
 * Erases what enquiries say whose last contact lies more than `RETENTION_MONTHS` back, with their
 * messages and what the staff wrote; the rows stay for the counts. Quotes that stayed open as their person was
 * erased end. Once it is `stopping` it begins no further batch: the next start does. Gives the number of enquiries
 * erased.
 */
export async function eraseOldEnquiries(
  { db, config }: App,
  now: Date = new Date(),
  stopping?: AbortSignal,
): Promise<number> {
  let erased = 0
  for (;;) {
    // Looked for outside the transaction: a day with nothing to erase takes no lock.
    const rows = await selectOld(db, config, now).select('reference').limit(batch).execute()
    if (rows.length === 0) break
    const references = rows.map(({ reference }) => reference)
    erased += await writeTransaction(db, async (transaction) => {
      await holdEnquiries(transaction, references)
      // Their visitors may have been in contact since they were looked for.
      const held = await selectOld(transaction, config, now)
        .select('reference')
        .where('reference', 'in', references)
        .execute()
      const old = held.map(({ reference }) => reference)
      await eraseMessages(transaction, { references: old })
      return eraseEnquiries(transaction, old, now)
    })
    if (stopping?.aborted) break
  }
  await withdrawErasedQuotes(db, now)
  if (erased > 0) await overwriteErased(db)
  return erased
}

/** Gives how many enquiries `eraseOldEnquiries` would erase with a retention period. */
export async function countOldEnquiries(db: Database, period: Period, now: Date): Promise<number> {
  const { count } = await selectOld(db, period, now)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function selectOld(db: Database, period: Period, now: Date) {
  return db
    .selectFrom('enquiries')
    .where(lastContact, '<', erasedBefore(period, now).toISOString())
    .where('erased_at', 'is', null)
}

/** Keeps to the retention period from now on: at once and every day. Gives what stops it. */
export function startErasingOldEnquiries(app: App): () => void {
  return eraseDaily(app, {
    what: 'Old enquiries',
    erase: (stopping) => eraseOldEnquiries(app, undefined, stopping),
    done: 'old enquiries erased',
    counted: 'erased',
    failure: 'old enquiries could not be erased',
  })
}
