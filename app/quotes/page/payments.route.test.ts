import { expect } from 'vitest'
import type { SentQuote } from '#app/quotes/quote.ts'
import { findSentQuote } from '#app/quotes/sent-quotes.server.ts'
import { longDateIn } from '#app/time/day-words.ts'
import { indiaDay } from '#app/time/india.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { openQuotePages } from '#tests/support/quote-pages.ts'

test('UPI is shown once it is accepted, for the advance where there is one, until it is paid', async () => {
  const { app, now, send, load, read, accept, change, set } = await openQuotePages()
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
  const { app, now, send, load, read, accept, change, revise, set } = await openQuotePages()
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
  const page = await read(third)
  expect(page).toContain(both)
  expect(page.match(/The nursery has received Rs 50/g)).toHaveLength(1)
})

test('an open revision says what was received for those before it, and asks for the rest of the advance', async () => {
  const { now, send, read, accept, change, revise } = await openQuotePages()
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
  const { now, send, load, read, accept, change, set } = await openQuotePages()
  await set('upi-id', 'aangan@okexample')
  const quote = await send({ advance: 'amount', advanceValue: '100' })
  await accept(quote)
  await change(quote, { kind: 'paid', on: indiaDay(now), amount: 3_000 })
  expect(await load(quote.token)).toMatchObject({ quote: { upi: { amount: 7_000 } } })
  const page = await read(quote.token)
  expect(page).toMatch(
    /The nursery has received Rs 30 on .*You pay Rs 70 in advance, and the rest when we come\./,
  )
  expect(page).not.toContain('In advance, after you accept')
})
