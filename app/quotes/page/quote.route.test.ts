import { expect } from 'vitest'
import { formatMoney } from '#app/money/money.ts'
import type { SentQuote } from '#app/quotes/quote.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { dayMs } from '#app/time/india.ts'
import { triesOf } from '#tests/support/databases/test-database.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openQuotePages } from '#tests/support/quote-pages.ts'
import { potting } from '#tests/support/quotes.ts'

test('a visitor reads a quote and accepts it, once: then it is our turn to call', async () => {
  const { app, send, read, draw, accept, enquiry } = await openQuotePages()
  const quote = await send({ note: 'Any weekday' })
  const open = await read(quote.token)
  expect(open).toContain('Rs 329 with delivery, for one thing.')
  expect(open).toMatch(/Potting 1 × Rs 250 Rs 250 Rs 250/)
  expect(open).toContain('Things Rs 250 Delivery, anywhere in India Rs 79')
  expect(open).toContain('Any weekday')
  expect(open).not.toContain('UPI')
  expect(await accept(quote)).toEqual({
    status: 303,
    to: `/quote?token=${quote.token}#answered`,
  })
  expect(await draw(quote.token)).toMatch(
    /<title>Quote accepted: Q-[\s\S]*<h1 id="answered" tabindex="-1">Quote accepted</,
  )
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
  const { app, now, send, read, accept, change, revise } = await openQuotePages()
  const quote = await send()
  const said = 'The quote was changed meanwhile. Nothing was accepted: this is how it stands now.'
  expect(await accept(quote, quote.sums.total - 1)).toMatchObject({ status: 409, said })
  expect(await accept({ ...quote, revision: 2 })).toMatchObject({ status: 409 })
  expect(await read(quote.token)).toContain('Accept this quote')
  const over = await send({}, new Date(now.getTime() - 20 * dayMs))
  const withdrawn = await send()
  await change(withdrawn, { kind: 'withdraw', reason: 'Mealy bug' })
  const replaced = await send()
  const token = await revise(replaced)
  for (const ended of [over, withdrawn, replaced]) {
    expect(await accept(ended)).toMatchObject({ status: 409, said })
    expect(await read(ended.token)).not.toContain('Accept this quote')
  }
  expect(await read(withdrawn.token)).toMatch(/Why “Mealy bug” Send an enquiry/)
  expect(await read(withdrawn.token)).not.toMatch(/Potting|Rs/)
  expect(await read(replaced.token)).toMatch(/revision 2: Rs 329 .*See the newer quote/)
  expect(await read(replaced.token)).toMatch(/Only the newer can be accepted\. .*Valid until/)
  const newer = await findSentQuote(app.db, { token }, now)
  await change(newer as SentQuote, { kind: 'withdraw', reason: '' })
  expect(await read(replaced.token)).toMatch(/See the newer quote/)
  expect(await read(replaced.token)).not.toMatch(/Only the newer can be accepted|Valid until/)
  const declined = await send()
  await change(declined, { kind: 'declined' })
  expect(await accept(declined)).toMatchObject({ status: 409, said })
  expect(await read(declined.token)).toMatch(/This quote is closed .*What it said .*Potting/)
})

test('words about a quote that is not open any more come back, to be sent by WhatsApp', async () => {
  const { app, now, send, draw, answer, accept } = await openQuotePages()
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
    const text = encodeURIComponent(`${number}: ${words}`)
    expect(html).toContain(`href="https://wa.me/${chatNumber}?text=${text}"`)
    const long = await answer(token, { intent: 'change', words: 'Very long. '.repeat(60) })
    expect(long).toMatchObject({ status: 422 })
    expect(await draw(token, '', long)).toMatch(/This quote is not open any more.*Very long\./)
    const empty = await answer(token, { intent: 'change', words: ' ' })
    expect(await draw(token, '', empty)).toContain('The quote was changed meanwhile.')
  }
  expect(await app.db.selectFrom('enquiry_notes').select('id').execute()).toEqual([])
})

test('from a quote one calls, writes by WhatsApp with its number, and saves it as a PDF while it holds', async () => {
  const { app, send, draw, accept, change } = await openQuotePages()
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
  const { app, send, read, answer, enquiry } = await openQuotePages()
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
  const { now, send, read, answer, enquiry } = await openQuotePages()
  const quote = await send({}, new Date(now.getTime() - 20 * dayMs))
  expect(await read(quote.token)).toMatch(/This quote has run out .*Ask for a new quote/)
  const asked = await answer(quote.token, { intent: 'renew' })
  expect(asked).toEqual({ status: 303, to: `/quote?token=${quote.token}#answered` })
  const thanks = await read(quote.token)
  expect(thanks).toContain('We have it, and send you a new quote.')
  expect(thanks).not.toContain('Ask for a new quote')
  expect(await enquiry(quote)).toMatchObject({ turn: 'ours' })
})

test('a quote is in its own language, with the sums of tax that it names', async () => {
  const { app, send, load } = await openQuotePages()
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
  const { send, read, load, accept } = await openQuotePages()
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
  const { send, load, read } = await openQuotePages({ LIMIT_PER_IP: '30' })
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
