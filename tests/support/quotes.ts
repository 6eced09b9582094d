import type { QuoteDraft } from '#app/quotes/drafts/draft.ts'
import { draftOf, findRevision, keepDraft, startQuote } from '#app/quotes/drafts/drafts.server.ts'
import type { SentQuote } from '#app/quotes/quote.ts'
import { sendQuote } from '#app/quotes/sending/send-quote.server.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { type Desk, minutesOn } from './desk.ts'

/** A line of the staff's own for Rs 250. */
export const potting = { what: 'Potting', quantity: '1', price: '250', taxRate: '0' }

/** Writes a quote for an enquiry, with one line unless told; gives the draft's id and version. */
export async function writeQuote(
  { app, asha }: Pick<Desk, 'app' | 'asha'>,
  reference: string,
  changes: Partial<QuoteDraft> = {},
  now = minutesOn(10),
): Promise<{ revisionId: number; version: number }> {
  const doing = { staffId: asha, now }
  const revisionId = (await startQuote(app, reference, doing)) ?? 0
  const row = await findRevision(app.db, revisionId)
  if (!row) throw new Error('no quote was begun')
  const draft = { ...draftOf(row), lines: [potting], ...changes }
  const kept = await keepDraft(app.db, { revisionId, version: row.version, draft }, doing)
  if (!kept || 'conflict' in kept) throw new Error('the draft was not kept')
  return { revisionId, version: kept.version }
}

/** Writes and sends a quote; gives it as it stands then. */
export async function giveQuote(
  desk: Pick<Desk, 'app' | 'asha'>,
  reference: string,
  changes: Partial<QuoteDraft> = {},
  now = minutesOn(10),
): Promise<SentQuote & { token: string }> {
  const draft = await writeQuote(desk, reference, changes, now)
  const outcome = await sendQuote(
    desk.app,
    { ...draft, byEmail: true, others: 'both-hold' },
    { staffId: desk.asha, now },
  )
  const quote = await findSentQuote(desk.app.db, draft, now)
  const token = quote?.token
  if (!quote || !token) throw new Error(`nothing was sent: ${JSON.stringify(outcome)}`)
  return { ...quote, token }
}
