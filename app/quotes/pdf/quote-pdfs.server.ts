import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { holdQuote } from '#app/quotes/drafts/hold-quote.server.ts'
import type { SentQuote } from '#app/quotes/quote.ts'
import { listPaidBefore } from '#app/quotes/sent-quotes.server.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { Config } from '#server/config.ts'
import { drawQuote } from './draw-quote.server.ts'

/**
 * What is being made, by revision and what of it may change: many who ask for one quote wait for one
 * making of it.
 */
const beingMade = new WeakMap<Database, Map<string, Promise<Uint8Array>>>()

/** A quote as a file. */
export interface QuotePdf {
  /** As in `Q-2026-0017.pdf`. */
  name: string
  bytes: Uint8Array
}

/**
 * Gives the PDF of a quote that was sent. It is made when it is first asked for, and kept, so that whoever
 * asks later gets the same; once more where the quote was made valid for longer, or what was paid of an earlier
 * revision was put right. Throws as `makePdf` does.
 */
export async function getQuotePdf(
  db: Database,
  quote: SentQuote,
  config: Pick<Config, 'business'>,
): Promise<QuotePdf> {
  const { number, revision, revisionId, validUntil, paidBefore } = quote
  const name = revision === 1 ? `${number}.pdf` : `${number}-${revision}.pdf`
  const kept = await findKept(db, quote)
  if (kept) return { name, bytes: kept }
  const making = beingMade.get(db) ?? new Map<string, Promise<Uint8Array>>()
  beingMade.set(db, making)
  const key = JSON.stringify([revisionId, validUntil, paidBefore])
  const started = making.get(key) ?? make(db, quote, config).finally(() => making.delete(key))
  making.set(key, started)
  return { name, bytes: await started }
}

async function make(
  db: Database,
  quote: SentQuote,
  config: Pick<Config, 'business'>,
): Promise<Uint8Array> {
  const people = await findColleagues(db, [quote.sentBy])
  const sender = quote.sentBy === null ? undefined : people.get(quote.sentBy)?.name
  const bytes = await drawQuote(quote, config, sender)
  return keep(db, quote, bytes)
}

async function findKept(
  db: Database,
  { revisionId, validUntil }: SentQuote,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('quote_pdfs')
    .select('bytes')
    .where('revision_id', '=', revisionId)
    .where('valid_until', '=', validUntil)
    .executeTakeFirst()
  return row?.bytes
}

/**
 * Keeps it, unless its person was forgotten meanwhile or it says something else by now; gives what is
 * kept, which another process may have made.
 */
function keep(db: Database, quote: SentQuote, bytes: Buffer): Promise<Uint8Array> {
  const { revisionId: revision_id, validUntil: valid_until, paidBefore } = quote
  return writeTransaction(db, async (transaction) => {
    // With its enquiry, which is held while a payment of any of its revisions is put right.
    const row = (await holdQuote(transaction, revision_id))?.row
    if (row?.valid_until !== valid_until) return bytes
    if (!isDeepStrictEqual(await listPaidBefore(transaction, row), paidBefore)) return bytes
    const kept = await findKept(transaction, quote)
    if (kept) return kept
    await transaction
      .insertInto('quote_pdfs')
      .values({ revision_id, valid_until, bytes })
      .onConflict((conflict) => conflict.column('revision_id').doUpdateSet({ valid_until, bytes }))
      .execute()
    return bytes
  })
}

/**
 * Forgets the PDFs of the revisions after one, which say what was paid of it: they are made again when they are
 * asked for.
 */
export async function forgetLaterPdfs(
  transaction: Transaction<Schema>,
  { quoteId, revision }: Pick<SentQuote, 'quoteId' | 'revision'>,
): Promise<void> {
  const later = transaction
    .selectFrom('quote_revisions')
    .select('id')
    .where('quote_id', '=', quoteId)
    .where('revision', '>', revision)
  await transaction.deleteFrom('quote_pdfs').where('revision_id', 'in', later).execute()
}
