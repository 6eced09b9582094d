import { sql, type Transaction } from 'kysely'
import { engineOf } from '#database/engine.ts'
import type { Schema } from '#database/schema.ts'

/**
 * Lets one product's part of the search be changed alone: words are counted, PostgreSQL's texts are
 * known by their product, and the catalogue's state says by which rules it was indexed.
 */
export async function searchByProduct(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema.alterTable('catalogue_state').addColumn('index_version', 'integer').execute()
  // What stood in it is derived from the products: the next start of the site fills it.
  await schema.dropTable('search_words').execute()
  await schema
    .createTable('search_words')
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_words_key', ['word', 'kind', 'text'])
    .execute()
  await transaction.deleteFrom('search_word_grams').execute()
  if (engineOf(transaction) === 'postgres') await keyTextsByProduct(transaction)
}

/** Processes of the version before go on reading the table: what they read stays in it. */
async function keyTextsByProduct(transaction: Transaction<Schema>): Promise<void> {
  await sql`alter table search_texts add column product_id bigint`.execute(transaction)
  await sql`
    update search_texts set product_id = products.id
    from products where products.catalogue_order = search_texts.catalogue_order`.execute(
    transaction,
  )
  await sql`delete from search_texts where product_id is null`.execute(transaction)
  await sql`
    alter table search_texts drop constraint search_texts_key,
      add constraint search_texts_key primary key (field, product_id)`.execute(transaction)
  await sql`
    create index search_texts_by_order on search_texts (field, catalogue_order)`.execute(
    transaction,
  )
}
