import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { replaceSearchIndex } from '#app/catalogue/indexing/search-index.server.ts'
import { listEveryProduct } from '#app/catalogue/products.server.ts'
import { startProgress } from '#commands/backup/progress.ts'
import { Refusal } from '#commands/shared/run-command.ts'
import type { Database } from '#database/connection.ts'
import { engineOf } from '#database/engine.ts'
import { takeLongNamedLock } from '#database/named-lock.ts'
import { refreshStatistics } from '#database/refresh-statistics.ts'
import type { Schema } from '#database/schema.ts'

/** What is copied, in an order in which each row finds what it refers to, and each table's key columns. */
export const copiedTables = [
  ['categories', 'key'],
  ['products', 'id'],
  ['product_facts', 'product_id'],
  ['product_sizes', 'product_id, number'],
  ['product_size_counts', 'product_id'],
  ['product_prices', 'id'],
  ['size_changes', 'product_id'],
  ['stock_rounds', 'id'],
  ['stock_answers', 'id'],
  ['old_addresses', 'address'],
  ['catalogue_state', 'id'],
  ['catalogue_changes', 'id'],
  ['guides', 'id'],
  ['guide_texts', 'guide_id, language'],
  ['guide_words', 'language, word, guide_id'],
  ['pictures', 'id'],
  ['picture_files', 'id'],
  ['staff', 'id'],
  ['staff_devices', 'id'],
  ['staff_sessions', 'id'],
  ['staff_links', 'token_hash'],
  ['staff_passkeys', 'credential_id'],
  ['push_subscriptions', 'id'],
  ['staff_events', 'id'],
  ['sign_in_attempts', 'key_hash'],
  ['imports', 'id'],
  ['import_rows', 'id'],
  ['product_ticks', 'staff_id, product_id'],
  ['import_matchings', 'headings_hash'],
  ['enquiries', 'id'],
  ['enquiry_events', 'id'],
  ['enquiry_notes', 'id'],
  ['enquiry_texts', 'enquiry_id'],
  ['ready_texts', 'id'],
  ['quotes', 'id'],
  ['quote_revisions', 'id'],
  ['quote_lines', 'revision_id, position'],
  ['quote_counters', 'year'],
  ['quote_pdfs', 'revision_id'],
  ['desk_settings', 'name'],
  ['settings_changes', 'id'],
  ['notice_versions', 'version'],
  ['backups', 'id'],
  ['restores', 'id'],
  ['erasing_clock', 'id'],
  ['outbox', 'id'],
  ['subscribers', 'id'],
  ['letters', 'id'],
  ['size_returns', 'product_id, number'],
  ['waiting_list', 'id'],
  ['searches_without_result', 'query_folded'],
  ['suggested_names', 'key'],
  ['view_counts', 'kind, period, name'],
  ['words_set_aside', 'word, product_id'],
  ['staff_reminders', 'name'],
] as const

type Table = (typeof copiedTables)[number][0]
type Row = Record<string, unknown>
// The tables differ only in their columns, which are copied as they are.
type AnyTable = 'outbox'

const rowsAtOnce = 500
/** Of rows that hold files, which weigh a hundred times as much as others. */
const filesAtOnce = 50
const tablesOfFiles: readonly Table[] = ['picture_files', 'quote_pdfs']

/** Throws a `Refusal` when a database holds anything already. */
export async function refuseFull(db: Database): Promise<void> {
  for (const [table] of copiedTables) {
    const rows = await count(db, table)
    if (rows > 0) throw new Refusal(`The target holds ${rows} rows in ${table}: give an empty one.`)
  }
}

/**
 * Copies one moment of a database into an empty, migrated one, in one transaction, builds its
 * search index, and compares both row by row. Gives the rows by table; throws a `Refusal`, with
 * the target as empty as before, when they differ.
 */
