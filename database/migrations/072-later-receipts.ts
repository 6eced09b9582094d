import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/**
 * Gives whoever asks to be told of what was asked for with the same contact before a receipt of their own,
 * which takes nothing back: it used to replace the first one's.
 */
export async function laterReceipts(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  for (const column of ['later_receipt', 'later_receipt_at']) {
    await schema.alterTable('waiting_list').addColumn(column, 'text').execute()
  }
  await schema
    .createIndex('waiting_list_by_later_receipt')
    .on('waiting_list')
    .column('later_receipt')
    .execute()
}
