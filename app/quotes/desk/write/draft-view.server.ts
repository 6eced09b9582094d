import { findProductsByIds } from '#app/catalogue/products.server.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { listStoredProducts } from '#app/catalogue/store/stored-products.server.ts'
import { thumbPicture } from '#app/desk/shell/thumb-pictures.server.ts'
import { firstNameOf } from '#app/enquiries/answering/texts/ready-text-facts.ts'
import { sizeSince } from '#app/enquiries/desk/enquiry/asked-products.server.ts'
import { formatMoney } from '#app/money/money.ts'
import { type DraftLine, type QuoteDraft, typedPercent } from '#app/quotes/drafts/draft.ts'
import { draftOf, type StoredRevision } from '#app/quotes/drafts/drafts.server.ts'
import { lineAmount, type ReadDraft, readDraft } from '#app/quotes/drafts/read-draft.ts'
import { findLineSize, listLineSizes } from '#app/quotes/drafts/written-sizes.ts'
import { dayAfter, quoteName } from '#app/quotes/quote.ts'
import { revisions } from '#app/quotes/revisions.server.ts'
import { readQuoteSettings } from '#app/settings/quotes/read-quote-settings.server.ts'
import { findColleagues } from '#app/staff/colleagues.server.ts'
import { clockWords, momentWords, shortDateWords } from '#app/time/day-words.ts'
import { indiaDay, indiaInstant } from '#app/time/india.ts'
import type { Database } from '#database/connection.ts'
import { languageTable } from '#languages/language-table.ts'
import type { App } from '#server/app-context.ts'
import type { DraftView, ShownDraftLine, ShownSums } from './draft-view.ts'

/** Puts a draft into the words of its page, with today's sizes and pictures of its products. */
export async function describeDraft(
  app: Pick<App, 'db' | 'config'>,
  row: StoredRevision,
  now: Date,
  /** What was typed and could not be stored stands in the place of what is. */
  draft: QuoteDraft = draftOf(row),
): Promise<DraftView> {
  const { db } = app
  const settings = await readQuoteSettings(app)
  const enquiry = await db
    .selectFrom('enquiries')
    .select(['reference', 'full_name', 'language', 'received_at'])
    .where('id', '=', row.enquiry_id)
    .executeTakeFirstOrThrow()
  const today = indiaDay(now)
  const defaultUntil = dayAfter(now, settings.validDays)
  const { read, faults } = readDraft(draft, { settings, today, defaultUntil })
  const firstName = firstNameOf(enquiry.full_name)
  const { lines, ...rest } = draft
  return {
    id: row.id,
    version: row.version,
    title: row.number ? quoteName({ number: row.number, revision: row.revision }) : 'Quote',
    enquiry: {
      reference: enquiry.reference,
      name: enquiry.full_name,
      firstName,
      asked: shortDateWords(enquiry.received_at),
    },
    draft: rest,
    lines: await showLines(db, lines),
    sums: read && showSums(read, draft),
    faults: faults ?? [],
    kept: `Draft kept ${momentWords(row.changed_at, now).replace(/^Today, /, '')}`,
    flatDelivery: formatMoney(settings.delivery),
    ownRate: typedPercent(settings.taxRate),
    mayAddTax: settings.gstin !== '',
    until: {
      day: defaultUntil,
      earliest: today,
      words: `${settings.validDays} days from its sending, as in Settings: ${shortDateWords(indiaInstant(defaultUntil))}.`,
    },
    wrote: `${firstName} wrote in ${languageTable[enquiry.language].english}.`,
    other: await findOther(db, row),
  }
}

/** Gives what a draft comes to, in words. */
export function showSums({ lines, sums, discount }: ReadDraft, draft: QuoteDraft): ShownSums {
  const rows = [
    {
      label: lines.length === 1 ? '1 line' : `${lines.length} lines`,
      amount: formatMoney(sums.linesSum),
    },
  ]
  if (discount.kind !== 'none') {
    const share = discount.kind === 'percent' ? `, ${discount.percent / 100} %` : ''
    rows.push({ label: `Discount${share}`, amount: `– ${formatMoney(sums.discount)}` })
  }
  if (sums.delivery !== null) {
    rows.push({
      label: 'Delivery',
      amount: sums.delivery === 0 ? 'free' : formatMoney(sums.delivery),
    })
  }
  for (const { rate, amount } of sums.taxes) {
    const label = draft.tax === 'included' ? `of which ${rate / 100} % tax` : `Tax, ${rate / 100} %`
    rows.push({ label, amount: formatMoney(amount) })
  }
  return { rows, total: formatMoney(sums.total) }
}

async function showLines(db: Database, lines: readonly DraftLine[]): Promise<ShownDraftLine[]> {
  const ids = [...new Set(lines.flatMap(({ product }) => product ?? []))]
  const products = new Map(
    (await findProductsByIds(db, ids)).map((product) => [product.id, product]),
  )
  const missing = ids.filter((id) => !products.has(id))
  const hidden = new Map((await listStoredProducts(db, missing)).map((one) => [one.id, one.edit]))
  const sizes = await readSizes(db, ids)
  return lines.map((line, place) => {
    const { product: id, what, size, priceSeen } = line
    const product = id === undefined ? undefined : products.get(id)
    const known = (id !== undefined && sizes.get(id)) || []
    const amount = lineAmount(line)
    const isThere = id !== undefined && (product !== undefined || hidden.has(id))
    const ofSize = known.find(({ number }) => number === size)
    const sizeChange =
      isThere && size ? sizeSince(findLineSize(line, known)?.label, ofSize) : undefined
    return {
      ...line,
      name: what.trim() || `Line ${place + 1}`,
      room: product && thumbPicture(product.picture, product.wall),
      sizes: id === undefined ? [] : listLineSizes(line, known),
      amount: amount === undefined ? undefined : formatMoney(amount),
      notes: [
        ...(id !== undefined && !product
          ? [hidden.has(id) ? 'Hidden in the shop' : 'No longer in the catalogue']
          : []),
        ...(sizeChange === undefined ? [] : [sizeChange]),
        ...(priceSeen === undefined ? [] : [`The visitor saw ${formatMoney(priceSeen)}`]),
      ],
    }
  })
}

/** Another draft for the same enquiry: one that was brought back, or a revision of another quote. */
async function findOther(db: Database, row: StoredRevision): Promise<DraftView['other']> {
  const other = await revisions(db)
    .select(['quote_revisions.id', 'quote_revisions.staff_id', 'quote_revisions.changed_at'])
    .where('quotes.enquiry_id', '=', row.enquiry_id)
    .where('quote_revisions.state', '=', 'draft')
    .where('quote_revisions.id', '!=', row.id)
    .orderBy('quote_revisions.id', 'desc')
    .executeTakeFirst()
  if (!other) return undefined
  const people = await findColleagues(db, [other.staff_id])
  const who = (other.staff_id !== null && people.get(other.staff_id)?.name) || 'Somebody'
  return {
    id: other.id,
    words: `${who} wrote another quote for this enquiry at ${clockWords(other.changed_at)}, not sent yet.`,
  }
}
