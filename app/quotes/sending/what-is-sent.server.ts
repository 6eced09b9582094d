import { createHash } from 'node:crypto'
import { draftOf, type StoredRevision } from '#app/quotes/drafts/drafts.server.ts'
import { nameLines } from '#app/quotes/drafts/quote-lines.server.ts'
import type { ReadDraft } from '#app/quotes/drafts/read-draft.ts'
import type { PaperQuote } from '#app/quotes/paper/quote-sheet.tsx'
import type { SentQuote } from '#app/quotes/quote.ts'
import { listPaidBefore } from '#app/quotes/sent-quotes.server.ts'
import type { QuoteSettings } from '#app/settings/quotes/quote-settings.ts'
import type { Database } from '#database/connection.ts'

/** All that a visitor reads of a draft once it is sent. */
export type WhatIsSent = PaperQuote & Pick<SentQuote, 'note' | 'terms' | 'validUntil'>

/** Gives what a visitor reads of a draft that can be sent, with the settings and products of today. */
export async function whatIsSent(
  db: Database,
  row: StoredRevision,
  read: ReadDraft,
  settings: QuoteSettings,
): Promise<WhatIsSent> {
  const { language, tax, note } = draftOf(row)
  const { sums, discount, advance, validUntil } = read
  return {
    ...{ language, tax, sums, advance, validUntil },
    lines: await nameLines(db, read, language),
    discountPercent: discount.kind === 'percent' ? discount.percent : null,
    gstin: settings.gstin || null,
    paid: await listPaidBefore(db, row),
    note: note.trim() || null,
    terms: settings.terms[language] || null,
  }
}

/** Gives a digest of what is sent, by which a form says what was looked at. */
export function digestOf(sent: WhatIsSent): string {
  return createHash('sha256').update(JSON.stringify(sent)).digest('base64url')
}
