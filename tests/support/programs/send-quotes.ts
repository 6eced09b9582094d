// Sends drafts one after another, as a process to be killed: takes the database's place and the drafts' first
// and last ids, prints the number of each quote that was sent.
import { sendQuote } from '#app/quotes/sending/send-quote.server.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { openDatabase } from '#database/connection.ts'
import { openWriter } from '#tests/support/open-writer.ts'

const [place = '', first = '', last = ''] = process.argv.slice(2)
const app = openWriter(await openDatabase(place))
const now = new Date('2026-11-19T04:30:00Z')

for (let revisionId = Number(first); revisionId <= Number(last); revisionId += 1) {
  const asked = { revisionId, version: 1, byEmail: false, others: 'both-hold' } as const
  await sendQuote(app, asked, { staffId: 1, now })
  const quote = await findSentQuote(app.db, { revisionId }, now)
  process.stdout.write(`${quote?.number}\n`)
}
await app.db.destroy()
