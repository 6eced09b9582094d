import type { Database } from '#database/connection.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { Config } from '#server/config.ts'
import { openSmtp } from '#server/delivery/channels/smtp.ts'
import type { Transport } from '#server/delivery/channels/transport.ts'
import type { Email } from '#server/delivery/outbox/message.ts'
import type { LeasedMessage } from '#server/delivery/outbox/outbox-lease.ts'
import { backEmail } from './back.email.ts'
import { canBeHad } from './waiting-list.server.ts'
import { findWantedThing } from './wanted-thing.server.ts'

type Live = { readonly config: Pick<Config, 'mail' | 'siteUrl' | 'business'> }

/**
 * The way of e-mails to people who wait for something, one at a time over a connection of its own.
 * Whether they still wait, and it can still be had, is asked just before an e-mail is sent.
 */
export function openBack(url: string, db: Database, live: Live): Transport {
  return {
    ...openSmtp(url, live, { channel: 'back', parallel: 1 }),
    async finish(message) {
      const email = await writeBackEmail(db, message, live.config)
      return email && { ...message, body: JSON.stringify(email) }
    },
  }
}

/**
 * Writes the e-mail that a message stands for; undefined, and the message is gone, where nobody is
 * to be told.
 */
async function writeBackEmail(
  db: Database,
  { id }: Pick<LeasedMessage, 'id'>,
  config: Live['config'],
): Promise<Email | undefined> {
  const row = await db
    .selectFrom('waiting_list')
    .select(['product_id', 'number', 'contact', 'token', 'language', 'asked_at'])
    .where('message_id', '=', id)
    .executeTakeFirst()
  const wanted = row && { productId: Number(row.product_id), number: Number(row.number) }
  const isBack = wanted !== undefined && (await canBeHad(db, wanted))
  const thing = row && isBack ? await findWantedThing(db, wanted, row.language) : undefined
  if (row?.contact && thing) {
    const { contact: email, token, language, asked_at: askedAt } = row
    return backEmail({ email, token, language, askedAt }, thing, config)
  }
  await writeTransaction(db, async (transaction) => {
    await transaction.deleteFrom('outbox').where('id', '=', id).execute()
    await transaction
      .updateTable('waiting_list')
      .set({ state: 'waiting', message_id: null, changed_at: null })
      .where('message_id', '=', id)
      .execute()
  })
  return undefined
}
