import { createElement } from 'react'
import { expect } from 'vitest'
import { findEnquiry } from '#app/enquiries/enquiries.server.ts'
import { formatMoney } from '#app/money/money.ts'
import type { QuoteDraft } from '#app/quotes/drafts/draft.ts'
import { findRevision } from '#app/quotes/drafts/drafts.server.ts'
import type { SentQuote } from '#app/quotes/quote.ts'
import { changeSentQuote } from '#app/quotes/sending/change-sent.server.ts'
import { sendQuote } from '#app/quotes/sending/send-quote.server.ts'
import { startRevision } from '#app/quotes/sending/start-revision.server.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { saveSettings } from '#app/settings/save-settings.server.ts'
import { longDateIn } from '#app/time/day-words.ts'
import { dayMs, indiaDay } from '#app/time/india.ts'
import type { Language } from '#languages/language.ts'
import { clientAddressContext, languageContext } from '#server/app-context.ts'
import { triesOf } from '#tests/support/databases/test-database.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openDesk } from '#tests/support/desk.ts'
import { giveQuote, potting } from '#tests/support/quotes.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { formRequest, routeArgs } from '#tests/support/test-app.ts'
import { action, loader, default as QuoteRoute } from './quote.route.tsx'

/** A desk that has just sent Meera a quote, and the page of any quote. */
async function openQuotes(env: Record<string, string> = {}) {
  const desk = await openDesk(env)
  const { app, asha: staffId } = desk
  const now = new Date()
  const send = async (changes: Partial<QuoteDraft> = {}, at = now) =>
    giveQuote(desk, await desk.ask({}, at), changes, at)
  const args = (request: Request, language: Language = 'en') => {
    const given = routeArgs(app, request)
    given.context.set(languageContext, language)
    given.context.set(clientAddressContext, '203.0.113.7')
    return given as never
  }
  const load = async (
    token: string,
    { language, also = '' }: { language?: Language; also?: string } = {},
  ) => {
    const request = new Request(`http://localhost:3000/quote?token=${token}${also}`)
    const loaded = await loader(args(request, language))
    if (!('init' in loaded)) return { status: 200, ...loaded }
    return { status: loaded.init?.status, ...loaded.data }
  }
  const draw = async (token: string, also = '', actionData?: unknown) => {
    const loaderData = await load(token, { also })
    return renderPage(createElement(QuoteRoute, { loaderData, actionData } as never)).html
  }
  /** The page as its visitor reads it. */
  const read = async (token: string, also = '') =>
    (await draw(token, also)).replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
  const answer = async (token: string, fields: Record<string, string>) => {
    const answered = await action(args(formRequest(`/quote?token=${token}`, fields)))
    return answered instanceof Response
      ? { status: answered.status, to: answered.headers.get('Location') }
      : { status: answered.init?.status, ...Object(answered.data) }
  }
  const accept = ({ token, revision, sums }: SentQuote & { token: string }, total = sums.total) =>
    answer(token, { intent: 'accept', revision: String(revision), total: String(total) })
  const change = (quote: SentQuote, to: Parameters<typeof changeSentQuote>[2]) =>
    changeSentQuote(app, quote.revisionId, to, { staffId, now })
  const revise = async ({ revisionId }: SentQuote) => {
    const next = (await startRevision(app, revisionId, { staffId, now })) ?? 0
    const { version = 0 } = (await findRevision(app.db, next)) ?? {}
    const asked = { revisionId: next, version, byEmail: false, others: 'both-hold' } as const
    await sendQuote(app, asked, { staffId, now })
    const { token } = (await findSentQuote(app.db, { revisionId: next }, now)) ?? {}
    return token ?? ''
  }
  const set = (name: string, value: unknown) =>
    app.db
      .transaction()
      .execute((transaction) =>
        saveSettings(transaction, [{ name, value: JSON.stringify(value), was: null }], { staffId }),
      )
  const enquiry = async ({ enquiry: { reference } }: SentQuote) => findEnquiry(app.db, reference)
  return { app, now, send, load, draw, read, answer, accept, change, revise, set, enquiry }
}

