import type { WrittenColumn } from '#app/catalogue/sheets/write-workbook.ts'
import { typedPrice } from '#app/money/typed-price.ts'
import { standingOf } from '#app/quotes/quote.ts'
import {
  lastReceived,
  receivedOfQuote,
  revisionsOfEnquiries,
} from '#app/quotes/revisions.server.ts'
import { standingWords } from '#app/quotes/standing-words.ts'
import { taxSum } from '#app/quotes/sums.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { localTime } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'

const rowsAtOnce = 200

/** The columns of the sheet of all quotes: a row for each line, and the sums beside the first. */
export const quoteColumns: readonly WrittenColumn[] = [
  { heading: 'Quote', width: 14 },
  { heading: 'Revision', holds: 'number', width: 9 },
  { heading: 'State', width: 18 },
  { heading: 'Sent (IST)', holds: 'time', width: 18 },
  { heading: 'Valid until', holds: 'time', width: 12 },
  { heading: 'Answered (IST)', holds: 'time', width: 18 },
  { heading: 'Enquiry', width: 14 },
  { heading: 'Name', width: 24 },
  { heading: 'Mobile', width: 14 },
  { heading: 'Line', holds: 'number', width: 6 },
  { heading: 'Code', holds: 'number', width: 8 },
  { heading: 'Product', width: 32 },
  { heading: 'Size', width: 24 },
  { heading: 'How many', holds: 'number', width: 10 },
  { heading: 'Each, Rs', holds: 'number', width: 12 },
  { heading: 'GST, %', holds: 'number', width: 8 },
  { heading: 'Amount, Rs', holds: 'number', width: 12 },
  { heading: 'Discount, Rs', holds: 'number', width: 12 },
  { heading: 'Delivery, Rs', holds: 'number', width: 12 },
  { heading: 'GST of delivery, %', holds: 'number', width: 8 },
  { heading: 'GST is', width: 10 },
  { heading: 'GST, Rs', holds: 'number', width: 12 },
  { heading: 'Total, Rs', holds: 'number', width: 12 },
  { heading: 'Advance, Rs', holds: 'number', width: 12 },
  { heading: 'Paid on', holds: 'time', width: 12 },
  { heading: 'Paid, Rs', holds: 'number', width: 12 },
  { heading: 'Sent by', width: 24 },
]

/** Counts the lines of all quotes that were sent. */
export async function countQuoteLines(db: Database): Promise<number> {
  const { rows } = await db
    .selectFrom('quote_lines')
    .select(({ fn }) => fn.countAll<number | string>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

/** Gives every line of every quote that was sent as a row of that sheet, the newest revision first. */
export async function* listQuoteRows(db: Database): AsyncGenerator<string[]> {
  const now = new Date()
  let before: number | undefined
  for (;;) {
    const some = await listRevisions(db, before)
    const last = some.at(-1)
    if (!last) return
    before = last.id
    const people = await findColleagues(
      db,
      some.map(({ sent_by }) => sent_by),
    )
    const ids = some.map(({ id }) => id)
    const lines = Map.groupBy(await listLines(db, ids), ({ revision_id }) => revision_id)
    for (const row of some) {
      const sentBy = (row.sent_by !== null && people.get(row.sent_by)?.name) || ''
      for (const [place, line] of (lines.get(row.id) ?? []).entries()) {
        const isFirst = place === 0
        // What came for any revision stands once, at the one that took the others' place.
        const isPaid = isFirst && row.state !== 'replaced'
        const once = (money: number | null) => (isFirst ? typedPrice(money) : '')
        yield [
          row.number ?? '',
          String(row.revision),
          standingWords[standingOf(row, now)],
          row.sent_at ? localTime(row.sent_at) : '',
          row.valid_until ?? '',
          row.answered_at ? localTime(row.answered_at) : '',
          row.reference,
          row.full_name,
          row.mobile_number,
          String(line.position),
          line.product_id === null ? '' : String(line.product_id),
          line.name,
          line.size_label ?? '',
          String(line.quantity),
          typedPrice(line.price),
          String(line.tax_rate / 100),
          typedPrice(line.amount),
          once(row.discount),
          once(row.delivery),
          isFirst && row.tax !== 'none' && row.delivery ? String(row.delivery_rate / 100) : '',
          isFirst && row.tax !== 'none' ? row.tax : '',
          once(row.tax === 'none' ? null : taxSum(JSON.parse(row.taxes))),
          once(row.total),
          once(row.advance),
          isPaid ? (row.paid_on ?? '') : '',
          isPaid ? typedPrice(row.received === null ? null : Number(row.received)) : '',
          sentBy,
        ]
      }
    }
  }
}

function listRevisions(db: Database, before: number | undefined) {
  return revisionsOfEnquiries(db)
    .select([
      'quote_revisions.id',
      'quote_revisions.revision',
      'quote_revisions.state',
      'quote_revisions.valid_until',
      'quote_revisions.declined_at',
      'quote_revisions.sent_at',
      'quote_revisions.sent_by',
      'quote_revisions.answered_at',
      'quote_revisions.discount',
      'quote_revisions.delivery',
      'quote_revisions.delivery_rate',
      'quote_revisions.tax',
      'quote_revisions.taxes',
      'quote_revisions.total',
      'quote_revisions.advance',
      'quotes.number',
      'enquiries.reference',
      'enquiries.full_name',
      'enquiries.mobile_number',
      receivedOfQuote.as('received'),
      lastReceived.as('paid_on'),
    ])
    .where('quote_revisions.sent_at', 'is not', null)
    .$if(before !== undefined, (query) => query.where('quote_revisions.id', '<', before ?? 0))
    .orderBy('quote_revisions.id', 'desc')
    .limit(rowsAtOnce)
    .execute()
}

function listLines(db: Database, revisionIds: readonly number[]) {
  return db
    .selectFrom('quote_lines')
    .selectAll()
    .where('revision_id', 'in', revisionIds)
    .orderBy('revision_id')
    .orderBy('position')
    .execute()
}
