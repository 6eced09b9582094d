import type { Transaction } from 'kysely'
import { answerTimeWords } from '#app/enquiries/answering/answer-time.ts'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { nameForVisitor } from '#app/enquiries/local-products.server.ts'
import { productsOf, type StoredEnquiry } from '#app/enquiries/stored-enquiry.ts'
import type { OutboxRow } from '#database/schema/outbox.ts'
import type { Schema } from '#database/schema.ts'
import type { Config } from '#server/config.ts'
import { mayMail } from '#server/delivery/mailbox-limits.ts'
import { enqueue } from '#server/delivery/outbox.ts'

import { enquiryMessages } from './enquiry-messages.ts'

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
  const products = productsOf({ products: enquiry.products ?? '[]' })
  const answerTime = answerTimeWords(now, await readDeskSettings(transaction), enquiry.language)
  const messages = enquiryMessages(enquiry, products, {
    ...config,
    acknowledge,
    answerTime,
    visitorProducts: await nameForVisitor(transaction, products, enquiry.language ?? 'en'),
  })
  const wanted = messages.filter(({ kind }) => !without.includes(kind))
  await enqueue(transaction, wanted, now)
  return acknowledge
}
