import { isDeepStrictEqual } from 'node:util'
import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { inPieces } from '#database/in-pieces.ts'
import { insertRows } from '#database/insert-rows.ts'
import type { Schema } from '#database/schema.ts'
import { listGrams } from '#languages/folded-text.ts'
import type { IndexedProduct, IndexPage, SearchField, SearchIndex } from './search-index.ts'
import { foldNames } from './searched-names.ts'

// Why neither pg_trgm nor a table of grams, and what was measured: docs/decisions/014-two-engines.md.

const LONGEST_GRAM = 3
const TEXTS_PER_INSERT = 2_000
const SHORTEST_WALK = 2_000
const WALKED_FOR_EACH_WANTED = 20

/** PostgreSQL's: folded texts by product, each with its place, and a GIN index over their grams. */
export const postgresSearchIndex: SearchIndex = {
  async listMatchingOrders(db, field, folded, page) {
    // What many products have is found within the next few. Sorting all of them would take long,
    // and the planner, who can't know how many there are, would have to guess.
    const near = await listNear(db, field, folded, page)
    return near ?? listAll(db, field, folded, page)
  },
  async change(transaction, changes) {
    const texts = changes.map(({ before, after }) => ({
      before: before ? textsOf(before) : [],
      after: after ? textsOf(after) : [],
    }))
    await removeTexts(
      transaction,
      texts.flatMap(({ before, after }) => before.filter((text) => !after.some(standsFor(text)))),
    )
    // Taking a text apart is what costs most: a name that changes leaves the aliases alone.
    await writeTexts(
      transaction,
      texts.flatMap(({ before, after }) =>
        after.filter((text) => !isDeepStrictEqual(before.find(standsFor(text)), text)),
      ),
    )
  },
  async clear(transaction) {
    await transaction.deleteFrom('search_texts').execute()
  },
  async tidy(transaction) {
    // New entries wait in a list that every search reads through, until they are sorted in.
    await sql`
      select gin_clean_pending_list('search_names'), gin_clean_pending_list('search_aliases')`.execute(
      transaction,
    )
    return false
  },
}

interface Text {
  field: SearchField
  product_id: number
  catalogue_order: number
  text: string
}

function textsOf(product: IndexedProduct): Text[] {
  const { name, aliases } = foldNames(product)
  const place = { product_id: product.id, catalogue_order: product.order }
  const texts: Text[] = [{ field: 'name', ...place, text: name }]
  if (aliases) texts.push({ field: 'alias', ...place, text: aliases })
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
      select product_id, catalogue_order, text from search_texts
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
      select product_id, catalogue_order from search_texts
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
    where names.field = 'name' and names.product_id = ${sql.ref(`${hits}.product_id`)}
  )`
}

/** Tells whether a text takes the place of this one. */
function standsFor(text: Text) {
  return ({ field, product_id }: Text) => field === text.field && product_id === text.product_id
}

async function removeTexts(transaction: Transaction<Schema>, texts: readonly Text[]) {
  for (const [field, gone] of Map.groupBy(texts, ({ field }) => field)) {
    const ids = gone.map(({ product_id }) => product_id)
    await sql`
      delete from search_texts
      where field = ${field} and product_id = any(${ids}::bigint[])`.execute(transaction)
  }
}

async function writeTexts(transaction: Transaction<Schema>, texts: readonly Text[]) {
  for (const some of inPieces(texts, TEXTS_PER_INSERT)) {
    await insertRows(transaction, 'search_texts', some)
      .onConflict((conflict) =>
        conflict.columns(['field', 'product_id']).doUpdateSet((build) => ({
          catalogue_order: build.ref('excluded.catalogue_order'),
          text: build.ref('excluded.text'),
        })),
      )
      .execute()
  }
}
