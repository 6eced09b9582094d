import type { Database } from '#database/connection.ts'
import type { OutboxRow } from '#database/schema.ts'

/** What is shown of a message: never its words or its recipient. */
export const messageColumns = [
  'created_at',
  'kind',
  'reference',
  'state',
  'attempts',
  'next_attempt_at',
  'sent_at',
  'last_error',
]

/** Lists messages without their words, the oldest first: of one enquiry, or in some states. */
export async function listMessages(
  db: Database,
  { reference, states }: { reference?: string; states?: OutboxRow['state'][] },
) {
  let query = db
    .selectFrom('outbox')
    .select([
      'id',
      'created_at',
      'kind',
      'subject_reference as reference',
      'state',
      'attempts',
      'next_attempt_at',
      'sent_at',
      'last_error',
    ])
  if (reference) query = query.where('subject_reference', '=', reference)
  if (states) query = query.where('state', 'in', states)
  return query.orderBy('created_at').orderBy('id').execute()
}
