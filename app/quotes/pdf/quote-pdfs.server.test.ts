import { beforeAll, expect, test } from 'vitest'
import { forgetPerson } from '#app/enquiries/desk/people/forget-person.server.ts'
import { changeSentQuote } from '#app/quotes/sending/change-sent.server.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { minutesOn, openDesk } from '#tests/support/desk.ts'
import { preparePdfFonts } from '#tests/support/documents/pdf-fonts.ts'
import { readPdfText } from '#tests/support/documents/pdf-text.ts'
import { giveQuote } from '#tests/support/quotes.ts'
import { getQuotePdf } from './quote-pdfs.server.ts'

beforeAll(preparePdfFonts)

test('a quote’s PDF is made once, however many ask at once, and again when it is valid for longer', async () => {
  const desk = await openDesk()
  const { app, asha } = desk
  const { db, config } = app
  const quote = await giveQuote(desk, await desk.ask())
  const { revisionId, number } = quote
  const listKept = () =>
    db.selectFrom('quote_pdfs').select(['revision_id', 'valid_until']).execute()
  // More than four made at once would be refused.
  const asked = Array.from({ length: 100 }, () => getQuotePdf(db, quote, config))
  const files = await Promise.all(asked)
  const [first] = files
  const later = await getQuotePdf(db, quote, config)
  expect(first?.name).toBe(`${number}.pdf`)
  for (const { bytes } of [...files, later]) {
    expect(Buffer.compare(bytes, first?.bytes ?? Buffer.alloc(0))).toBe(0)
  }
  expect(await listKept()).toEqual([{ revision_id: revisionId, valid_until: '2026-11-26' }])

  const doing = { staffId: asha, now: minutesOn(20) }
  await changeSentQuote(app, revisionId, { kind: 'prolong', until: '2026-12-01' }, doing)
  const longer = await findSentQuote(db, { revisionId }, minutesOn(21))
  if (!longer) throw new Error('the quote is gone')
  expect(readPdfText((await getQuotePdf(db, longer, config)).bytes)).toContain('1 December 2026')
  expect(await listKept()).toEqual([{ revision_id: revisionId, valid_until: '2026-12-01' }])

  await forgetPerson(db, { email: 'meera@example.com', mobile: '9876543210' })
  expect(await listKept()).toEqual([])
  // Whoever was making it meanwhile leaves nothing behind.
  await getQuotePdf(db, longer, config)
  expect(await listKept()).toEqual([])
})
