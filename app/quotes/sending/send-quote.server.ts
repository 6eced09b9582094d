import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { readDeskSettings } from '#app/enquiries/answering/desk-settings.server.ts'
import {
  afterDeed,
  afterReminder,
  type Standing,
  type TurnSettings,
} from '#app/enquiries/answering/turn.ts'
import { type Doing, draftOf, type StoredRevision } from '#app/quotes/drafts/drafts.server.ts'
import { holdQuote } from '#app/quotes/drafts/hold-quote.server.ts'
import {
  type OtherFate,
  type OtherQuote,
  settleOthers,
} from '#app/quotes/drafts/other-quotes.server.ts'
import { type DraftFault, type ReadDraft, readDraft } from '#app/quotes/drafts/read-draft.ts'
import { quoteEmail } from '#app/quotes/messages/quote.email.ts'
import { dayAfter, quoteName } from '#app/quotes/quote.ts'
import { askAbout, tellEnquiry } from '#app/quotes/quote-of-enquiry.server.ts'
import type { QuoteSettings } from '#app/settings/quotes/quote-settings.ts'
import { readQuoteSettings } from '#app/settings/quotes/read-quote-settings.server.ts'
import { dayMs, fromIndia, indiaDay, toIndia } from '#app/time/india.ts'
import { addWorkingDays, findOpening, type WorkingHours } from '#app/time/working-hours.ts'
import type { EnquiryRow } from '#database/schema/enquiries.ts'
import type { NewQuoteLineRow } from '#database/schema/quotes.ts'
import type { Schema } from '#database/schema.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { enqueue } from '#server/delivery/outbox/outbox.ts'
import { findEarlier } from './earlier-revision.server.ts'
import { takeQuoteNumber } from './quote-numbers.server.ts'
import { digestOf, type WhatIsSent, whatIsSent } from './what-is-sent.server.ts'

/** What became of sending a draft. */
export type SendOutcome =
  | { sent: true }
  /** Somebody has sent or changed it since it was looked at. */
  | { changed: true }
  | { faults: DraftFault[] }
  /** Other quotes of the enquiry are open, and nobody has said what becomes of them. */
  | { others: OtherQuote[] }

/** A draft as it was looked at, and how it is sent. */
interface Sent {
  revisionId: number
  version: number
  byEmail: boolean
  byChat?: boolean
  /** What becomes of another quote of the enquiry that is open; missing where nobody has said it. */
  others?: OtherFate | undefined
  /** How the revision before it stood when it was looked at, empty where there was none; not asked if left out. */
  before?: string | undefined
  /** The digest of what it was shown to say; not asked if left out. */
  shown?: string | undefined
}

/**
 * Sends a draft in one transaction: it takes its number and token, its lines and sums are written down for
 * good, earlier revisions are replaced, the e-mail goes into the outbox where one is wanted, and the enquiry
 * is Quoted, with a reminder. `byChat`: a draft of it stands ready in the staff's WhatsApp. Nothing is sent
 * where `version` is not the draft's, where the revision before it was answered since, where a setting or a
 * product makes it say something else than was shown, nor where another quote of the enquiry is open and
 * `others` doesn't say what becomes of it; undefined where there is no such draft, or its person was forgotten.
 */
export async function sendQuote(
  app: Pick<App, 'db' | 'config' | 'delivery'>,
  { revisionId, version, byEmail, byChat = false, others, before, shown }: Sent,
  doing: Doing,
): Promise<SendOutcome | undefined> {
  const { db, config } = app
  const settings = await readQuoteSettings(app)
  const outcome = await writeTransaction(db, async (transaction) => {
    const held = await holdQuote(transaction, revisionId)
    if (!held) return undefined
    const { row: written, enquiry } = held
    if (written.state !== 'draft' || written.version !== version) return { changed: true } as const
    const earlier = await findEarlier(transaction, written)
    if (before !== undefined && before !== (earlier?.state ?? '')) return { changed: true } as const
    if (enquiry.state === 'spam') return { faults: [isSpam] }
    const { now } = doing
    const { read, faults } = readDraft(draftOf(written), {
      settings,
      today: indiaDay(now),
      defaultUntil: dayAfter(now, settings.validDays),
    })
    if (!read) return { faults }
    const says = await whatIsSent(transaction, written, read, settings)
    if (shown !== undefined && shown !== digestOf(says)) return { changed: true } as const
    const settled = await settleOthers(transaction, written, others, now)
    if ('others' in settled) return settled
    const { row } = settled
    const number = await numberQuote(transaction, row, settings, now)
    const token = randomBytes(16).toString('base64url')
    const quote = {
      number,
      revision: row.revision,
      total: read.sums.total,
      validUntil: read.validUntil,
      language: says.language,
      token,
      visitor: { name: enquiry.full_name, email: enquiry.email },
    }
    const email = byEmail && enquiry.email ? quoteEmail(quote, config) : undefined
    const [messageId = null] = email
      ? await enqueue(
          transaction,
          [{ kind: 'quote-email', reference: enquiry.reference, email }],
          now,
        )
      : []
    await storeRevision(transaction, row, { read, says, doing, token, messageId, byChat })
    await storeLines(transaction, row.id, says)
    await replaceEarlier(transaction, row)
    const standing = await quotedStanding(transaction, enquiry, settings, now)
    await tellEnquiry(
      transaction,
      enquiry,
      { code: 'quote-sent', from: enquiry.state, to: quoteName(quote), ...doing },
      { standing, nextStep: askAbout(enquiry) },
    )
    return { sent: true } as const
  })
  if (outcome && 'sent' in outcome) app.delivery.wake()
  return outcome
}