test('a visitor reads a quote and accepts it, once: then it is our turn to call', async () => {
  const { app, send, read, accept, enquiry } = await openQuotes()
  const quote = await send({ note: 'Any weekday' })
  const open = await read(quote.token)
  expect(open).toContain('Rs 329 with delivery, for one thing.')
  expect(open).toMatch(/Potting 1 × Rs 250 Rs 250 Rs 250/)
  expect(open).toContain('Things Rs 250 Delivery, anywhere in India Rs 79')
  expect(open).toContain('Any weekday')
  expect(open).not.toContain('UPI')
  expect(await accept(quote)).toEqual({ status: 303, to: `/quote?token=${quote.token}` })
  const accepted = await read(quote.token)
  expect(accepted).toContain('Quote accepted')
  expect(accepted).toContain('We ring you on 98765 … 210 to fix the day.')
  expect(accepted).not.toContain('Accept this quote')
  expect(await enquiry(quote)).toMatchObject({ turn: 'ours', next_step: 'Call about delivery.' })
  const mails = () =>
    app.db.selectFrom('outbox').select('body').where('kind', '=', 'staff-email').execute()
  const told = (await mails()).map(({ body }) => JSON.parse(body ?? '').subject)
  expect(told).toContain(`Meera Deshpande accepted quote ${quote.number}`)
  expect(await accept(quote)).toMatchObject({ status: 303 })
  expect(await mails()).toHaveLength(told.length)
})

test('another sum or revision is not accepted, and neither is what is over, withdrawn or replaced', async () => {
  const { now, send, read, accept, change, revise } = await openQuotes()
  const quote = await send()
  const said = 'The quote was changed meanwhile. Nothing was accepted: this is how it stands now.'
  expect(await accept(quote, quote.sums.total - 1)).toMatchObject({ status: 409, said })
  expect(await accept({ ...quote, revision: 2 })).toMatchObject({ status: 409 })
  expect(await read(quote.token)).toContain('Accept this quote')
  const over = await send({}, new Date(now.getTime() - 20 * dayMs))
  const withdrawn = await send()
  await change(withdrawn, { kind: 'withdraw', reason: 'Mealy bug' })
  const replaced = await send()
  await revise(replaced)
  for (const ended of [over, withdrawn, replaced]) {
    expect(await accept(ended)).toMatchObject({ status: 409, said })
    expect(await read(ended.token)).not.toContain('Accept this quote')
  }
  expect(await read(withdrawn.token)).toMatch(/Why “Mealy bug” Send an enquiry/)
  expect(await read(withdrawn.token)).not.toMatch(/Potting|Rs/)
  expect(await read(replaced.token)).toMatch(/revision 2: Rs 329 .*See the newer quote/)
  const declined = await send()
  await change(declined, { kind: 'declined' })
  expect(await accept(declined)).toMatchObject({ status: 409, said })
  expect(await read(declined.token)).toMatch(/This quote is closed .*What it said .*Potting/)
})

test('words about a quote that is not open any more come back, to be sent by WhatsApp', async () => {
  const { app, now, send, draw, answer, accept } = await openQuotes()
  const accepted = await send()
  await accept(accepted)
  const over = await send({}, new Date(now.getTime() - 20 * dayMs))
  // The chat's text ends within a letter that JavaScript counts as two.
  const words = `Please on Sundays ${'🌱'.repeat(480)}`
  const { chatNumber } = app.config.business
  for (const { token, number } of [accepted, over]) {
    const answered = await answer(token, { intent: 'change', words })
    expect(answered).toMatchObject({ status: 409, words })
    const html = await draw(token, '', answered)
    expect(html).toContain('This quote is not open any more, so what you wrote was not sent.')
    expect(html).toContain(`<blockquote dir="auto">${words}</blockquote>`)
    const text = encodeURIComponent(`${number}: ${words}`.slice(0, 600).toWellFormed())
    expect(html).toContain(`href="https://wa.me/${chatNumber}?text=${text}"`)
  }
  expect(await app.db.selectFrom('enquiry_notes').select('id').execute()).toEqual([])
})

test('from a quote one calls, writes by WhatsApp with its number, and saves it as a PDF while it holds', async () => {
  const { app, send, draw, accept, change } = await openQuotes()
  const { phone, chatNumber } = app.config.business
  const waysOf = async (token: string) => {
    const [, ways = ''] = /<p class="quote-ways">(.*?)<\/p>/.exec(await draw(token)) ?? []
    return [...ways.matchAll(/href="([^"]+)".*?<\/svg>(.*?)<\/a>/g)].map((link) => link.slice(1))
  }
  const quote = await send()
  const speak = [
    [`tel:${phone}`, 'Call'],
    [`https://wa.me/${chatNumber}?text=${quote.number}`, 'WhatsApp'],
  ]
  const ways = [...speak, [`/quote/pdf?token=${quote.token}`, 'Save as PDF']]
  expect(await waysOf(quote.token)).toEqual(ways)
  await accept(quote)
  expect(await waysOf(quote.token)).toEqual(ways)
  await change(quote, { kind: 'not-accepted' })
  await change(quote, { kind: 'withdraw', reason: '' })
  expect(await waysOf(quote.token)).toEqual(speak)
})

