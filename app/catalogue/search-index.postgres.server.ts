import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'
import { foldText, listGrams } from './folded-text.ts'
import type { Product } from './product.ts'
import type { IndexPage, SearchField, SearchIndex } from './search-index.server.ts'

// Why not pg_trgm, and what was measured: docs/decisions/014-two-engines.md.

const LONGEST_GRAM = 3
const PRODUCTS_AT_ONCE = 2_000
// Separates aliases. No search holds it: control characters are turned away before.
const BETWEEN_ALIASES = '\n'

/** PostgreSQL's: each run of one to three characters, with the products that have it, in order. */
export const postgresSearchIndex: SearchIndex = {
  async listMatchingOrders(db, field, folded, page) {
    const gram = await findRarestGram(db, field, folded)
    return gram === undefined ? [] : walk(db, field, folded, gram, page)
  },

  async add(transaction, products) {
    await addTexts(transaction, products.flatMap(textsOf))
    await countGrams(transaction)
  },

  async replace(transaction, products) {
    const texts = new Map(products.flatMap(textsOf).map((text) => [keyOf(text), text]))
    const stale: Text[] = []
    const rows = await transaction.selectFrom('search_texts').selectAll().execute()
    for (const row of rows) {
      const { text } = texts.get(keyOf(row)) ?? {}
      if (text === row.text) texts.delete(keyOf(row))
      else stale.push(row)
    }
    // What stays as it is costs nothing: a changed name in a large catalogue takes no minutes.
    if (stale.length === 0 && texts.size === 0) return
    await removeTexts(transaction, stale)
    await addTexts(transaction, [...texts.values()])
    await countGrams(transaction)
  },
}

interface Text {
  field: SearchField
  catalogue_order: number
  text: string
}

function keyOf({ field, catalogue_order }: Text) {
  return `${field} ${catalogue_order}`
}

function textsOf({ name, aliases, order }: Product): Text[] {
  const foldedName = foldText(name)
  // An alias that is part of the name finds nothing that the name does not.
  const foldedAliases = aliases.map(foldText).filter((alias) => !foldedName.includes(alias))
  const texts: Text[] = [{ field: 'name', catalogue_order: order, text: foldedName }]
  if (foldedAliases.length > 0) {
    const text = foldedAliases.join(BETWEEN_ALIASES)
    texts.push({ field: 'alias', catalogue_order: order, text })
  }
  return texts
}

/** The gram of a search that fewest products have; undefined when some gram is nowhere. */
async function findRarestGram(db: Database, field: SearchField, folded: string) {
  const wanted = listGrams(folded, Math.min(LONGEST_GRAM, [...folded].length))
  const found = await db
    .selectFrom('search_gram_counts')
    .select('gram')
    .where('field', '=', field)
    .where('gram', 'in', wanted)
    .orderBy('products')
    .execute()
  return found.length === wanted.length ? found[0]?.gram : undefined
}

/** Goes through the products that have a gram, in order, until enough contain the whole search. */
async function walk(
  db: Database,
  field: SearchField,
  folded: string,
  gram: string,
  { after, limit }: IndexPage,
): Promise<number[]> {
  let query = db
    .selectFrom('search_grams')
    .innerJoin('search_texts', (join) =>
      join
        .onRef('search_texts.catalogue_order', '=', 'search_grams.catalogue_order')
        .on('search_texts.field', '=', field),
    )
    .select('search_grams.catalogue_order')
    .where('search_grams.field', '=', field)
    .where('search_grams.gram', '=', gram)
    .where('search_grams.catalogue_order', '>', after)
    .where(sql<boolean>`strpos(search_texts.text, ${folded}) > 0`)
  if (field === 'alias') {
    query = query.where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('search_texts as names')
            .select('names.field')
            .where('names.field', '=', 'name')
            .whereRef('names.catalogue_order', '=', 'search_grams.catalogue_order')
            .where(sql<boolean>`strpos(names.text, ${folded}) > 0`),
        ),
      ),
    )
  }
  const rows = await query.orderBy('search_grams.catalogue_order').limit(limit).execute()
  return rows.map((row) => row.catalogue_order)
}

async function removeTexts(transaction: Transaction<Schema>, texts: readonly Text[]) {
  for (const field of ['name', 'alias'] as const) {
    const orders = texts.filter((text) => text.field === field).map((text) => text.catalogue_order)
    for (const table of ['search_grams', 'search_texts'] as const) {
      await transaction
        .deleteFrom(table)
        .where('field', '=', field)
        .where(sql<boolean>`catalogue_order = any(${orders}::bigint[])`)
        .execute()
    }
  }
}

async function addTexts(transaction: Transaction<Schema>, texts: readonly Text[]) {
  for (let start = 0; start < texts.length; start += PRODUCTS_AT_ONCE) {
    const rows = texts.slice(start, start + PRODUCTS_AT_ONCE)
    await transaction.insertInto('search_texts').values(rows).execute()
    const orders = rows.map((row) => row.catalogue_order)
    const fields = rows.map((row) => row.field)
    await sql`
      insert into search_grams (field, gram, catalogue_order)
      select distinct field, substr(text, start, size), catalogue_order
      from search_texts
      cross join generate_series(1, ${LONGEST_GRAM}::int) as size
      cross join lateral generate_series(1, length(text) - size + 1) as start
      where (field, catalogue_order) in
        (select * from unnest(${fields}::text[], ${orders}::bigint[]))
      order by 1, 2, 3`.execute(transaction)
  }
}

/** Counts anew how many products have each gram, and lets the planner know what changed. */
async function countGrams(transaction: Transaction<Schema>) {
  await transaction.deleteFrom('search_gram_counts').execute()
  await sql`
    insert into search_gram_counts (field, gram, products)
    select field, gram, count(*) from search_grams group by field, gram`.execute(transaction)
  await sql`analyze search_grams, search_texts, search_gram_counts`.execute(transaction)
}
