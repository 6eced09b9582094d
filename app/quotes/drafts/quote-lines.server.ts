import { findProductsByIds } from '#app/catalogue/products.server.ts'
import type { ProductSize } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import type { QuoteLine } from '#app/quotes/quote.ts'
import type { Database } from '#database/connection.ts'
import type { Language } from '#languages/language.ts'
import type { ReadDraft } from './read-draft.ts'
import { findLineSize } from './written-sizes.ts'

/**
 * Gives a draft's lines in English and in the quote's language: with what their products are called there today,
 * and their sizes as they were called when the lines were written.
 */
export async function nameLines(
  db: Database,
  { lines, sums }: ReadDraft,
  language: Language,
): Promise<QuoteLine[]> {
  const ids = [...new Set(lines.flatMap(({ typed }) => typed.product ?? []))]
  const localNames = await findLocalNames(db, ids, language)
  const sizes = await readSizes(db, ids)
  return lines.map(({ typed, quantity, price, taxRate }, place) => {
    const { product, size } = typed
    const known = (product !== undefined && sizes.get(product)) || []
    return {
      productId: product ?? null,
      name: typed.what.trim(),
      localName: (product !== undefined && localNames.get(product)) || null,
      sizeNumber: size ?? null,
      // The one size without a name stands in the product's own.
      ...(size ? sizeWords(findLineSize(typed, known), language) : { size: null, localSize: null }),
      quantity,
      price,
      taxRate,
      amount: sums.lines[place] ?? 0,
    }
  })
}

async function findLocalNames(db: Database, ids: readonly number[], language: Language) {
  if (language === 'en') return new Map<number, string | undefined>()
  const products = await findProductsByIds(db, ids, language)
  return new Map(products.map(({ id, localName }) => [id, localName]))
}

function sizeWords(size: Pick<ProductSize, 'label' | 'labels'> | undefined, language: Language) {
  const local = language === 'en' ? undefined : size?.labels[language]
  return { size: size?.label || null, localSize: local || null }
}
