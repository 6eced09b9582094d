import { sql, type Transaction } from 'kysely'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'

const rowsAtOnce = 500

/**
 * Creates the search of enquiries, and fills it. `enquiry_texts` holds the folded text of each;
 * what each engine finds it by follows that table by itself, so that whoever erases, copies or
 * corrects a row there need not know of it.
 */
export async function createEnquirySearch(transaction: Transaction<Schema>): Promise<void> {
  await transaction.schema
    .createTable('enquiry_texts')
    .addColumn('enquiry_id', 'integer', (column) => column.primaryKey().references('enquiries.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  const isPostgres = engineOf(transaction) === 'postgres'
  await (isPostgres ? createPostgresIndex(transaction) : createSqliteIndex(transaction))
  // Into an index that is there: making it of many rows at once would keep PostgreSQL silent for so
  // long that the connection is taken for a broken one.
  await fill(transaction)
  if (isPostgres) await sql`analyze enquiry_texts`.execute(transaction)
}

/** With `secure-delete`, what is taken out is gone from the file, not only from the answers. */
async function createSqliteIndex(transaction: Transaction<Schema>) {
  await sql`
    create virtual table enquiry_grams using fts5(
      text, content = 'enquiry_texts', content_rowid = 'enquiry_id',
      tokenize = 'trigram case_sensitive 1'
    )`.execute(transaction)
  await sql`
    insert into enquiry_grams (enquiry_grams, rank) values ('secure-delete', 1)`.execute(
    transaction,
  )
  await sql`
    create trigger enquiry_texts_added after insert on enquiry_texts begin
      insert into enquiry_grams (rowid, text) values (new.enquiry_id, new.text);
    end`.execute(transaction)
  await sql`
    create trigger enquiry_texts_removed after delete on enquiry_texts begin
      insert into enquiry_grams (enquiry_grams, rowid, text)
        values ('delete', old.enquiry_id, old.text);
    end`.execute(transaction)
  await sql`
    create trigger enquiry_texts_changed after update on enquiry_texts begin
      insert into enquiry_grams (enquiry_grams, rowid, text)
        values ('delete', old.enquiry_id, old.text);
      insert into enquiry_grams (rowid, text) values (new.enquiry_id, new.text);
    end`.execute(transaction)
}

/**
 * Why no pg_trgm: docs/decisions/014-two-engines.md. Without `fastupdate`: one enquiry in so many
 * would have to sort in what the others had left waiting.
 */
async function createPostgresIndex(transaction: Transaction<Schema>) {
  await sql`
    create function enquiry_grams(text) returns text[]
    language sql immutable strict parallel safe
    return array(
      select substr($1, start, 3) from generate_series(1, length($1) - 2) as start
    )`.execute(transaction)
  await sql`
    create index enquiry_texts_by_gram on enquiry_texts using gin (enquiry_grams(text))
    with (fastupdate = off)`.execute(transaction)
}

async function fill(transaction: Transaction<Schema>) {
  let last = 0
  for (;;) {
    const rows = await transaction
      .selectFrom('enquiries')
      .select(['id', 'reference', 'full_name', 'company_name', 'mobile_number', 'email'])
      .select('products')
      .where('id', '>', last)
      .where('erased_at', 'is', null)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? last
    const texts = rows.map((row) => ({ enquiry_id: row.id, text: textOf(row) }))
    await transaction.insertInto('enquiry_texts').values(texts).execute()
  }
}

interface Row {
  reference: string
  full_name: string
  company_name: string | null
  mobile_number: string
  email: string
  products: string
}

/** As app/enquiries/answering/enquiry-text.ts made it when this migration was written. */
function textOf(row: Row) {
  const products: { name?: string }[] = JSON.parse(row.products)
  const names = products.flatMap(({ name }) => name ?? [])
  const { full_name, company_name, mobile_number, email, reference } = row
  const parts = [full_name, company_name, mobile_number, email, reference.slice(3)]
  return [...parts, ...names]
    .flatMap((part) => part ?? [])
    .map((part) => part.toWellFormed().normalize('NFKC').toLowerCase().normalize('NFKC'))
    .join('\n')
}
