import type { Transaction } from 'kysely'
import type { StoredEnquiry } from '#app/enquiries/stored-enquiry.ts'
import type { OutboxRow } from '#database/schema/outbox.ts'
import type { Schema } from '#database/schema.ts'
import type { Config } from '#server/config.ts'
import { mayMail } from '#server/delivery/mailbox-limits.ts'
import { enqueue } from '#server/delivery/outbox.ts'
import { writeMessages } from './write-messages.server.ts'

/**
 * Writes the messages that an enquiry causes, leaving out the kinds in `without`. Tells whether the
 * visitor's is among them or had to be: an address that has had its share gets none.
 */
export async function enqueueMessages(
  transaction: Transaction<Schema>,
  enquiry: StoredEnquiry,
  config: Config,
  now: Date,
  without: readonly OutboxRow['kind'][] = [],
): Promise<boolean> {
  const acknowledge = await mayMail(transaction, 'visitor-email', enquiry.email, now)
  const messages = await writeMessages(transaction, enquiry, config, { acknowledge, now })
  const wanted = messages.filter(({ kind }) => !without.includes(kind))
  await enqueue(transaction, wanted, now)
  return acknowledge
}
