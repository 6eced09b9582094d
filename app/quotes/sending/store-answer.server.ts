import type { Transaction, Updateable } from 'kysely'
import { followSpam } from '#app/enquiries/answering/changes/follow-spam.server.ts'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import { indexEnquiry } from '#app/enquiries/answering/search/enquiry-texts.server.ts'
import { firstNameOf } from '#app/enquiries/answering/texts/ready-text-facts.ts'
import { afterDeed, inTurn } from '#app/enquiries/answering/turn.ts'
import { holdQuote } from '#app/quotes/drafts/hold-quote.server.ts'
import { findMainQuotes, type MainQuote } from '#app/quotes/main-quotes.server.ts'
import { canBeAccepted, quoteName, type SentQuote } from '#app/quotes/quote.ts'
import { askAbout, tellEnquiry } from '#app/quotes/quote-of-enquiry.server.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import type { Database } from '#database/connection.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { QuoteRevisionsTable } from '#database/schema/quotes.ts'
import type { Schema } from '#database/schema.ts'
import type { App } from '#server/app-context.ts'

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

/** With the settings by which what was taken back as spam is sent after all. */
type Answering = By & Pick<App, 'config'>

/** What comes next once a quote was accepted. */
const afterAcceptance = 'Call about delivery.'

/** Writes down that a quote was accepted. The caller holds it and has asked whether it can be. */
export async function storeAcceptance(
  transaction: Transaction<Schema>,
  { quote, enquiry }: HeldQuote,
  { staffId, now, config }: Answering,
): Promise<void> {
  await setAnswer(transaction, quote, { state: 'accepted' }, { staffId, now })
  await tellEnquiry(
    transaction,
    enquiry,
    { code: 'quote-accepted', to: quoteName(quote), staffId, now },
    {
      standing: await answeredStanding(transaction, enquiry, 'quote-accepted', { now, config }),
      nextStep: afterAcceptance,
    },
  )
}

/** Writes down that a change is asked for, with the words for it where there are any. */
export async function storeWish(
  transaction: Transaction<Schema>,
  { quote, enquiry }: HeldQuote,
  { words = '', staffId, now, config }: Answering & { words?: string },
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
    await wishedStanding(transaction, enquiry, { now, config }, kind),
  )
}

/** Our turn, as another quote is wanted: a changed one, or the same as new. */
export async function wishedStanding(
  transaction: Transaction<Schema>,
  enquiry: EnquiryRow,
  answering: Omit<Answering, 'staffId'>,
  kind: 'new' | 'changed' = 'changed',
) {
  return {
    standing: await answeredStanding(transaction, enquiry, 'quote-change-asked', answering),
    nextStep: afterWish(enquiry, kind),
  }
}

/** Gives where an enquiry stands once its quote was answered, and sends what was taken back with spam. */
async function answeredStanding(
  transaction: Transaction<Schema>,
  enquiry: EnquiryRow,
  deed: 'quote-accepted' | 'quote-change-asked',
  { now, config }: Omit<Answering, 'staffId'>,
) {
  const standing = afterDeed(enquiry, deed, now, await readDeskSettings(transaction))
  await followSpam({ transaction, app: { config }, enquiry, now }, standing.state)
  return standing
}

function afterWish({ full_name }: EnquiryRow, kind: 'new' | 'changed') {
  return `Send ${firstNameOf(full_name)} a ${kind} quote.`
}

/** Finds the quote by which an enquiry is known. */
export async function findMainQuote(
  db: Database,
  { id }: EnquiryRow,
  now: Date,
): Promise<MainQuote | undefined> {
  return (await findMainQuotes(db, [id], now)).get(id)
}

/** What the quote by which an enquiry is known leaves for us to do; undefined where it does not wait for us. */
export function ourStepFor(main: MainQuote | undefined, enquiry: EnquiryRow): string | undefined {
  switch (main?.standing) {
    case 'accepted':
      return afterAcceptance
    case 'change-asked':
      return afterWish(enquiry, 'changed')
    default:
      return undefined
  }
}

/**
 * Our turn, where the visitor was to be asked about a quote that they can't answer any more. Undefined where
 * all stays: the enquiry is closed, or something else comes next, as what staff have planned themselves.
 */
export async function oursInstead(
  transaction: Transaction<Schema>,
  enquiry: EnquiryRow,
  nextStep: string,
  now: Date,
) {
  if (enquiry.turn === 'closed' || enquiry.next_step !== askAbout(enquiry)) return undefined
  const settings = await readDeskSettings(transaction)
  return { standing: inTurn({ ...enquiry, remind_at: null }, 'ours', now, settings), nextStep }
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
  await tellEnquiry(
    transaction,
    enquiry,
    { code: 'quote-declined', to: quoteName(quote), ...by },
    await afterDecline(transaction, enquiry, now),
  )
}

async function afterDecline(transaction: Transaction<Schema>, enquiry: EnquiryRow, now: Date) {
  if (enquiry.turn === 'closed') return undefined
  const main = await findMainQuote(transaction, enquiry, now)
  const ourStep = ourStepFor(main, enquiry)
  if (ourStep) return oursInstead(transaction, enquiry, ourStep, now)
  if (main && canBeAccepted(main.standing)) return undefined
  const settings = await readDeskSettings(transaction)
  return { standing: afterDeed(enquiry, 'lost', now, settings) }
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