export async function copyTables(
  source: Database,
  target: Database,
): Promise<Record<string, number>> {
  return inOneMoment(source, (from) =>
    target.transaction().execute(async (to) => {
      await takeLongNamedLock(to, 'move')
      await refuseFull(to)
      const counts: Record<string, number> = {}
      for (const [table] of copiedTables) counts[table] = await count(from, table)
      const total = Object.values(counts).reduce((sum, rows) => sum + rows, 0)
      const tell = startProgress('Copying')
      let done = 0
      const sums = new Map<Table, string>()
      for (const [table, key] of copiedTables) {
        const sum = await readAll(from, table, key, async (rows) => {
          await to
            .insertInto(table as AnyTable)
            .values(rows as never)
            .execute()
          done += rows.length
          tell(done, total)
        })
        sums.set(table, sum)
      }
      await compare(to, counts, sums)
      await copyTimesOfMigrations(from, to)
      await countOnFrom(to)
      await indexProducts(to)
      tell(1, 1)
      return counts
    }),
  )
}

async function compare(
  to: Transaction<Schema>,
  counts: Record<string, number>,
  sums: ReadonlyMap<Table, string>,
) {
  for (const [table, key] of copiedTables) {
    const sum = await readAll(to, table, key, async () => undefined)
    if ((await count(to, table)) !== counts[table] || sum !== sums.get(table)) {
      throw new Refusal(`The copy of ${table} differs; nothing was moved.`)
    }
  }
}

/** Reads a table in the order of its key; gives a checksum over every value of every row. */
async function readAll(
  db: Database,
  table: Table,
  key: string,
  take: (rows: Row[]) => Promise<unknown>,
): Promise<string> {
  const hash = createHash('sha256')
  const columns = key.split(', ')
  const place = sql.join(columns.map((column) => sql.ref(column)))
  let last: Row | undefined
  for (;;) {
    let query = db
      .selectFrom(table as AnyTable)
      .selectAll()
      .orderBy(place)
      .limit(tablesOfFiles.includes(table) ? filesAtOnce : rowsAtOnce)
    if (last) {
      const reached = sql.join(columns.map((column) => last?.[column]))
      query = query.where(sql<boolean>`(${place}) > (${reached})`)
    }
    const rows: Row[] = await query.execute()
    if (rows.length === 0) return hash.digest('hex')
    await take(rows)
    for (const row of rows)
      hash.update(JSON.stringify(Object.entries(row).sort(byName), bytesAsText))
    last = rows.at(-1)
  }
}

/** The engines give bytes as different kinds of lists. */
function bytesAsText(this: Row, key: string, value: unknown) {
  // A Buffer has become its JSON by the time it is handed over.
  const bytes = this[key]
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString('base64') : value
}

function byName([a]: [string, unknown], [b]: [string, unknown]) {
  return a < b ? -1 : 1
}

async function count(db: Database, table: Table): Promise<number> {
  const { rows } = await db
    .selectFrom(table as AnyTable)
    .select((build) => build.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

/** By when it was made a database is known to be the one that an earlier backup was made of. */
async function copyTimesOfMigrations(from: Transaction<Schema>, to: Transaction<Schema>) {
  for (const { name, applied_at } of await from.selectFrom('migrations').selectAll().execute()) {
    await to.updateTable('migrations').set({ applied_at }).where('name', '=', name).execute()
  }
}

/** Lets new ids begin after those that were copied; SQLite sees to it by itself. */
async function countOnFrom(to: Transaction<Schema>) {
  if (engineOf(to) === 'sqlite') return
  const { rows: counted } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`.execute(to)
  for (const { name } of counted) {
    await sql`
      select setval(pg_get_serial_sequence(${name}, 'id'), greatest(max(id), 1), max(id) is not null)
      from ${sql.table(name)}`.execute(to)
  }
}

async function indexProducts(to: Transaction<Schema>) {
  await replaceSearchIndex(to, await listEveryProduct(to))
  await refreshStatistics(to)
}

/** Lets everything that is read belong to one moment. */
function inOneMoment<T>(db: Database, read: (from: Transaction<Schema>) => Promise<T>): Promise<T> {
  if (engineOf(db) === 'sqlite') return db.transaction().execute(read)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (from) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(from)
      return read(from)
    })
}
