import { setImmediate as yieldTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { enquiryText, spokenMark } from '#app/enquiries/answering/enquiry-text.ts'
import { productsOf } from '#app/enquiries/stored-enquiry.ts'
import type { Database } from '#database/connection.ts'
import { held } from '#database/held.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'

/** Brings what an enquiry is found by up to its row and its notes. */
export async function indexEnquiry(
  transaction: Transaction<Schema>,
  enquiry: Pick<
    EnquiryRow,
    'id' | 'full_name' | 'company_name' | 'mobile_number' | 'email' | 'reference' | 'products'
  >,
): Promise<void> {
  const notes = await transaction
    .selectFrom('enquiry_notes')
    .select('text')
    .where('enquiry_id', '=', enquiry.id)
    .where('text', 'is not', null)
    .orderBy('id')
    .execute()
  const words = notes.flatMap(({ text }) => text ?? [])
  const text = enquiryText(enquiry, productsOf(enquiry), words)
  await transaction
    .insertInto('enquiry_texts')
    .values({ enquiry_id: enquiry.id, text })
    .onConflict((conflict) => conflict.column('enquiry_id').doUpdateSet({ text }))
    .execute()
}

const atOnce = 50

/** Indexes enquiries that were stored before names were indexed as they sound, until `stopping`. */
export async function indexEarlierEnquiries(db: Database, stopping: AbortSignal): Promise<void> {
  let last = 0
  while (!stopping.aborted) {
    const rows = await db
      .selectFrom('enquiry_texts')
      .select('enquiry_id')
      .where('enquiry_id', '>', last)
      .where('text', 'not like', `%${spokenMark}%`)
      .orderBy('enquiry_id')
      .limit(atOnce)
      .execute()
    const ids = rows.map(({ enquiry_id }) => enquiry_id)
    const next = ids.at(-1)
    if (next === undefined) return
    await writeTransaction(db, async (transaction) => {
      const enquiries = transaction
        .selectFrom('enquiries')
        .selectAll()
        .where('id', 'in', ids)
        .where('erased_at', 'is', null)
      for (const enquiry of await held(transaction, enquiries).execute()) {
        await indexEnquiry(transaction, enquiry)
      }
    })
    last = next
    await yieldTurn()
  }
}

/** Indexes earlier enquiries once, beside other work. Gives what ends it: the work's own end does. */
export function startIndexingEarlierEnquiries({ db, backgroundWork }: App): () => void {
  backgroundWork.begin('Indexing names as they sound', (stopping) =>
    indexEarlierEnquiries(db, stopping),
  )
  return () => {}
}
