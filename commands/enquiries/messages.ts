import { localTime } from '#app/time/india.ts'
import type { Row } from '#commands/shared/print-rows.ts'
import type { Database } from '#database/connection.ts'
import type { OutboxRow } from '#database/schema/outbox.ts'

type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

/** What is shown of a message: never its words or its recipient. */
export const messageColumns = [
  'Created (IST)',
  'Message',
  'Reference',
  'State',
  'Attempts',
  'Next attempt (IST)',
  'Sent (IST)',
  'Last error',
]

/** A message for people: times as in India, and a next attempt only where there is one. */
export function messageInStaffWords(message: MessageRow): Row {
  const cells = [
    localTime(message.created_at),
    message.kind,
    message.reference,
    message.held_at ? 'held' : message.state,
    message.attempts,
    message.state === 'waiting' && !message.held_at ? localTime(message.next_attempt_at) : '',
    message.sent_at && localTime(message.sent_at),
    message.last_error,
  ]
  return Object.fromEntries(messageColumns.map((column, index) => [column, cells[index] ?? '']))
}

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
      'held_at',
    ])
  if (reference) query = query.where('subject_reference', '=', reference)
  if (states) query = query.where('state', 'in', states)
  return query.orderBy('created_at').orderBy('id').execute()
}
