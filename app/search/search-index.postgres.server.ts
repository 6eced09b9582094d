import { sql, type Transaction } from 'kysely'
import type { Product } from '#app/catalogue/product.ts'
import type { Database } from '#database/connection.ts'
import type { Schema } from '#database/schema.ts'
import { foldText, listGrams } from './folded-text.ts'
import type { IndexPage, SearchField, SearchIndex } from './search-index.ts'

// Why neither pg_trgm nor a table of grams, and what was measured: docs/decisions/014-two-engines.md.

const LONGEST_GRAM = 3
const TEXTS_PER_INSERT = 2_000
const SHORTEST_WALK = 2_000
const WALKED_FOR_EACH_WANTED = 20
// Separates aliases. No search holds it: control characters are turned away before.
const BETWEEN_ALIASES = '\n'

/** PostgreSQL's: folded texts in the catalogue's order, and a GIN index over their grams. */
export const postgresSearchIndex: SearchIndex = {
  async listMatchingOrders(db, field, folded, page) {
    // What many products have is found within the next few. Sorting all of them would take long,
    // and the planner, who can't know how many there are, would have to guess.
    const near = await listNear(db, field, folded, page)
    return near ?? listAll(db, field, folded, page)
  },

  async add(transaction, products) {
    await addTexts(transaction, products.flatMap(textsOf))
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
    // What stays as it is costs nothing: one changed name in a large catalogue takes no minutes.
    await removeTexts(transaction, stale)
    await addTexts(transaction, [...texts.values()])
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

/**
 * Goes through the next texts in order, as far as it takes. Gives what contains the search when
 * that is a full page, else undefined.
 */
async function listNear(
  db: Database,
  field: SearchField,
  folded: string,
  { after, limit }: IndexPage,
): Promise<number[] | undefined> {
  const steps = Math.max(SHORTEST_WALK, limit * WALKED_FOR_EACH_WANTED)
  const { rows } = await sql<{ catalogue_order: number }>`
    select catalogue_order from (
      select catalogue_order, text from search_texts
      where field = ${sql.lit(field)} and catalogue_order > ${after}
      order by catalogue_order limit ${steps}
    ) as next
    where strpos(text, ${folded}) > 0 and ${notByName(field, folded, 'next')}
    limit ${limit}`.execute(db)
  return rows.length === limit ? rows.map((row) => row.catalogue_order) : undefined
}

/** Asks the index of grams for all that contain the search, and gives the first of them. */
async function listAll(
  db: Database,
  field: SearchField,
  folded: string,
  { after, limit }: IndexPage,
): Promise<number[]> {
  const grams = listGrams(folded, Math.min(LONGEST_GRAM, [...folded].length))
  const { rows } = await sql<{ catalogue_order: number }>`
    with hits as materialized (
      select catalogue_order from search_texts
      where search_grams(text) @> ${grams}::text[] and field = ${sql.lit(field)}
        and catalogue_order > ${after} and strpos(text, ${folded}) > 0
    )
    select catalogue_order from (select * from hits order by catalogue_order) as sorted
    where ${notByName(field, folded, 'sorted')} limit ${limit}`.execute(db)
  return rows.map((row) => row.catalogue_order)
}

function notByName(field: SearchField, folded: string, hits: string) {
  if (field === 'name') return sql`true`
  // One look for each hit that is shown; with "not exists" the planner would read every name.
  return sql`0 = (
    select strpos(names.text, ${folded}) from search_texts as names
    where names.field = 'name' and names.catalogue_order = ${sql.ref(`${hits}.catalogue_order`)}
  )`
}

async function removeTexts(transaction: Transaction<Schema>, texts: readonly Text[]) {
  for (const field of ['name', 'alias'] as const) {
    const orders = texts.filter((text) => text.field === field).map((text) => text.catalogue_order)
    await transaction
      .deleteFrom('search_texts')
      .where('field', '=', field)
      .where(sql<boolean>`catalogue_order = any(${orders}::bigint[])`)
      .execute()
  }
}

async function addTexts(transaction: Transaction<Schema>, texts: readonly Text[]) {
  if (texts.length === 0) return
  for (let start = 0; start < texts.length; start += TEXTS_PER_INSERT) {
    const rows = texts.slice(start, start + TEXTS_PER_INSERT)
    await transaction.insertInto('search_texts').values(rows).execute()
  }
  // New entries wait in a list that every search reads through, until they are sorted in.
  await sql`
    select gin_clean_pending_list('search_names'), gin_clean_pending_list('search_aliases')`.execute(
    transaction,
  )
}
