import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Schema } from '#database/schema.ts'

/** So many rows are read at a time: some megabytes. */
const ROWS_AT_ONCE = 500

type Texts = Record<string, unknown>
type Languages = Record<string, { from?: string } | undefined>

/** What a row has of the fields that are translated, or what the history kept of them. */
type Said = Texts & { translations?: Languages }

interface Change {
  before: string | null
  after: string | null
}

/**
 * Gives words in other languages that do not say from which English they were made the digest of
 * the English that stood beside them when they were written, as the history tells it.
 */
export async function translatedFrom(transaction: Transaction<Schema>): Promise<void> {
  await markProducts(transaction)
  await markCategories(transaction)
}

async function markProducts(transaction: Transaction<Schema>) {
  let last = 0
  for (;;) {
    const rows = await transaction
      .selectFrom('products')
      .leftJoin('product_facts', 'product_facts.product_id', 'products.id')
      .select(['products.id', 'products.description', 'products.quantity', 'products.tips'])
      .select(['products.advantages', 'products.translations', 'product_facts.details'])
      .where('products.translations', '!=', '{}')
      .where('products.id', '>', last)
      .orderBy('products.id')
      .limit(ROWS_AT_ONCE)
      .execute()
    for (const { id, details, tips, advantages, ...row } of rows) {
      last = Number(id)
      const { plant, signs = [], contains = [], youGet = [] } = details ? JSON.parse(details) : {}
      const lists = { tips: JSON.parse(tips), advantages: JSON.parse(advantages) }
      const texts = { ...row, ...lists, ...plant, signs, contains, youGet }
      const marked = await mark(texts, row.translations, digestProduct, () =>
        listChanges(transaction, 'product_id', last),
      )
      if (!marked) continue
      await transaction
        .updateTable('products')
        .set({ translations: JSON.stringify(marked) })
        .where('id', '=', last)
        .execute()
    }
    if (rows.length < ROWS_AT_ONCE) break
  }
}

async function markCategories(transaction: Transaction<Schema>) {
  const rows = await transaction
    .selectFrom('categories')
    .select(['key', 'name', 'heading', 'title', 'description', 'intro', 'translations'])
    .execute()
  for (const { key, ...texts } of rows) {
    const marked = await mark(texts, texts.translations, digestCategory, () =>
      listChanges(transaction, 'category_key', key),
    )
    if (!marked) continue
    await transaction
      .updateTable('categories')
      .set({ translations: JSON.stringify(marked) })
      .where('key', '=', key)
      .execute()
  }
}

/** Gives the translations with a digest in each language, or undefined where all have one. */
async function mark(
  texts: Texts,
  translations: string,
  digest: (texts: Texts) => string,
  history: () => Promise<Change[]>,
): Promise<Languages | undefined> {
  const languages: Languages = JSON.parse(translations)
  const unmarked = Object.keys(languages).filter((language) => !languages[language]?.from)
  if (unmarked.length === 0) return undefined
  const changes = await history()
  const marked = { ...languages }
  for (const language of unmarked) {
    const from = digest(englishWhenWritten(language, texts, changes))
    marked[language] = { from, ...languages[language] }
  }
  return marked
}

/** Goes back through the changes, newest first, to the one that wrote the words of a language. */
function englishWhenWritten(language: string, now: Texts, changes: readonly Change[]): Texts {
  let then = now
  for (const change of changes) {
    const before: Said | null = change.before && JSON.parse(change.before)
    const after: Said | null = change.after && JSON.parse(change.after)
    if (!before || !after) break
    const wrote = [before, after].map((said) => JSON.stringify(said.translations?.[language]))
    if ('translations' in after && wrote[0] !== wrote[1]) break
    then = { ...then, ...before }
  }
  return then
}

function listChanges<Column extends 'product_id' | 'category_key'>(
  transaction: Transaction<Schema>,
  column: Column,
  of: number | string,
): Promise<Change[]> {
  return transaction
    .selectFrom('catalogue_changes')
    .select(['before', 'after'])
    .where(column, '=', of as never)
    .orderBy('id', 'desc')
    .execute()
}

/** As `app/stock/translated-from.ts` reckoned them when this was written. */
function digestProduct(texts: Texts): string {
  const ofPlant = (plant: Texts) => [
    ...['waterRule', 'season'].map((fact) => partOf(plant[fact], 'is')),
    ...['pets', 'children'].map((fact) => partOf(plant[fact], 'note')),
  ]
  const { description, quantity, tips, advantages, youGet } = texts
  const [signs, contains] = [texts.signs as Texts[], texts.contains as Texts[]]
  return digestOf([
    ...[description, quantity, tips, advantages, youGet],
    ofPlant(texts),
    signs.map(({ about, is, note = '' }) => [about, is, note]),
    contains.map(({ name, facts }) => [name, ...ofPlant(facts as Texts)]),
  ])
}

function digestCategory({ name, heading, title, description, intro }: Texts): string {
  return digestOf([name, ...[heading, title, description, intro].map((text) => text ?? '')])
}

function partOf(fact: unknown, part: string) {
  return (fact as Texts | null | undefined)?.[part] ?? ''
}

function digestOf(texts: unknown[]) {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12)
}