test('words for a change arrive in the enquiry, and what is too much or nothing is said at the field', async () => {
  const { app, send, read, answer, enquiry } = await openQuotes()
  const quote = await send()
  const ask = (words: string) => answer(quote.token, { intent: 'change', words })
  expect(await ask(' \r\n ')).toMatchObject({
    status: 422,
    error: 'Please write what should be different.',
  })
  const long = 'क'.repeat(501)
  expect(await ask(long)).toMatchObject({
    status: 422,
    words: long,
    error: 'Please write at most 500 letters.',
  })
  expect(await ask('Fewer,\r\nplease')).toMatchObject({ status: 303 })
  const row = await enquiry(quote)
  expect(row).toMatchObject({ turn: 'ours' })
  const notes = await app.db.selectFrom('enquiry_notes').select(['text', 'staff_id']).execute()
  expect(notes).toEqual([{ text: 'Fewer,\nplease', staff_id: null }])
  expect(await read(quote.token)).toMatch(/We have it\. .*Accept this quote/)
  // Each of these is one letter to whoever types it, and two to JavaScript.
  const plants = '🌱'.repeat(500)
  for (const _ of [1, 2]) expect(await ask(`${plants}\0`)).toMatchObject({ status: 303 })
  const newest = app.db.selectFrom('enquiry_notes').select('text').orderBy('id', 'desc')
  expect(await newest.executeTakeFirst()).toEqual({ text: plants })
  for (const one of ['three', 'four', 'five']) {
    expect(await ask(one)).toMatchObject({ status: 303 })
  }
  expect(await ask('six')).toEqual({
    status: 422,
    error: 'We have all that you wrote. For anything else please call us.',
    words: 'six',
  })
})

test('of one whose time is over another is asked for with one press', async () => {
  const { now, send, read, answer, enquiry } = await openQuotes()
  const quote = await send({}, new Date(now.getTime() - 20 * dayMs))
  expect(await read(quote.token)).toMatch(/This quote has run out .*Ask for a new quote/)
  const asked = await answer(quote.token, { intent: 'renew' })
  expect(asked).toEqual({ status: 303, to: `/quote?token=${quote.token}` })
  const thanks = await read(quote.token)
  expect(thanks).toContain('We have it, and send you a new quote.')
  expect(thanks).not.toContain('Ask for a new quote')
  expect(await enquiry(quote)).toMatchObject({ turn: 'ours' })
})

test('UPI is shown once it is accepted, for the advance where there is one, until it is paid', async () => {
  const { app, now, send, load, read, accept, change, set } = await openQuotes()
  await set('upi-id', 'aangan@okexample')
  const quote = await send({ advance: 'amount', advanceValue: '100' })
  expect(await load(quote.token)).toMatchObject({ quote: { upi: undefined } })
  await accept(quote)
  const { name } = app.config.business
  expect(await load(quote.token)).toMatchObject({
    quote: {
      upi: {
        id: 'aangan@okexample',
        amount: 10_000,
        link: `upi://pay?pa=aangan@okexample&pn=${encodeURIComponent(name)}&am=100.00&cu=INR&tn=${quote.number}`,
      },
    },
  })
  await change(quote, { kind: 'paid', on: indiaDay(now), amount: 10_000 })
  expect(await load(quote.token)).toMatchObject({ quote: { upi: undefined } })
  const paid = await read(quote.token)
  expect(paid).toContain('You pay the rest when we come.')
  expect(paid).not.toContain('Accepted by mistake?')
  await change(quote, { kind: 'paid', on: indiaDay(now), amount: quote.sums.total })
  expect(await read(quote.token)).not.toContain('You pay the rest')
})

test('what is paid in advance is said with its rest, and nothing is asked for twice', async () => {
  const { app, now, send, load, read, accept, change, revise, set } = await openQuotes()
  const today = longDateIn(indiaDay(now), 'en')
  await set('upi-id', 'aangan@okexample')
  const whole = await send({ advance: 'percent', advanceValue: '100' })
  await accept(whole)
  expect(await read(whole.token)).toContain('You pay Rs 329 before we come.')
  const part = await send({ advance: 'percent', advanceValue: '10' })
  await accept(part)
  expect(await read(part.token)).toContain('You pay Rs 33 in advance, and the rest when we come.')
  await change(part, { kind: 'paid', on: indiaDay(now), amount: 3_300 })
  const token = await revise(part)
  await accept({ ...part, revision: 2, token })
  expect(await load(token)).toMatchObject({ quote: { upi: undefined } })
  expect(await read(token)).toContain(`The nursery has received Rs 33 on ${today}.`)
  const revised = await findSentQuote(app.db, { token }, new Date())
  if (!revised) throw new Error('there is no second revision')
  await change(revised, { kind: 'paid', on: indiaDay(now), amount: 8_300 })
  const both = `The nursery has received Rs 33 on ${today}. The nursery has received Rs 50 on ${today}.`
  expect(await read(token)).toContain(both)
  const third = await revise({ ...revised, token })
  await accept({ ...revised, revision: 3, token: third })
  expect(await read(third)).toContain(both)
})

