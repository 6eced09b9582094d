import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { forgetPerson } from '#app/enquiries/desk/people/forget-person.server.ts'
import { openQuotes } from '#app/quotes/messages/open-quotes.server.ts'
import { changeSentQuote } from '#app/quotes/sending/change-sent.server.ts'
import { sendQuote } from '#app/quotes/sending/send-quote.server.ts'
import { startRevision } from '#app/quotes/sending/start-revision.server.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { saveSettings } from '#app/settings/save-settings.server.ts'
import type { Database } from '#database/connection.ts'
import type { App } from '#server/app-context.ts'
import { claimMessages } from '#server/delivery/outbox/outbox-lease.ts'
import { minutesOn, openDesk } from '#tests/support/desk.ts'
import { preparePdfFonts } from '#tests/support/documents/pdf-fonts.ts'
import { readPdfPages, readPdfText } from '#tests/support/documents/pdf-text.ts'
import { giveQuote, potting } from '#tests/support/quotes.ts'
import { openMailServer } from '#tests/support/receivers/mail-server.ts'
import { routeArgs } from '#tests/support/test-app.ts'
import { loader } from './quote-pdf.api.ts'
import { getQuotePdf } from './quote-pdfs.server.ts'

beforeAll(preparePdfFonts)

/** The answer to whoever opens the address of a quote's PDF. */
async function ask(app: App, token: string): Promise<Response> {
  const request = new Request(`http://localhost:3000/quote/pdf?token=${token}`)
  return loader(routeArgs(app, request))
}

async function textOf(app: App, token: string) {
  return readPdfText(new Uint8Array(await (await ask(app, token)).arrayBuffer()))
}

async function pagesOf(app: App, token: string): Promise<string[]> {
  const pdf = new Uint8Array(await (await ask(app, token)).arrayBuffer())
  return readPdfPages(pdf).map((page) => page.join('\n'))
}

async function listKept(db: Database) {
  return db.selectFrom('quote_pdfs').select(['revision_id', 'valid_until']).execute()
}

