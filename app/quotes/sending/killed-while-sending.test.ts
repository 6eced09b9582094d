import { expect, onTestFinished, test } from 'vitest'
import { receiveEnquiry } from '#app/enquiries/enquiries.server.ts'
import { newDraft } from '#app/quotes/drafts/new-draft.server.ts'
import { readQuoteSettings } from '#app/settings/quotes/read-quote-settings.server.ts'
import { openDatabase } from '#database/connection.ts'
import { insertRows } from '#database/insert-rows.ts'
import { migrateToLatest } from '#database/migrate.ts'
import { emptyDatabase, triesOf } from '#tests/support/databases/test-database.ts'
import { openWriter } from '#tests/support/open-writer.ts'
import { runUntilKilled } from '#tests/support/programs/run-until-killed.ts'
import { potting } from '#tests/support/quotes.ts'
import { someEnquiry } from '#tests/support/send-form.ts'

const processes = 3
const count = process.env.FULL_SUITE ? 2_000 : triesOf(400)
/** Each process sends its own drafts, and those of the one before it, so that two want the same. */
const share = Math.ceil(count / processes)

interface Range {
  first: number
  last: number
}

/** Sends the drafts of a range in a process of its own, which may be killed after so many. */
async function send(place: string, { first, last }: Range, killAfter?: number) {
  const args = [place, String(first), String(last)]
  const { lines } = await runUntilKilled('send-quotes.ts', args, killAfter)
  return lines
}

test('numbers have neither gap nor double when several processes send and some are killed', async () => {
  const place = await emptyDatabase()
  const app = openWriter(await openDatabase(place))
  const { db } = app
  onTestFinished(() => db.destroy())
  await migrateToLatest(db)
  const { reference } = await receiveEnquiry(app, { ...someEnquiry(1), products: [] })
  const enquiry = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const begun = await newDraft(app, enquiry, await readQuoteSettings(app))
  const draft = JSON.stringify({ ...begun, lines: [potting] })
  const ids = Array.from({ length: count }, (_, at) => at + 1)
  const made = new Date().toISOString()
  await db.transaction().execute(async (transaction) => {
    const quotes = ids.map((id) => ({ id, enquiry_id: enquiry.id, made_at: made }))
    await insertRows(transaction, 'quotes', quotes).execute()
    const rows = ids.map((id) => ({
      ...{ id, quote_id: id, revision: 1, language: 'en' as const, staff_id: 1 },
      ...{ changed_at: made, draft },
    }))
    await insertRows(transaction, 'quote_revisions', rows).execute()
  })

  const ranges = Array.from({ length: processes }, (_, at) => ({
    first: Math.max(1, (at - 1) * share + 1),
    last: Math.min(count, (at + 1) * share),
  }))
  const told = await Promise.all(
    ranges.map((range, at) => send(place, range, at % 2 ? Math.ceil(share / 3) : undefined)),
  )
  told.push(await send(place, { first: 1, last: count }))

  const sent = await db.selectFrom('quotes').select(['number', 'running']).execute()
  const running = sent
    .map((quote) => quote.running)
    .toSorted((one, other) => (one ?? 0) - (other ?? 0))
  expect(running).toEqual(ids)
  expect(new Set(sent.map(({ number }) => number)).size).toBe(count)
  expect(await db.selectFrom('quote_counters').selectAll().execute()).toEqual([
    { year: 2026, last: count },
  ])
  // What a process said was sent, was.
  const stored = new Set(sent.map(({ number }) => number))
  expect(told.flat().filter((number) => !stored.has(number))).toEqual([])
})
