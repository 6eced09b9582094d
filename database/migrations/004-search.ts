import { sql, type Transaction } from 'kysely'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'

/** Creates the search index and the list of searches that found nothing. */
export async function search(transaction: Transaction<Schema>): Promise<void> {
  if (engineOf(transaction) === 'sqlite') await createSqliteSearchIndex(transaction)
  else await createPostgresSearchIndex(transaction)
  const { schema } = transaction
  await schema
    .createTable('search_words')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('suggestion', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('searches_without_result')
    .addColumn('query_folded', 'text', (column) => column.primaryKey())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('searches_without_result_by_time')
    .on('searches_without_result')
    .columns(['last_at'])
    .execute()
}

/**
 * SQLite only. The row number of each index is the product's `catalogue_order`, so that hits come
 * out in the catalogue's order without being sorted; none keeps a copy of the text. Aliases have
 * an index apart: in one with names, looking for a rare alias walks through every name.
 * Trigrams cannot answer for one or two characters: `product_grams` holds those as words of its
 * own. `case_sensitive` is set because the text is folded before it gets here.
 */
async function createSqliteSearchIndex(transaction: Transaction<Schema>): Promise<void> {
  await sql`
    create virtual table product_names using fts5(
      name, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1'
    )`.execute(transaction)
  await sql`
    create virtual table product_aliases using fts5(
      aliases, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1'
    )`.execute(transaction)
  await sql`
    create virtual table product_grams using fts5(
      grams, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
    )`.execute(transaction)
  await sql`
    create table search_word_grams (
      gram text not null, length integer not null, word text not null,
      primary key (gram, length, word)
    ) without rowid`.execute(transaction)
}

/**
 * PostgreSQL only. Folded names and aliases in the catalogue's order, and each run of one to three
 * characters in them. No extension: those look at letters and digits of the database's locale only.
 */
async function createPostgresSearchIndex(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('search_texts')
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('catalogue_order', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_texts_key', ['field', 'catalogue_order'])
    .execute()
  await sql`
    create function search_grams(text) returns text[]
    language sql immutable strict parallel safe
    return array(
      select distinct substr($1, start, size)
      from generate_series(1, 3) as size, generate_series(1, length($1) - size + 1) as start
    )`.execute(transaction)
  await sql`
    create index search_names on search_texts using gin (search_grams(text))
    where field = 'name'`.execute(transaction)
  await sql`
    create index search_aliases on search_texts using gin (search_grams(text))
    where field = 'alias'`.execute(transaction)
  await schema
    .createTable('search_word_grams')
    .addColumn('gram', 'text', (column) => column.notNull())
    .addColumn('length', 'integer', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_word_grams_key', ['gram', 'length', 'word'])
    .execute()
}
