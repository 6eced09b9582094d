import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Lets a change of an enquiry carry the id under which it was sent, so that it is made once. */
export async function changesMadeOnce(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema.alterTable('enquiry_events').addColumn('submission_id', 'text').execute()
  await schema
    .createIndex('enquiry_events_by_submission')
    .on('enquiry_events')
    .column('submission_id')
    .unique()
    .execute()
}
