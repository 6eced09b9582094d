import type { Database } from '#database/connection.ts'
import { writeTransaction } from '#database/write-transaction.ts'
import type { Language } from '#languages/language.ts'
import type { Parsed } from '#server/forms/parse-form.ts'
import { toKeepableSearch } from './keepable-search.ts'
import { suggestNameWords } from './suggest-name.words.ts'

/** The form's one field. */
export const nameField = 'name'
const MOST_KEPT = 1_000

/** Gives another name of a product as it is kept, or what is wrong with it in a visitor's words. */
export function parseSuggestedName(
  typed: string,
  language: Language,
): Parsed<string, typeof nameField> {
  const words = suggestNameWords[language]
  if (!typed.trim()) return { ok: false, errors: { name: words.missing } }
  const name = toKeepableSearch(typed.replace(/\s+/g, ' '))
  if (name !== undefined) return { ok: true, value: name }
  return { ok: false, errors: { name: words.wrong } }
}

/**
 * Counts one more visitor who calls a product by a name that `parseSuggestedName` gave. The newest
 * thousand are kept, and nothing of who wrote them.
 */
export async function suggestName(
  db: Database,
  product_id: number,
  name: string,
  now: Date = new Date(),
): Promise<void> {
  const last_at = now.toISOString()
  await writeTransaction(db, async (transaction) => {
    await transaction
      .insertInto('suggested_names')
      .values({ key: `${product_id} ${name}`, product_id, name, times: 1, last_at })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((build) => ({
          times: build('suggested_names.times', '+', 1),
          last_at,
        })),
      )
      .execute()
    await transaction
      .deleteFrom('suggested_names')
      .where('key', 'in', (build) =>
        build
          .selectFrom('suggested_names')
          .select('key')
          .orderBy('last_at', 'desc')
          .orderBy('key')
          .limit(MOST_KEPT)
          .offset(MOST_KEPT),
      )
      .execute()
  })
}

/** What visitors call a product; `product` is missing when it has been taken out since. */
export interface SuggestedName {
  name: string
  product_id: number
  product: string | null
  times: number
  last_at: string
}

/** Lists what visitors call products, what most of them wrote first. */
export function listSuggestedNames(db: Database): Promise<SuggestedName[]> {
  return db
    .selectFrom('suggested_names')
    .leftJoin('products', 'products.id', 'suggested_names.product_id')
    .select(['suggested_names.name', 'product_id', 'products.name as product', 'times', 'last_at'])
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('suggested_names.name')
    .execute()
}