test('an open revision says what was received for those before it, and asks for the rest of the advance', async () => {
  const { now, send, read, accept, change, revise } = await openQuotes()
  const paid = `The nursery has received Rs 60 on ${longDateIn(indiaDay(now), 'en')}.`
  const advance = (advanceValue: string) => send({ advance: 'amount', advanceValue })
  const revised = async (quote: SentQuote & { token: string }) => {
    await accept(quote)
    await change(quote, { kind: 'paid', on: indiaDay(now), amount: 6_000 })
    return revise(quote)
  }
  const rest = await read(await revised(await advance('100')))
  expect(rest).toMatch(RegExp(`Total Rs 329 .*${paid} .*In advance, after you accept Rs 40`))
  expect(rest).toContain('The advance comes after that.')
  const all = await read(await revised(await advance('60')))
  expect(all).toContain(paid)
  expect(all).not.toContain('In advance')
  expect(all).toContain('We ring you to fix the day, and then you pay.')
})

test('of an advance that was paid in part the rest is asked for, by UPI too', async () => {
  const { now, send, load, read, accept, change, set } = await openQuotes()
  await set('upi-id', 'aangan@okexample')
  const quote = await send({ advance: 'amount', advanceValue: '100' })
  await accept(quote)
  await change(quote, { kind: 'paid', on: indiaDay(now), amount: 3_000 })
  expect(await load(quote.token)).toMatchObject({ quote: { upi: { amount: 7_000 } } })
  const page = await read(quote.token)
  expect(page).toMatch(
    /The nursery has received Rs 30 on .*You pay Rs 70 in advance, and the rest when we come\./,
  )
  expect(page).toContain('In advance, after you accept Rs 70')
})

test('a quote is in its own language, with the sums of tax that it names', async () => {
  const { app, send, load } = await openQuotes()
  const { token } = await send({
    language: 'mr',
    tax: 'included',
    lines: [{ ...potting, taxRate: '5' }],
  })
  const led = await load(token).catch((thrown) => thrown)
  expect([led.status, led.headers.get('Location')]).toEqual([
    302,
    `${app.config.siteUrl}/mr/quote?token=${token}`,
  ])
  expect(led.headers.get('Cache-Control')).toBe('no-store')
  const { quote } = (await load(token, { language: 'mr' })) as { quote?: SentQuote }
  expect(quote?.sums.taxes.map(({ amount }) => formatMoney(amount))).toEqual(['Rs\u00a012'])
})

test('what was guessed, cut off or written in other letters is the same 404, and so is its answer', async () => {
  const { send, read, load, accept } = await openQuotes()
  const quote = await send()
  const { token } = quote
  const wrong = ['', 'x', token.slice(1), `${token}a`, token.toUpperCase(), 'A'.repeat(22), '%00']
  const pages = await Promise.all(wrong.map((guessed) => read(guessed)))
  expect(new Set(pages).size).toBe(1)
  expect(pages[0]).toContain('There is no quote here')
  for (const guessed of wrong) {
    expect(await load(guessed)).toMatchObject({ status: 404 })
    expect(await accept({ ...quote, token: guessed })).toEqual({ status: 404 })
  }
})

test('one address reads one quote so often and no oftener, and others read it all the same', async () => {
  const { send, load, read } = await openQuotes({ LIMIT_PER_IP: '30' })
  const [quote, other] = [await send(), await send()]
  const many = triesOf(10_000)
  const statuses: (number | undefined)[] = []
  for (let reads = 0; reads < many; reads += 1) statuses.push((await load(quote.token)).status)
  expect(Map.groupBy(statuses, (status) => status)).toEqual(
    new Map([
      [200, Array(30).fill(200)],
      [429, Array(many - 30).fill(429)],
    ]),
  )
  expect(await read(quote.token)).toContain('This page was opened very often')
  expect(await load(other.token)).toMatchObject({ status: 200 })
})
