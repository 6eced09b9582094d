import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import type { Config } from '#server/config.ts'
import { openSmtp } from '#server/delivery/channels/smtp.ts'
import type { Transport } from '#server/delivery/channels/transport.ts'
import type { Email } from '#server/delivery/outbox/message.ts'
import type { LeasedMessage } from '#server/delivery/outbox/outbox-lease.ts'

/**
 * The way of e-mails with quotes, one at a time over a connection of its own. Just before one is sent it is
 * asked whether the quote still holds, and where its visitor's e-mails go by now.
 */
export function openQuotes(
  url: string,
  db: Database,
  live: { readonly config: Pick<Config, 'mail' | 'siteUrl'> },
): Transport {
  return {
    ...openSmtp(url, live, { channel: 'quote', parallel: 1 }),
    finish: (message) => finishQuoteEmail(db, message),
  }
}

/** Gives the message with the visitor's address of today; undefined, and it is gone, where its quote is. */
export async function finishQuoteEmail(
  db: Database,
  message: LeasedMessage,
): Promise<LeasedMessage | undefined> {
  const row = await db
    .selectFrom('quote_revisions')
    .innerJoin('quotes', 'quotes.id', 'quote_revisions.quote_id')
    .innerJoin('enquiries', 'enquiries.id', 'quotes.enquiry_id')
    .select(['quote_revisions.state', 'enquiries.email'])
    .where('quote_revisions.message_id', '=', message.id)
    .where('enquiries.erased_at', 'is', null)
    .executeTakeFirst()
  if (!row || row.state === 'withdrawn' || row.state === 'replaced') {
    await retryWhenBusy(() => db.deleteFrom('outbox').where('id', '=', message.id).execute())
    return undefined
  }
  const email: Email = JSON.parse(message.body)
  const to = { name: email.to?.name ?? '', address: row.email }
  return { ...message, body: JSON.stringify({ ...email, to }) }
}
