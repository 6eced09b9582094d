import type { Logger } from 'pino'
import { lockEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import { getQuotePdf } from '#app/quotes/pdf/quote-pdfs.server.ts'
import { hasPdf, type SentQuote } from '#app/quotes/quote.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import type { Database } from '#database/connection.ts'
import { retryWhenBusy } from '#database/retry-when-busy.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import { ChildEnded, ProgramFault } from '#server/child-jobs/run-child.ts'
import type { Config } from '#server/config.ts'
import { openSmtp } from '#server/delivery/channels/smtp.ts'
import { DeliveryError, type Transport } from '#server/delivery/channels/transport.ts'
import type { Email } from '#server/delivery/outbox/message.ts'
import type { LeasedMessage } from '#server/delivery/outbox/outbox-lease.ts'
import { QueueFull } from '#server/work-queue.ts'
import { quoteEmail } from './quote.email.ts'

type Live = { readonly config: Pick<Config, 'mail' | 'siteUrl' | 'business'> }

/**
 * The way of e-mails with quotes, one at a time over a connection of its own. Just before one is sent it is
 * asked whether the quote still holds, and where its visitor's e-mails go by now, it gets the PDF, and it is taken
 * back where its enquiry is spam.
 */
export function openQuotes(url: string, db: Database, live: Live, log: Logger): Transport {
  return {
    ...openSmtp(url, live, { channel: 'quote', parallel: 1 }),
    async finish(message) {
      const quote = await findQuoteOf(db, message.id)
      if (quote) {
        const finished = await finishQuoteEmail(db, quote, message, { config: live.config, log })
        return (await takeBackFromSpam(db, quote, message)) ? undefined : finished
      }
      await retryWhenBusy(() => db.deleteFrom('outbox').where('id', '=', message.id).execute())
      return undefined
    },
  }
}

/** A quote whose person was not forgotten. */
type TokenQuote = SentQuote & { token: string }

/** Gives the quote that a message brings, unless it holds no more or its person was forgotten. */
async function findQuoteOf(db: Database, messageId: string): Promise<TokenQuote | undefined> {
  const row = await db
    .selectFrom('quote_revisions')
    .select('id')
    .where('message_id', '=', messageId)
    .where('token', 'is not', null)
    .executeTakeFirst()
  const quote = row && (await findSentQuote(db, { revisionId: row.id }, new Date()))
  const token = quote?.token
  return quote && token && hasPdf(quote.standing) ? { ...quote, token } : undefined
}

/**
 * Takes a message back whose enquiry was taken for spam after it was begun to be sent, and tells whether it was.
 * It holds the enquiry: whoever makes it none again finds the message gone, and has it sent.
 */
function takeBackFromSpam(
  db: Database,
  { enquiry: { reference } }: TokenQuote,
  { id }: LeasedMessage,
): Promise<boolean> {
  return writeTransaction(db, async (transaction) => {
    const enquiry = await lockEnquiry(transaction, reference)
    if (enquiry?.state !== 'spam') return false
    await transaction.deleteFrom('outbox').where('id', '=', id).execute()
    return true
  })
}

/**
 * Gives the message with the quote as it is now, whose last day may be another since it was written, to the
 * visitor's address of today, with the PDF. While too many PDFs are being made it is not sent yet; where this
 * machine can make none it goes without, and does not speak of it.
 */
async function finishQuoteEmail(
  db: Database,
  quote: TokenQuote,
  message: LeasedMessage,
  { config, log }: { config: Live['config']; log: Logger },
): Promise<LeasedMessage> {
  const pdf = await getQuotePdf(db, quote, config).catch((error: unknown) => {
    if (error instanceof QueueFull) throw new DeliveryError('message', 'its PDF has to wait')
    if (!(error instanceof ProgramFault || error instanceof ChildEnded)) throw error
    log.error({ err: error, message: message.id }, 'a quote goes without its PDF')
    return undefined
  })
  const attachments = pdf && [
    {
      filename: pdf.name,
      contentType: 'application/pdf',
      content: Buffer.from(pdf.bytes).toString('base64'),
      encoding: 'base64' as const,
    },
  ]
  const told = { ...quote, total: quote.sums.total }
  const email: Email = {
    ...quoteEmail(told, config, {
      hasPdf: pdf !== undefined,
      isOver: quote.standing === 'expired',
    }),
    ...(attachments && { attachments }),
  }
  return { ...message, body: JSON.stringify(email) }
}
