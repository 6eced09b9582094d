import type { DraftLine, QuoteDraft } from '#app/quotes/drafts/draft.ts'
import { draftOf, findRevision, keepDraft, startQuote } from '#app/quotes/drafts/drafts.server.ts'
import { acceptQuote, askForChange } from '#app/quotes/sending/answers.server.ts'
import { changeSentQuote, type QuoteChange } from '#app/quotes/sending/change-sent.server.ts'
import { sendQuote } from '#app/quotes/sending/send-quote.server.ts'
import { startRevision } from '#app/quotes/sending/start-revision.server.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { indiaDay } from '#app/time/india.ts'
import type { App } from '#server/app-context.ts'
import type { Random } from './random.ts'

/** An enquiry's quote: the revision that was written last. */
export interface Quoting {
  reference: string
  revisionId?: number
}

interface Doing {
  staffId: number
  now: Date
}

const inPots = (what: string, quantity: string, price: string): DraftLine => ({
  what,
  quantity,
  price,
  taxRate: '0',
})

/** What is quoted where the enquiry names no product. */
const ownLines: readonly DraftLine[] = [
  inPots('Plants in pots as we talked about, with setting up', '40', '320'),
  inPots('Areca palms for the hall, five feet, in white pots', '6', '1450'),
  inPots('Jade plants in a box with a card', '80', '265'),
  inPots('Hedge plants along the wall, planted by us', '45', '140'),
  inPots('Large plants on hire for a day, brought and fetched', '18', '480'),
  inPots('A visit to plan the terrace, with a drawing', '1', '2500'),
]

/** What a piece costs of which the catalogue says no price. */
const usualPrice = '320'

/** What is quoted where an enquiry names no product: one line of the staff's own. */
export function chooseOwnLine(random: Random): DraftLine {
  return random.pick(ownLines)
}

/** What is said in a note, and given off the sum, where there is much of it. */
const large = { from: 10, discount: '5', note: 'Five in a hundred less, since it is so many.' }

/**
 * Begins a quote with what was asked for, or with `own` where that is no product, and keeps it as a
 * draft whose every line has a price.
 */
export async function writeQuote(
  app: App,
  quoting: Quoting,
  own: DraftLine,
  doing: Doing,
): Promise<void> {
  const revisionId = await startQuote(app, quoting.reference, doing)
  if (revisionId === undefined) throw new Error(`No quote was begun for ${quoting.reference}.`)
  quoting.revisionId = revisionId
  await change(app, quoting, doing, (draft) => {
    const lines = draft.lines.map((line) => ({ ...line, price: line.price || usualPrice }))
    const many = lines.some(({ quantity }) => Number(quantity) >= large.from) || lines.length === 0
    return {
      lines: lines.length > 0 ? lines : [own],
      ...(many && { discount: 'percent', discountValue: large.discount, note: large.note }),
    }
  })
}

/** Sends the draft by WhatsApp, as most are: an e-mail brings a PDF, which takes half a second to make. */
export function sendDraft(app: App, quoting: Quoting, doing: Doing): Promise<void> {
  return send(app, quoting, doing, { byEmail: false })
}

/** Sends the draft by e-mail. */
export function mailDraft(app: App, quoting: Quoting, doing: Doing): Promise<void> {
  return send(app, quoting, doing, { byEmail: true })
}

async function send(
  app: App,
  quoting: Quoting,
  doing: Doing,
  { byEmail }: { byEmail: boolean },
): Promise<void> {
  const { revisionId = 0 } = quoting
  const version = (await findRevision(app.db, revisionId))?.version ?? 0
  const outcome = await sendQuote(app, { revisionId, version, byEmail }, doing)
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

/** Accepts the quote as its visitor, at the page that its e-mail leads to. */
export async function acceptAsVisitor(app: App, quoting: Quoting, { now }: Doing): Promise<void> {
  const { token, revision, sums } = await readSent(app, quoting, now)
  const outcome = await acceptQuote(app, { token, revision, total: sums.total }, now)
  if (!outcome || !('done' in outcome)) refuse(quoting, outcome)
}

/** Asks for a change of the quote as its visitor. */
export async function wishAsVisitor(
  app: App,
  quoting: Quoting,
  words: string,
  { now }: Doing,
): Promise<void> {
  const { token } = await readSent(app, quoting, now)
  const outcome = await askForChange(app, { token, words }, now)
  if (!outcome || !('done' in outcome)) refuse(quoting, outcome)
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
  const { sums } = await readSent(app, quoting, doing.now)
  const paid = { on: indiaDay(doing.now), amount: sums.total }
  await changeQuote(app, quoting, { kind: 'paid', ...paid }, doing)
}

async function readSent({ db }: App, { reference, revisionId = 0 }: Quoting, now: Date) {
  const quote = await findSentQuote(db, { revisionId }, now)
  if (!quote?.token) throw new Error(`${reference} has no quote that was sent.`)
  return { ...quote, token: quote.token }
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
