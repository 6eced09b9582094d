import type { Transaction } from 'kysely'
import { revisions } from '#app/quotes/revisions.server.ts'
import { indiaDay } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'
import type { StoredRevision } from './drafts.server.ts'

/** Another quote of the same enquiry, which its visitor can accept still. */
export interface OtherQuote {
  quoteId: number
  revisionId: number
  number: string
  revision: number
  validUntil: string
}

/**
 * What becomes of another quote that is open as a draft is sent: both hold, or the draft becomes that quote's
 * next revision and takes its place.
 */
export type OtherFate = 'both-hold' | 'replaced'

/** Lists the other quotes of an enquiry that can be accepted at a moment, the newest first. */
export async function listOtherQuotes(
  db: Database,
  { enquiryId, quoteId }: { enquiryId: number; quoteId: number },
  now: Date,
): Promise<OtherQuote[]> {
  const rows = await revisions(db)
    .select(['quote_revisions.id', 'quote_id', 'quotes.number', 'revision', 'valid_until'])
    .where('quotes.enquiry_id', '=', enquiryId)
    .where('quotes.id', '!=', quoteId)
    .where('state', 'in', ['sent', 'change-asked'])
    .where('valid_until', '>=', indiaDay(now))
    .orderBy('quote_revisions.id', 'desc')
    .execute()
  return rows.map(({ id, quote_id, number, revision, valid_until }) => ({
    quoteId: quote_id,
    revisionId: id,
    number: number ?? '',
    revision,
    validUntil: valid_until ?? '',
  }))
}

/**
 * Gives the quote whose place a draft can take: the only one that is open, while the draft has no number of its
 * own and nobody writes that quote's next revision.
 */
export async function findReplaceable(
  db: Database,
  { number }: Pick<StoredRevision, 'number'>,
  others: readonly OtherQuote[],
): Promise<OtherQuote | undefined> {
  const [other] = others
  if (number !== null || !other || others.length > 1) return undefined
  const next = await db
    .selectFrom('quote_revisions')
    .select('id')
    .where('quote_id', '=', other.quoteId)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  return next ? undefined : other
}

/**
 * Does what was said of the other quotes that are open as a draft is sent, and gives the draft as it is then;
 * where nothing was said, or it can't be done, it changes nothing and gives the quotes. The caller holds the
 * enquiry's row.
 */
export async function settleOthers(
  transaction: Transaction<Schema>,
  row: StoredRevision,
  fate: OtherFate | undefined,
  now: Date,
): Promise<{ row: StoredRevision } | { others: OtherQuote[] }> {
  const ids = { enquiryId: row.enquiry_id, quoteId: row.quote_id }
  const others = await listOtherQuotes(transaction, ids, now)
  if (others.length === 0 || fate === 'both-hold') return { row }
  const replaced = fate && (await findReplaceable(transaction, row, others))
  return replaced ? { row: await moveDraft(transaction, row, replaced) } : { others }
}

/** Makes a draft the next revision of another quote. */
async function moveDraft(
  transaction: Transaction<Schema>,
  row: StoredRevision,
  { quoteId, number }: OtherQuote,
): Promise<StoredRevision> {
  // A revision that was thrown away before it was sent gives up its place.
  await transaction
    .deleteFrom('quote_revisions')
    .where('quote_id', '=', quoteId)
    .where('state', '=', 'thrown')
    .execute()
  const { last } = await transaction
    .selectFrom('quote_revisions')
    .select(({ fn }) => fn.max('revision').as('last'))
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow()
  const revision = last + 1
  await transaction
    .updateTable('quote_revisions')
    .set({ quote_id: quoteId, revision })
    .where('id', '=', row.id)
    .execute()
  await transaction.deleteFrom('quotes').where('id', '=', row.quote_id).execute()
  return { ...row, quote_id: quoteId, revision, number }
}