describe('the PDF of a quote', () => {
  test('says all that the quote does, in its language, but not whom to pay, and that it is no invoice', async () => {
    const desk = await openDesk()
    const { app, asha: staffId } = desk
    const upi = { name: 'upi-id', value: '"aangan@okexample"', was: null }
    await app.db
      .transaction()
      .execute((transaction) => saveSettings(transaction, [upi], { staffId }))
    const own = { what: 'Pot #1 *white* [10 inch]', quantity: '4', price: '199', taxRate: '0' }
    const changes = {
      lines: [potting, own],
      discount: 'percent' as const,
      discountValue: '5',
      delivery: 'free' as const,
      note: `Any weekday.\nTell us which: https://example.com/${'x'.repeat(240)}`,
    }
    const { token, number, revisionId } = await giveQuote(desk, await desk.ask(), changes)
    await changeSentQuote(app, revisionId, { kind: 'accepted' }, { staffId, now: minutesOn(20) })
    const text = (await textOf(app, token)).replace(/[\s\u00a0]+/g, ' ')
    for (const said of [
      'Aangan Nursery',
      number,
      'Meera Deshpande',
      '19 November 2026',
      '26 November 2026',
      'Potting',
      'Pot #1 *white* [10 inch]',
      '4Rs 199Rs 796',
      'Discount, 5 %− Rs 52',
      'TotalRs 994',
      'Any weekday. Tell us which: ',
      'This is a quote, not a tax invoice.',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(said)
    }
    expect(text).not.toMatch(/UPI|okexample/)
    // A link longer than a line goes on in the next ones, and is whole for whoever copies it.
    const link = (await textOf(app, token)).split('\n').filter((line) => line.includes('xxxx'))
    expect(link.join('')).toBe(`Tell us which: https://example.com/${'x'.repeat(240)}`)
    expect(Math.max(...link.map(({ length }) => length))).toBeLessThan(100)
    const local = await giveQuote(desk, await desk.ask(), { language: 'mr' })
    const marathi = await textOf(app, local.token)
    expect(marathi).toMatch(/दरपत्रक[\s\S]*वस्तू[\s\S]*रु\s250[\s\S]*पान 1, एकूण 1/)
  })

  test('of a revision says what was received for those before, and of the advance what is missing', async () => {
    const desk = await openDesk()
    const { app, asha: staffId } = desk
    const doing = { staffId, now: minutesOn(20) }
    const advance = { advance: 'amount', advanceValue: '100' } as const
    const quote = await giveQuote(desk, await desk.ask(), advance)
    await changeSentQuote(app, quote.revisionId, { kind: 'accepted' }, doing)
    const paid = { kind: 'paid', on: '2026-11-19', amount: 6_000 } as const
    await changeSentQuote(app, quote.revisionId, paid, doing)
    const revisionId = (await startRevision(app, quote.revisionId, doing)) ?? 0
    await sendQuote(app, { revisionId, version: 1, byEmail: false }, doing)
    const revised = await findSentQuote(app.db, { revisionId }, doing.now)
    if (!revised?.token) throw new Error('the quote is gone')
    const textNow = async () =>
      (await textOf(app, revised.token ?? '')).replace(/[\s\u00a0]+/g, ' ')
    const text = await textNow()
    expect(text).toContain('The nursery has received Rs 60 on 19 November 2026.')
    expect(text).toContain('In advance, after you accept: Rs 40')

    await changeSentQuote(app, quote.revisionId, { ...paid, amount: 7_000, shown: '60' }, doing)
    // Whoever had begun to make it before that leaves nothing behind.
    await getQuotePdf(app.db, revised, app.config)
    expect(await textNow()).toContain('The nursery has received Rs 70 on 19 November 2026.')
  })

  test('of sixty lines repeats their head, parts none of them, and counts its pages', async () => {
    const desk = await openDesk()
    const lines = Array.from({ length: 60 }, (_, at) => ({
      ...potting,
      what: `Line ${at + 1}: ${'a long name '.repeat(8)}end ${at + 1}`,
    }))
    const { token, number } = await giveQuote(desk, await desk.ask(), { lines })
    const pages = await pagesOf(desk.app, token)
    expect(pages.length).toBeGreaterThan(2)
    for (const [at, page] of pages.entries()) {
      expect(page).toContain('How many')
      expect(page).toContain(number)
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
      const begun = [...page.matchAll(/Line (\d+):/g)].map(([, line]) => line)
      const ended = [...page.matchAll(/end (\d+)/g)].map(([, line]) => line)
      expect(ended).toEqual(begun)
    }
    expect(pages.at(-1)).toContain('Total')
  })

  test('never has its sums on a page without a line', async () => {
    const desk = await openDesk()
    for (const count of [21, 22, 23, 24]) {
      const lines = Array.from({ length: count }, (_, at) => ({
        ...potting,
        what: `Line ${at + 1}`,
      }))
      const { token } = await giveQuote(desk, await desk.ask(), { lines })
      expect((await pagesOf(desk.app, token)).at(-1)).toMatch(/Line \d[\s\S]*Total/)
    }
  })

  test('is nobody’s to cache, to find or to be told of', async () => {
    const desk = await openDesk()
    const { token } = await giveQuote(desk, await desk.ask())
    const { headers } = await ask(desk.app, token)
    expect([...headers]).toEqual(
      expect.arrayContaining([
        ['cache-control', 'no-store'],
        ['referrer-policy', 'no-referrer'],
        ['x-robots-tag', 'noindex'],
      ]),
    )
  })

  test('is gone with the person, and with a quote that was withdrawn: its page says the rest', async () => {
    const desk = await openDesk()
    const { app, asha } = desk
    const doing = { staffId: asha, now: minutesOn(20) }
    const reference = await desk.ask()
    const { token, revisionId } = await giveQuote(desk, reference)
    expect((await ask(app, token)).status).toBe(200)
    await changeSentQuote(app, revisionId, { kind: 'withdraw', reason: 'Too late' }, doing)
    const leads = async (asked: string) => {
      const { status, headers } = await ask(app, asked)
      return [status, headers.get('location'), headers.get('cache-control')]
    }
    const page = `${app.config.siteUrl}/quote?token=${token}`
    expect(await leads(token)).toEqual([303, page, 'no-store'])
    await forgetPerson(app.db, { email: 'meera@example.com', mobile: '9876543210' })
    expect(await listKept(app.db)).toEqual([])
    const [erased, ...lost] = await Promise.all(
      [token, '', 'guessed', token.slice(1), token.toUpperCase()].map(async (gone) => {
        const answer = await ask(app, gone)
        return [answer.status, [...answer.headers], await answer.text()]
      }),
    )
    expect(erased).toMatchObject([404, {}, expect.stringContaining('There is no quote here.')])
    for (const one of lost) expect(one).toEqual(erased)
  })

  test('goes with the e-mail that brings the quote, to a name of five scripts and an emoji too', async () => {
    const desk = await openDesk()
    const { app } = desk
    const mail = await openMailServer()
    onTestFinished(() => mail.close())
    const fullName = 'Meera मीरा மீரா Мира 美拉 🌱'
    const { token, number, messageId, revisionId } = await giveQuote(
      desk,
      await desk.ask({ fullName }),
    )
    // Its last day is another by the time that the e-mail goes.
    const prolong = { kind: 'prolong', until: '2026-12-24' } as const
    const doing = { staffId: desk.asha, now: minutesOn(10) }
    await changeSentQuote(app, revisionId, prolong, doing)
    const way = openQuotes(mail.url, app.db, app, app.log)
    onTestFinished(() => way.close())
    const [message] = await claimMessages(app.db, {
      channel: 'quote',
      by: 'a test',
      limit: 1,
      now: minutesOn(11),
    })
    if (message?.id !== messageId || !message) throw new Error('no such message')
    const finished = await way.finish?.(message)
    if (!finished) throw new Error('nothing is to be sent')
    await way.send(finished, AbortSignal.timeout(60_000))
    const { attachments, to, text } = await PostalMime.parse(mail.arrived[0]?.raw ?? '')
    expect(to).toMatchObject([{ name: fullName, address: 'meera@example.com' }])
    expect(text).toContain(`Dear ${fullName},`)
    expect(text).toContain('valid until 24 December 2026.')
    expect(text).toContain('It is attached as a PDF, too.')
    const sent = new Uint8Array(await (await ask(app, token)).arrayBuffer())
    expect(readPdfText(sent)).toMatch(/Meera मीरा[\s\S]*Мира/)
    expect(attachments).toMatchObject([{ filename: `${number}.pdf`, mimeType: 'application/pdf' }])
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer)).toEqual(Buffer.from(sent))
  })
})
