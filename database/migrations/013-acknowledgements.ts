import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** Lets the e-mails to one recipient be counted, in whatever spelling. Older ones are not. */
export async function acknowledgements(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema.alterTable('outbox').addColumn('recipient_folded', 'text').execute()
  await schema
    .createIndex('outbox_by_recipient')
    .on('outbox')
    .columns(['recipient_folded', 'created_at'])
    .where('recipient_folded', 'is not', null)
    .execute()
}
