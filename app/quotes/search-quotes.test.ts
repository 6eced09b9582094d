import { expect, test } from 'vitest'
import { indexEnquiry } from '#app/enquiries/answering/search/enquiry-texts.server.ts'
import { minutesOn, openDesk } from '#tests/support/desk.ts'
import { giveQuote } from '#tests/support/quotes.ts'
import { searchQuotes } from './quote-list.server.ts'

test('a quote is found by its visitor though hundreds of that name asked later and have none', async () => {
  const desk = await openDesk()
  const { app, ask } = desk
  const quote = await giveQuote(desk, await ask({ fullName: 'Anil Sharma' }))
  const others = Array.from({ length: 201 }, (_, index) => ({
    reference: `AN-${index}`,
    kind: 'enquiry' as const,
    full_name: 'Ravi Sharma',
    email: 'ravi@example.com',
    mobile_number: '9876500001',
    received_at: minutesOn(20).toISOString(),
    fingerprint: '',
  }))
  await app.writeTogether(async (transaction) => {
    const rows = await transaction.insertInto('enquiries').values(others).returningAll().execute()
    for (const row of rows) await indexEnquiry(transaction, row)
  })
  // In the index; in the texts, as a word that is too short for it; and both.
  for (const search of ['Sharma', 'sh', 'sharma il']) {
    const found = await searchQuotes(app.db, { search, soon: '2027-01-21' }, minutesOn(60))
    expect([search, ...found.map(({ number }) => number)]).toEqual([search, quote.number])
  }
})
