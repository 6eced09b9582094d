import { lockEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import { revisions } from '#app/quotes/revisions.server.ts'
import { readQuoteSettings } from '#app/settings/quotes/read-quote-settings.server.ts'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import type { QuoteRevisionRow } from '#database/schema/quotes.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import type { QuoteDraft } from './draft.ts'
import { newDraft } from './new-draft.server.ts'

/** Who does something at the desk, and when. */
export interface Doing {
  staffId: number
  now: Date
}

/** A revision's row, with what its quote says. */
export interface StoredRevision extends QuoteRevisionRow {
  enquiry_id: number
  number: string | null
}

/** What became of a draft that was kept. */
export type KeptDraft =
  | { version: number }
  /** Somebody else has changed it since, and nothing was stored: it is so now. */
  | { conflict: StoredRevision }

/**
 * Begins a quote for an enquiry with what was asked for, unless one is being written already: an
 * enquiry has one draft at a time. Gives the id of the draft, or undefined where there is no such
 * enquiry, or its person was forgotten.
 */
export async function startQuote(
  app: Pick<App, 'db' | 'config'>,
  reference: string,
  { staffId, now }: Doing,
): Promise<number | undefined> {
  const enquiry = await app.db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!enquiry) return undefined
  const draft = await newDraft(app, enquiry, await readQuoteSettings(app))
  return writeTransaction(app.db, async (transaction) => {
    // Somebody may be forgotten meanwhile.
    const still = await lockEnquiry(transaction, reference)
    if (!still || still.erased_at) return undefined
    const begun = await findDraft(transaction, enquiry.id)
    if (begun !== undefined) return begun
    const at = now.toISOString()
    const quote = await transaction
      .insertInto('quotes')
      .values({ enquiry_id: enquiry.id, made_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await transaction
      .insertInto('quote_revisions')
      .values({
        quote_id: quote.id,
        revision: 1,
        language: draft.language,
        staff_id: staffId,
        changed_at: at,
        draft: JSON.stringify(draft),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

async function findDraft(db: Database, enquiryId: number): Promise<number | undefined> {
  const row = await revisions(db)
    .select('quote_revisions.id')
    .where('quotes.enquiry_id', '=', enquiryId)
    .where('quote_revisions.state', '=', 'draft')
    .orderBy('quote_revisions.id', 'desc')
    .executeTakeFirst()
  return row?.id
}

/** Gives a revision's row, or undefined where there is none. */
export async function findRevision(
  db: Database,
  revisionId: number,
): Promise<StoredRevision | undefined> {
  if (!Number.isSafeInteger(revisionId)) return undefined
  return revisions(db)
    .selectAll('quote_revisions')
    .select(['quotes.enquiry_id', 'quotes.number'])
    .where('quote_revisions.id', '=', revisionId)
    .executeTakeFirst()
}

/** As `findRevision`, and holds the row until the transaction ends. */
export async function lockRevision(
  transaction: Database,
  revisionId: number,
): Promise<StoredRevision | undefined> {
  // On SQLite the transaction holds the only right to write anyway.
  if (engineOf(transaction) === 'postgres') {
    await transaction
      .selectFrom('quote_revisions')
      .select('id')
      .where('id', '=', revisionId)
      .forUpdate()
      .execute()
  }
  return findRevision(transaction, revisionId)
}

/** Reads what a draft's row holds. Throws for what is no draft. */
export function draftOf({ draft }: Pick<QuoteRevisionRow, 'draft'>): QuoteDraft {
  if (draft === null) throw new Error('This is no draft.')
  return JSON.parse(draft)
}

/**
 * Keeps what was typed so far, unless somebody else has changed the draft since `version`; what is
 * the same, or was overtaken by a later change of the same page, makes no version. Undefined where
 * there is no such draft any more.
 */
export async function keepDraft(
  db: Database,
  { revisionId, version, draft }: { revisionId: number; version: number; draft: QuoteDraft },
  { staffId, now }: Doing,
): Promise<KeptDraft | undefined> {
  return writeTransaction(db, async (transaction) => {
    const row = await lockRevision(transaction, revisionId)
    if (row?.state !== 'draft') return undefined
    const text = JSON.stringify(draft)
    if (row.draft === text) return { version: row.version }
    const before = draftOf(row)
    const isSamePage = draft.page !== undefined && draft.page === before.page
    if (row.version !== version && !isSamePage) return { conflict: row }
    if (isSamePage && draft.count !== undefined) {
      const ahead = draft.count - (before.count ?? 0)
      if (ahead < 0) return { version: row.version }
      // One page has one text after so many changes: another tab wrote as this one.
      if (ahead === 0) return { conflict: row }
    }
    await transaction
      .updateTable('quote_revisions')
      .set({
        draft: text,
        language: draft.language,
        version: row.version + 1,
        staff_id: staffId,
        changed_at: now.toISOString(),
      })
      .where('id', '=', revisionId)
      .execute()
    return { version: row.version + 1 }
  })
}

/** Throws a draft away, or brings one back, unless its words were erased. Tells whether there was one. */
export async function throwDraft(
  db: Database,
  revisionId: number,
  { staffId, now }: Doing,
  to: 'thrown' | 'draft' = 'thrown',
): Promise<boolean> {
  return writeTransaction(db, async (transaction) => {
    const row = await lockRevision(transaction, revisionId)
    if (row?.state !== (to === 'thrown' ? 'draft' : 'thrown') || row.draft === null) return false
    await transaction
      .updateTable('quote_revisions')
      .set({
        state: to,
        version: row.version + 1,
        staff_id: staffId,
        changed_at: now.toISOString(),
      })
      .where('id', '=', revisionId)
      .execute()
    return true
  })
}
