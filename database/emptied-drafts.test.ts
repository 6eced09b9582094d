import { expect, onTestFinished, test } from 'vitest'
import { countQuotes } from '#app/quotes/quote-list.server.ts'
import { emptyDatabase } from '#tests/support/databases/test-database.ts'
import { openDatabase } from './connection.ts'
import { migrateToLatest } from './migrate.ts'
import { migrations } from './migrations.ts'

test('a draft that was emptied when its person was forgotten stands in no list, and another one stays', async () => {
  const db = await openDatabase(await emptyDatabase())
  onTestFinished(() => db.destroy())
  const start = migrations.findIndex(({ name }) => name.endsWith('-emptied-drafts'))
  await migrateToLatest(db, migrations.slice(0, start))
  const at = '2026-11-18T05:00:00.000Z'
  const { id: enquiry_id } = await db
    .insertInto('enquiries')
    .values({
      ...{ reference: 'AN-OLD', kind: 'enquiry', received_at: at, products: '[]' },
      ...{ full_name: '', email: '', mobile_number: '', fingerprint: '' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const addRevision = async (state: 'draft' | 'sent', draft: string | null) => {
    const quote = await db
      .insertInto('quotes')
      .values({ enquiry_id, made_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('quote_revisions')
      .values({
        ...{ quote_id: quote.id, revision: 1, language: 'en', changed_at: at, state, draft },
        ...(state === 'sent' && { sent_at: at, valid_until: '2026-12-02' }),
      })
      .execute()
  }
  await addRevision('draft', null)
  await addRevision('draft', '{}')
  await addRevision('sent', null)
  await migrateToLatest(db)
  const rows = await db.selectFrom('quote_revisions').select('state').orderBy('id').execute()
  expect(rows.map(({ state }) => state)).toEqual(['thrown', 'draft', 'sent'])
  const { counts } = await countQuotes(db, new Date(at))
  expect(counts).toMatchObject({ drafts: 1, open: 1 })
})
