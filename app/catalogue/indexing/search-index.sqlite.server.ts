import { isDeepStrictEqual } from 'node:util'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '#database/connection.ts'
import { inPieces } from '#database/in-pieces.ts'
import type { Schema } from '#database/schema.ts'
import { listGrams } from '#languages/folded-text.ts'
import type {
  IndexedProduct,
  IndexPage,
  ProductChange,
  SearchField,
  SearchIndex,
} from './search-index.ts'
import { foldNames, type SearchedNames } from './searched-names.ts'

/**
 * SQLite's: `product_names`, `product_aliases` and `product_grams` are FTS5's tables. Their row
 * numbers are the products' places, as FTS5 gives hits in no other order without sorting them all.
 */
export const sqliteSearchIndex: SearchIndex = { listMatchingOrders, change, clear, tidy }

/** The tables, and the one column that each has beside the place. */
const columns = { product_names: 'name', product_aliases: 'aliases', product_grams: 'grams' }
type Table = keyof typeof columns
const tables = Object.keys(columns) as Table[]

const SHORTEST_TRIGRAM_SEARCH = 3
const ROWS_PER_STATEMENT = 200
const PAGES_MERGED_AT_ONCE = 16

async function listMatchingOrders(
  db: Database,
  field: SearchField,
  folded: string,
  { after, limit }: IndexPage,
): Promise<number[]> {
  if ([...folded].length < SHORTEST_TRIGRAM_SEARCH) {
    return listOrders(
      db,
      sql`select rowid as catalogue_order from product_grams
        where product_grams match ${asGramWord(field, folded)} and rowid > ${after}
        order by rowid limit ${sql.lit(limit)}`,
    )
  }
  // In quotes, FTS5's operators are plain text.
  const phrase = `"${folded.replaceAll('"', '""')}"`
  if (field === 'name') {
    return listOrders(
      db,
      sql`select rowid as catalogue_order from product_names
        where product_names match ${phrase} and rowid > ${after}
        order by rowid limit ${sql.lit(limit)}`,
    )
  }
  // A cross join keeps SQLite from walking through the products instead of the few aliases.
  return listOrders(
    db,
    sql`select product_aliases.rowid as catalogue_order from product_aliases
      cross join products on products.catalogue_order = product_aliases.rowid
      where product_aliases match ${phrase} and product_aliases.rowid > ${after}
        and instr(products.name_folded, ${folded}) = 0
      order by product_aliases.rowid limit ${sql.lit(limit)}`,
  )
}

async function listOrders(db: Database, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await query.$castTo<{ catalogue_order: number }>().execute(db)
  return rows.map((row) => row.catalogue_order)
}

async function clear(transaction: Transaction<Schema>): Promise<void> {
  for (const table of tables) {
    await sql`insert into ${sql.table(table)} (${sql.ref(table)}) values ('delete-all')`.execute(
      transaction,
    )
  }
}

async function change(transaction: Transaction<Schema>, changes: readonly ProductChange[]) {
  const folded = changes.map(({ before, after }) => ({
    before: before && fold(before),
    after: after && fold(after),
  }))
  for (const table of tables) {
    // Taking a text apart is what costs most: a name that changes leaves the aliases alone.
    const changed = folded.filter(
      ({ before, after }) => !isDeepStrictEqual(before?.[table], after?.[table]),
    )
    const written = changed.flatMap(({ after }) => after?.[table] ?? [])
    const taken = new Set(written.map(({ order }) => order))
    const left = changed.flatMap(({ before }) => before?.[table]?.order ?? [])
    await remove(
      transaction,
      table,
      left.filter((order) => !taken.has(order)),
    )
    await write(transaction, table, written)
  }
}

/** Merges some of the pieces that changes have left of each table's index, see migration 034. */
async function tidy(transaction: Transaction<Schema>): Promise<boolean> {
  const countWrites = async () => {
    const { rows } = await sql<{ n: number }>`select total_changes() as n`.execute(transaction)
    return rows[0]?.n ?? 0
  }
  let more = false
  for (const table of tables) {
    const before = await countWrites()
    await sql`
      insert into ${sql.table(table)} (${sql.ref(table)}, rank)
      values ('merge', ${PAGES_MERGED_AT_ONCE})`.execute(transaction)
    // The row that gives the order counts as one.
    more ||= (await countWrites()) - before > 1
  }
  return more
}

/** What of a product's names is found by one of the tables. */
type Folded = { order: number } & Partial<SearchedNames>

function fold(product: IndexedProduct): Partial<Record<Table, Folded>> {
  const { order } = product
  const { name, others, aliases } = foldNames(product)
  return {
    product_names: { order, name },
    ...(aliases && { product_aliases: { order, aliases } }),
    product_grams: { order, name, others },
  }
}

async function remove(transaction: Transaction<Schema>, table: Table, orders: readonly number[]) {
  for (const some of inPieces(orders, ROWS_PER_STATEMENT)) {
    await sql`
      delete from ${sql.table(table)}
      where rowid in (select value from json_each(${JSON.stringify(some)}))`.execute(transaction)
  }
}

/**
 * Writes rows over those that stand at their places, from the first place on: rows that are removed and written
 * again, or in another order, make more pieces of FTS5's index, which it has to merge.
 */
async function write(transaction: Transaction<Schema>, table: Table, products: readonly Folded[]) {
  const inOrder = products.toSorted((one, other) => one.order - other.order)
  for (const some of inPieces(inOrder, ROWS_PER_STATEMENT)) {
    const rows = JSON.stringify(some.map((one) => [one.order, textFor[table](one)]))
    await sql`
      insert or replace into ${sql.table(table)} (rowid, ${sql.ref(columns[table])})
      select value ->> 0, value ->> 1 from json_each(${rows})`.execute(transaction)
  }
}

const textFor: Record<Table, (product: Folded) => string> = {
  product_names: ({ name = '' }) => name,
  product_aliases: ({ aliases = '' }) => aliases,
  product_grams: ({ name = '', others = [] }) => listGramWords(name, others).join(' '),
}

function listGramWords(foldedName: string, foldedAliases: readonly string[]): string[] {
  const inName = new Set(listShortGrams(foldedName))
  const inAlias = new Set(foldedAliases.flatMap(listShortGrams))
  // Left out where the name has it too, so that a search by alias need not look at names.
  const onlyInAlias = [...inAlias].filter((gram) => !inName.has(gram))
  return [
    ...[...inName].map((gram) => asGramWord('name', gram)),
    ...onlyInAlias.map((gram) => asGramWord('alias', gram)),
  ]
}

function listShortGrams(folded: string): string[] {
  return [...listGrams(folded, 1), ...listGrams(folded, 2)]
}

/** Spells any one or two characters in letters and digits: 'zz' of a name is 'n7ax7a'. */
function asGramWord(field: SearchField, gram: string): string {
  const codes = [...gram].map((character) => character.codePointAt(0)?.toString(16))
  return `${field === 'name' ? 'n' : 'a'}${codes.join('x')}`
}
