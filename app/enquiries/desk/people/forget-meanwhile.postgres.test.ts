import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lockEnquiry } from '#app/enquiries/answering/changes/change-enquiry.server.ts'
import { addNote } from '#app/enquiries/answering/changes/change-notes.server.ts'
import type { Database } from '#database/connection.ts'
import { minutesOn, openDesk } from '#tests/support/desk.ts'
import { giveQuote, potting } from '#tests/support/quotes.ts'
import { forgetPerson } from './forget-person.server.ts'

test('what a colleague writes about somebody while they are forgotten is forgotten too', async () => {
  const { app, ask, asha: staffId } = await openDesk()
  const reference = await ask()
  const [written, forgetting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const writing = app.db.transaction().execute(async (transaction) => {
    const enquiry = await lockEnquiry(transaction, reference)
    if (!enquiry) throw new Error('There is no such enquiry.')
    const text = 'Meera calls back at six'
    await addNote({ transaction, app, enquiry, staffId, now: minutesOn(5) }, { text })
    written.resolve()
    await forgetting.promise
  })
  await written.promise
  const { mobile_number: mobile } = await app.db
    .selectFrom('enquiries')
    .select('mobile_number')
    .executeTakeFirstOrThrow()
  const forgotten = forgetPerson(app.db, { mobile })
  // Long enough for all that waits for nobody.
  await new Promise((resolve) => setTimeout(resolve, 500))
  forgetting.resolve()
  await writing
  expect((await forgotten).references).toEqual([reference])
  const notes = await app.db.selectFrom('enquiry_notes').select('text').execute()
  expect(notes).toEqual([{ text: null }])
})

/** By table, what stands in its rows. */
async function readTables(db: Database) {
  const read = (await db.introspection.getTables()).map(async ({ name }) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    return [name, JSON.stringify(rows)] as const
  })
  return new Map(await Promise.all(read))
}

test('whatever table something is erased in, PostgreSQL lets go of it at once', async () => {
  const desk = await openDesk()
  const { db } = desk.app
  const lines = [{ product: 1, what: 'Plant', quantity: '1', price: '100', taxRate: '0' }, potting]
  const { revisionId } = await giveQuote(desk, await desk.ask(), { lines, note: 'For Meera' })
  await db
    .insertInto('quote_pdfs')
    .values({ revision_id: revisionId, valid_until: '2026-11-26', bytes: Buffer.from('Meera') })
    .execute()
  const before = await readTables(db)
  await forgetPerson(db, { mobile: '9876543210' })
  const after = await readTables(db)
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_stat_user_tables where vacuum_count > 0`.execute(db)
  const changed = [...before.keys()].filter((table) => before.get(table) !== after.get(table))
  expect(changed).toContain('quote_pdfs')
  expect(rows.map(({ relname }) => relname)).toEqual(expect.arrayContaining(changed))
})
