import type { Transaction, Updateable } from 'kysely'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { indexEnquiry } from '#app/enquiries/answering/search/enquiry-texts.server.ts'
import { firstNameOf } from '#app/enquiries/answering/texts/ready-text-facts.ts'
import { afterDeed } from '#app/enquiries/answering/turn.ts'
import { holdQuote } from '#app/quotes/drafts/hold-quote.server.ts'
import { findMainQuotes } from '#app/quotes/main-quotes.server.ts'
import { canBeAccepted, quoteName, type SentQuote } from '#app/quotes/quote.ts'
import { tellEnquiry } from '#app/quotes/quote-of-enquiry.server.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import type { Database } from '#database/connection.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { QuoteRevisionsTable } from '#database/schema/quotes.ts'
import type { Schema } from '#database/schema.ts'

/** A quote and its enquiry, both held until the transaction ends. */
export interface HeldQuote {
  quote: SentQuote
  enquiry: EnquiryRow
}

interface By {
  /** Who writes it down; null: the visitor. */
  staffId: number | null
  now: Date
}

/** Writes down that a quote was accepted. The caller holds it and has asked whether it can be. */
export async function storeAcceptance(
  transaction: Transaction<Schema>,
  { quote, enquiry }: HeldQuote,
  { staffId, now }: By,
): Promise<void> {
  await setAnswer(transaction, quote, { state: 'accepted' }, { staffId, now })
  const settings = await readDeskSettings(transaction)
  await tellEnquiry(
    transaction,
    enquiry,
    { code: 'quote-accepted', to: quoteName(quote), staffId, now },
    {
      standing: afterDeed(enquiry, 'quote-accepted', now, settings),
      nextStep: 'Call about delivery.',
    },
  )
}

/** Writes down that a change is asked for, with the words for it where there are any. */
export async function storeWish(
  transaction: Transaction<Schema>,
  { quote, enquiry }: HeldQuote,
  { words = '', staffId, now }: By & { words?: string },
): Promise<void> {
  await setAnswer(transaction, quote, { state: 'change-asked' }, { staffId, now })
  const kind = quote.standing === 'expired' ? 'new' : 'changed'
  const note = words.trim()
    ? await transaction
        .insertInto('enquiry_notes')
        .values({
          enquiry_id: enquiry.id,
          staff_id: staffId,
          text: words.trim(),
          written_at: now.toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    : undefined
  if (note) await indexEnquiry(transaction, enquiry)
  await tellEnquiry(
    transaction,
    enquiry,
    {
      code: 'quote-change-asked',
      from: quoteName(quote),
      to: note ? String(note.id) : '',
      staffId,
      now,
    },
    await wishedStanding(transaction, enquiry, now, kind),
  )
}

/** Our turn, as another quote is wanted: a changed one, or the same as new. */
export async function wishedStanding(
  transaction: Transaction<Schema>,
  enquiry: EnquiryRow,
  now: Date,
  kind: 'new' | 'changed' = 'changed',
) {
  const settings = await readDeskSettings(transaction)
  return {
    standing: afterDeed(enquiry, 'quote-change-asked', now, settings),
    nextStep: `Send ${firstNameOf(enquiry.full_name)} a ${kind} quote.`,
  }
}

/**
 * Whether a change of a quote was asked for, by its visitor or by phone. A visitor without words asked only
 * that an expired one holds again.
 */
export async function isChangeAsked(db: Database, { enquiry, ...quote }: SentQuote) {
  const asked = await db
    .selectFrom('enquiry_events')
    .select('id')
    .where('enquiry_id', '=', enquiry.id)
    .where('code', '=', 'quote-change-asked')
    .where('from_code', '=', quoteName(quote))
    .where((where) => where.or([where('staff_id', 'is not', null), where('to_code', '!=', '')]))
    .executeTakeFirst()
  return asked !== undefined
}

/**
 * Writes down that a visitor does not want a quote: it can't be accepted any more, and its enquiry
 * is lost, unless that is closed already or has another quote that was accepted or can be.
 */
export async function storeDecline(
  transaction: Transaction<Schema>,
  { quote, enquiry }: HeldQuote,
  by: By,
): Promise<void> {
  const { now } = by
  const declined = { state: 'withdrawn', declined_at: now.toISOString() } as const
  await setAnswer(transaction, quote, declined, by)
  const main = (await findMainQuotes(transaction, [enquiry.id], now)).get(enquiry.id)
  const holds = main && (main.standing === 'accepted' || canBeAccepted(main.standing))
  const settings = await readDeskSettings(transaction)
  const lost = { standing: afterDeed(enquiry, 'lost', now, settings) }
  await tellEnquiry(
    transaction,
    enquiry,
    { code: 'quote-declined', to: quoteName(quote), ...by },
    holds || enquiry.turn === 'closed' ? undefined : lost,
  )
}

/** Lists what the visitor of a revision asked to have changed, in order. */
export async function listWishes(
  db: Database,
  { enquiry, ...quote }: SentQuote,
): Promise<string[]> {
  const events = await db
    .selectFrom('enquiry_events')
    .select('to_code')
    .where('enquiry_id', '=', enquiry.id)
    .where('code', '=', 'quote-change-asked')
    .where('from_code', '=', quoteName(quote))
    .where('staff_id', 'is', null)
    .orderBy('id')
    .execute()
  const notes = await db
    .selectFrom('enquiry_notes')
    .select(['id', 'text'])
    .where('enquiry_id', '=', enquiry.id)
    .where('staff_id', 'is', null)
    .execute()
  const texts = new Map(notes.map(({ id, text }) => [String(id), text ?? '']))
  return events.map(({ to_code }) => texts.get(to_code ?? '') ?? '')
}

async function setAnswer(
  transaction: Transaction<Schema>,
  { revisionId, version }: SentQuote,
  answer: Pick<Updateable<QuoteRevisionsTable>, 'state' | 'declined_at'>,
  { staffId, now }: By,
) {
  await transaction
    .updateTable('quote_revisions')
    .set({
      ...answer,
      version: version + 1,
      answered_at: now.toISOString(),
      answered_by: staffId,
      changed_at: now.toISOString(),
    })
    .where('id', '=', revisionId)
    .execute()
}

/** Holds a sent quote and its enquiry until the transaction ends. */
export async function holdSent(
  transaction: Transaction<Schema>,
  revisionId: number,
  now: Date,
): Promise<HeldQuote | undefined> {
  const held = await holdQuote(transaction, revisionId)
  const quote = held && (await findSentQuote(transaction, { revisionId }, now))
  return quote && { quote, enquiry: held.enquiry }
}
