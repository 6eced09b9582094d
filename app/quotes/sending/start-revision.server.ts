import { typedPrice } from '#app/money/typed-price.ts'
import { type QuoteDraft, typedPercent } from '#app/quotes/drafts/draft.ts'
import type { Doing } from '#app/quotes/drafts/drafts.server.ts'
import { writeSize } from '#app/quotes/drafts/written-sizes.ts'
import type { SentQuote } from '#app/quotes/quote.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { App } from '#server/app-context.ts'
import { holdSent } from './store-answer.server.ts'

/**
 * Begins the next revision of a quote with what this one says, or finds the one that is begun already. Gives
 * its id; undefined where there is no such quote.
 */
export function startRevision(
  { db }: Pick<App, 'db'>,
  revisionId: number,
  { staffId, now }: Doing,
): Promise<number | undefined> {
  return writeTransaction(db, async (transaction) => {
    const held = await holdSent(transaction, revisionId, now)
    if (!held) return undefined
    const { quote } = held
    const newest = await transaction
      .selectFrom('quote_revisions')
      .select(['id', 'revision', 'state', 'sent_at'])
      .where('quote_id', '=', quote.quoteId)
      .orderBy('revision', 'desc')
      .executeTakeFirstOrThrow()
    if (newest.state === 'draft') return newest.id
    const row = {
      state: 'draft',
      language: quote.language,
      staff_id: staffId,
      changed_at: now.toISOString(),
      draft: JSON.stringify(draftFrom(quote)),
    } as const
    if (newest.state === 'thrown') {
      await transaction
        .updateTable('quote_revisions')
        .set(({ eb }) => ({ ...row, version: eb('version', '+', 1) }))
        .where('id', '=', newest.id)
        .execute()
      return newest.id
    }
    const { id } = await transaction
      .insertInto('quote_revisions')
      .values({ ...row, quote_id: quote.quoteId, revision: newest.revision + 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

/** What a revision begins with: what the one before says; it holds for as long as a new quote. */
function draftFrom(quote: SentQuote): QuoteDraft {
  const { sums, discountPercent, advance, advancePercent, language, tax, note } = quote
  const discount = discountPercent !== null ? 'percent' : sums.discount > 0 ? 'amount' : 'none'
  return {
    lines: quote.lines.map((line) => ({
      ...(line.productId !== null && { product: line.productId }),
      ...(line.sizeNumber !== null && { size: line.sizeNumber }),
      what: line.name,
      quantity: String(line.quantity),
      price: typedPrice(line.price),
      taxRate: typedPercent(line.taxRate),
      ...writeSize({
        number: line.sizeNumber,
        label: line.size ?? '',
        labels: line.localSize === null ? {} : { [language]: line.localSize },
      }),
    })),
    discount,
    discountValue:
      discountPercent !== null
        ? typedPercent(discountPercent)
        : discount === 'amount'
          ? typedPrice(sums.discount)
          : '',
    delivery: sums.delivery === null ? 'none' : sums.delivery === 0 ? 'free' : 'other',
    deliveryValue: sums.delivery ? typedPrice(sums.delivery) : '',
    tax,
    deliveryRate: typedPercent(quote.deliveryRate),
    ...(advancePercent !== null
      ? { advance: 'percent', advanceValue: typedPercent(advancePercent) }
      : advance !== null
        ? { advance: 'amount', advanceValue: typedPrice(advance) }
        : { advance: 'none', advanceValue: '' }),
    validUntil: '',
    language,
    note: note ?? '',
  }
}
