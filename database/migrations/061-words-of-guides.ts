import type { Transaction } from 'kysely'
import { insertRows } from '#database/insert-rows.ts'
import type { Schema } from '#database/schema.ts'
import { foldText, listWords } from '#languages/folded-text.ts'

/** Keeps the words that guides say, by which a search finds their texts. */
export async function wordsOfGuides(transaction: Transaction<Schema>): Promise<void> {
  const { schema } = transaction
  await schema
    .createTable('guide_words')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('guide_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('guide_words_key', ['language', 'word', 'guide_id'])
    .execute()
  await schema.createIndex('guide_words_by_guide').on('guide_words').column('guide_id').execute()
  const texts = await transaction
    .selectFrom('guide_texts')
    .select(['guide_id', 'language', 'title', 'summary', 'body'])
    .where('title', '!=', '')
    .execute()
  for (const { guide_id, language, title, summary, body } of texts) {
    const said = foldText(`${title}\n${summary}\n${body.replace(/\]\([^\s)]*/g, '] ')}`)
    const words = new Set(listWords(said).map((word) => word.slice(0, 40).toWellFormed()))
    const rows = [...words].map((word) => ({ language, word, guide_id: Number(guide_id) }))
    if (rows.length > 0) await insertRows(transaction, 'guide_words', rows).execute()
  }
}