const isSpam: DraftFault = {
  field: 'add',
  words: 'The enquiry is marked as spam: give it another state first.',
}

/** When staff are reminded to ask about a quote: so many working days later, as the nursery opens. */
export function reminderAfter(now: Date, days: number, hours: WorkingHours): Date | undefined {
  const due = addWorkingDays(now, days, hours)
  if (!due) return undefined
  const midnight = fromIndia(Math.floor(toIndia(due) / dayMs) * dayMs)
  return findOpening(midnight, hours)
}

/** Every revision has the number that the first took. */
async function numberQuote(
  transaction: Transaction<Schema>,
  { quote_id, number: known }: StoredRevision,
  { prefix }: QuoteSettings,
  now: Date,
): Promise<string> {
  if (known !== null) return known
  const taken = await takeQuoteNumber(transaction, prefix, now)
  await transaction.updateTable('quotes').set(taken).where('id', '=', quote_id).execute()
  return taken.number
}

interface Sending {
  read: ReadDraft
  says: WhatIsSent
  doing: Doing
  token: string
  messageId: string | null
  byChat: boolean
}

async function storeRevision(
  transaction: Transaction<Schema>,
  row: StoredRevision,
  { read, says, doing, token, messageId, byChat }: Sending,
) {
  const { sums, note, terms, gstin, tax } = says
  const at = doing.now.toISOString()
  await transaction
    .updateTable('quote_revisions')
    .set({
      state: 'sent',
      version: row.version + 1,
      draft: null,
      changed_at: at,
      sent_at: at,
      sent_by: doing.staffId,
      token,
      valid_until: says.validUntil,
      note,
      terms,
      gstin,
      tax,
      lines_sum: sums.linesSum,
      discount: sums.discount,
      discount_percent: says.discountPercent,
      delivery: sums.delivery,
      delivery_rate: read.deliveryRate,
      taxes: JSON.stringify(sums.taxes),
      total: sums.total,
      advance: says.advance,
      advance_percent: read.advancePercent,
      message_id: messageId,
      chat: byChat ? 'draft' : null,
    })
    .where('id', '=', row.id)
    .execute()
}

async function storeLines(
  transaction: Transaction<Schema>,
  revisionId: number,
  { lines }: WhatIsSent,
) {
  const rows = lines.map(
    (line, place): NewQuoteLineRow => ({
      revision_id: revisionId,
      position: place + 1,
      product_id: line.productId,
      size: line.sizeNumber,
      name: line.name,
      local_name: line.localName,
      size_label: line.size,
      local_size: line.localSize,
      quantity: line.quantity,
      price: line.price,
      tax_rate: line.taxRate,
      amount: line.amount,
    }),
  )
  await transaction.insertInto('quote_lines').values(rows).execute()
}

async function replaceEarlier(
  transaction: Transaction<Schema>,
  { quote_id, revision }: StoredRevision,
) {
  await transaction
    .updateTable('quote_revisions')
    .set(({ eb }) => ({ state: 'replaced', version: eb('version', '+', 1) }))
    .where('quote_id', '=', quote_id)
    .where('revision', '<', revision)
    .where('sent_at', 'is not', null)
    .execute()
}

/** Quoted and their turn, with a reminder; one that a person set for an earlier time stays. */
async function quotedStanding(
  transaction: Transaction<Schema>,
  enquiry: EnquiryRow,
  { reminderDays }: QuoteSettings,
  now: Date,
): Promise<Standing> {
  const settings: TurnSettings = await readDeskSettings(transaction)
  const quoted = afterDeed(enquiry, 'quoted', now, settings)
  const at = reminderAfter(now, reminderDays, settings.hours)
  const isEarlier = quoted.remind_at !== null && at && quoted.remind_at < at.toISOString()
  return isEarlier || !at ? quoted : afterReminder(quoted, { at }, now, settings)
}
