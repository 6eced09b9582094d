import type { Database } from '#database/connection.ts'
import {
  type EarlierPayment,
  type NewerRevision,
  type QuoteLine,
  type SentQuote,
  standingOf,
} from './quote.ts'
import { revisionsOfEnquiries } from './revisions.server.ts'

/** As sending makes them. PostgreSQL can't even be asked for a text that holds a NUL. */
const tokenShape = /^[\w-]{22}$/

/** Gives a revision that was sent, by its id or token; undefined where there is none, or it was erased. */
export async function findSentQuote(
  db: Database,
  by: { revisionId: number } | { token: string },
  now: Date,
): Promise<SentQuote | undefined> {
  const isOne = 'token' in by ? tokenShape.test(by.token) : Number.isSafeInteger(by.revisionId)
  if (!isOne) return undefined
  const rows = sentRevisions(db)
  const row = await ('token' in by
    ? rows.where('quote_revisions.token', '=', by.token)
    : rows.where('quote_revisions.id', '=', by.revisionId)
  ).executeTakeFirst()
  return row && readQuote(db, row, now)
}

function sentRevisions(db: Database) {
  return revisionsOfEnquiries(db)
    .selectAll('quote_revisions')
    .select([
      'quotes.number',
      'quotes.enquiry_id',
      'enquiries.reference',
      'enquiries.full_name',
      'enquiries.mobile_number',
      'enquiries.email',
      'enquiries.address',
    ])
    .where('quote_revisions.sent_at', 'is not', null)
}

type SentRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof sentRevisions>['executeTakeFirst']>>
>

async function readQuote(db: Database, row: SentRow, now: Date): Promise<SentQuote> {
  const lines = await listLines(db, row.id)
  const paidBefore = row.revision > 1 ? await listPaidBefore(db, row) : []
  const { number, sent_at, valid_until, total } = row
  if (number === null || sent_at === null || valid_until === null || total === null) {
    throw new Error(`The quote of revision ${row.id} was sent without its number or sums.`)
  }
  return {
    revisionId: row.id,
    quoteId: row.quote_id,
    number,
    revision: row.revision,
    version: row.version,
    standing: standingOf(row, now),
    language: row.language,
    sentAt: sent_at,
    sentBy: row.sent_by,
    validUntil: valid_until,
    lines,
    sums: {
      lines: lines.map(({ amount }) => amount),
      linesSum: row.lines_sum ?? 0,
      discount: row.discount ?? 0,
      delivery: row.delivery,
      taxes: JSON.parse(row.taxes),
      total,
    },
    discountPercent: row.discount_percent,
    deliveryRate: row.delivery_rate,
    tax: row.tax,
    note: row.note,
    terms: row.terms,
    gstin: row.gstin,
    advance: row.advance,
    advancePercent: row.advance_percent,
    token: row.token,
    messageId: row.message_id,
    chat: row.chat,
    chatAt: row.chat_at,
    visitor: {
      name: row.full_name,
      mobile: row.mobile_number,
      email: row.email,
      address: row.address,
    },
    enquiry: { id: row.enquiry_id, reference: row.reference },
    ...(row.state === 'replaced' && { newer: await findNewest(db, row.quote_id, now) }),
    withdrawReason: row.withdraw_reason,
    answeredAt: row.answered_at,
    answeredBy: row.answered_by,
    ...(row.paid_on !== null && { paid: { on: row.paid_on, amount: row.paid_amount ?? 0 } }),
    paidBefore,
  }
}

async function listLines(db: Database, revisionId: number): Promise<QuoteLine[]> {
  const rows = await db
    .selectFrom('quote_lines')
    .selectAll()
    .where('revision_id', '=', revisionId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    productId: row.product_id,
    name: row.name,
    localName: row.local_name,
    sizeNumber: row.size,
    size: row.size_label,
    localSize: row.local_size,
    quantity: row.quantity,
    price: row.price,
    taxRate: row.tax_rate,
    amount: row.amount,
  }))
}

/** What was paid of each revision before one. */
export async function listPaidBefore(
  db: Database,
  { quote_id, revision }: Pick<SentRow, 'quote_id' | 'revision'>,
): Promise<EarlierPayment[]> {
  const rows = await db
    .selectFrom('quote_revisions')
    .select(['id', 'revision', 'paid_on', 'paid_amount'])
    .where('quote_id', '=', quote_id)
    .where('revision', '<', revision)
    .where('paid_on', 'is not', null)
    .orderBy('revision')
    .execute()
  return rows.map(({ id, revision, paid_on, paid_amount }) => ({
    revisionId: id,
    revision,
    on: paid_on ?? '',
    amount: paid_amount ?? 0,
  }))
}

/** The last revision of a quote that was sent. */
async function findNewest(db: Database, quoteId: number, now: Date): Promise<NewerRevision> {
  const row = await db
    .selectFrom('quote_revisions')
    .select(['revision', 'token', 'total', 'valid_until', 'state', 'declined_at'])
    .where('quote_id', '=', quoteId)
    .where('sent_at', 'is not', null)
    .orderBy('revision', 'desc')
    .executeTakeFirstOrThrow()
  const { revision, token, total, valid_until } = row
  const standing = standingOf(row, now)
  return { revision, token, standing, total: total ?? 0, validUntil: valid_until ?? '' }
}
