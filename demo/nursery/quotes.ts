import { changeSentQuote, type QuoteChange, startRevision } from '#app/quotes/change-sent.server.ts'
import type { DraftLine, QuoteDraft } from '#app/quotes/draft.ts'
import { draftOf, findRevision, keepDraft, startQuote } from '#app/quotes/drafts.server.ts'
import { sendQuote } from '#app/quotes/send-quote.server.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { indiaDay } from '#app/time/india.ts'
import type { App } from '#server/app-context.ts'

/** An enquiry's quote: the revision that was written last. */
export interface Quoting {
  reference: string
  revisionId?: number
}

interface Doing {
  staffId: number
  now: Date
}

/** What is quoted where the enquiry names no product, or one without a price. */
const usual: DraftLine = {
  what: 'Plants in pots as we talked about, with setting up',
  quantity: '40',
  price: '320',
  taxRate: '0',
}

/** What is said in a note, and given off the sum, where there is much of it. */
const large = { from: 10, discount: '5', note: 'Five in a hundred less, since it is so many.' }

/** Begins a quote with what was asked for, and keeps it as a draft whose every line has a price. */
export async function writeQuote(app: App, quoting: Quoting, doing: Doing): Promise<void> {
  const revisionId = await startQuote(app, quoting.reference, doing)
  if (revisionId === undefined) throw new Error(`No quote was begun for ${quoting.reference}.`)
  quoting.revisionId = revisionId
  await change(app, quoting, doing, (draft) => {
    const lines = draft.lines.map((line) => ({ ...line, price: line.price || usual.price }))
    const many = lines.some(({ quantity }) => Number(quantity) >= large.from) || lines.length === 0
    return {
      lines: lines.length > 0 ? lines : [usual],
      ...(many && { discount: 'percent', discountValue: large.discount, note: large.note }),
    }
  })
}

/** Sends the draft by e-mail. */
export async function sendDraft(app: App, quoting: Quoting, doing: Doing): Promise<void> {
  const { revisionId = 0 } = quoting
  const version = (await findRevision(app.db, revisionId))?.version ?? 0
  const outcome = await sendQuote(app, { revisionId, version, byEmail: true }, doing)
  if (!outcome || !('sent' in outcome)) refuse(quoting, outcome)
}

/** Sends another revision, which comes without delivery. */
export async function sendNewRevision(app: App, quoting: Quoting, doing: Doing): Promise<void> {
  const revisionId = await startRevision(app, quoting.revisionId ?? 0, doing)
  if (revisionId === undefined) throw new Error(`${quoting.reference} has no quote to revise.`)
  quoting.revisionId = revisionId
  await change(app, quoting, doing, () => ({ delivery: 'free' }))
  await sendDraft(app, quoting, doing)
}

/** Writes down what became of a sent quote. */
export async function changeQuote(
  app: App,
  quoting: Quoting,
  change: QuoteChange,
  doing: Doing,
): Promise<void> {
  const outcome = await changeSentQuote(app, quoting.revisionId ?? 0, change, doing)
  if (!outcome || !('done' in outcome)) refuse(quoting, outcome)
}

/** Writes down that all of an accepted quote was paid today. */
export async function payQuote(app: App, quoting: Quoting, doing: Doing): Promise<void> {
  const { revisionId = 0 } = quoting
  const quote = await findSentQuote(app.db, { revisionId }, doing.now)
  const paid = { on: indiaDay(doing.now), amount: quote?.sums.total ?? 0 }
  await changeQuote(app, quoting, { kind: 'paid', ...paid }, doing)
}

async function change(
  { db }: App,
  quoting: Quoting,
  doing: Doing,
  make: (draft: QuoteDraft) => Partial<QuoteDraft>,
): Promise<void> {
  const { revisionId = 0 } = quoting
  const row = await findRevision(db, revisionId)
  if (!row) throw new Error(`${quoting.reference} has no draft.`)
  const before = draftOf(row)
  const draft = { ...before, ...make(before) }
  const kept = await keepDraft(db, { revisionId, version: row.version, draft }, doing)
  if (!kept || 'conflict' in kept) refuse(quoting, kept)
}

function refuse({ reference }: Quoting, outcome: unknown): never {
  throw new Error(`${reference}: its quote was refused: ${JSON.stringify(outcome)}`)
}
