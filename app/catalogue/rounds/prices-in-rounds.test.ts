import { expect, test } from 'vitest'
import { answering } from '#app/catalogue/desk/round/answering.server.ts'
import { action, loader } from '#app/catalogue/desk/round/round.route.tsx'
import { action as storeAnswer } from '#app/catalogue/desk/round/store-answer.api.ts'
import { listPriceChanges } from '#app/catalogue/sizes/price-history.server.ts'
import type { Availability, ProductSize } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import type { Role } from '#app/staff/role.ts'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openDesk } from '#tests/support/desk.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { formRequest, jsonRequest, responseOf, routeArgs } from '#tests/support/test-app.ts'
import { openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { answerSize, settleAnswer, undoAnswer } from './answer-size.server.ts'
import type { RoundField } from './round-field.ts'
import { findOpenRound, listAnswers } from './rounds.server.ts'

const category = 'indoor-plants'
const pot = (label: string, price: number | null): ProductSize => ({
  ...{ number: null, label, labels: {}, price, availability: { is: 'available' } },
})

/** A catalogue in which the snake plant has a size for Rs 249 and one without a price. */
async function openPricedRound() {
  const { app, asha, ravi } = await openDesk({}, openTestCatalogue)
  const { db } = app
  const sizes = [pot('Small', 24_900), pot('Large', null)]
  await saveProduct(app, { id: 7, change: { sizes }, staffId: ravi, source: 'desk' })
  let count = 0
  const answer = (
    [field, was, said]: [field: RoundField, was: string, said: string],
    size: { productId?: number; number?: number } = {},
  ) => {
    count += 1
    const about = { category, productId: 7, number: 1, field, ...size }
    return answerSize(db, { ...about, was, said, submission: `answer-${count}` }, asha)
  }
  const sizesOf = async (id = 7) => (await readSizes(db, [id])).get(id) ?? []
  const prices = async (id?: number) => (await sizesOf(id)).map(({ price }) => price)
  const others = async (change: { price: number } | { availability: Availability }) => {
    const [first, ...rest] = await sizesOf()
    if (!first) throw new Error('It has no sizes.')
    const changed = [{ ...first, ...change }, ...rest]
    await saveProduct(app, { id: 7, change: { sizes: changed }, staffId: ravi, source: 'desk' })
  }
  const round = async (staffId = asha) => {
    const open = await findOpenRound(db, { staffId, category }, new Date())
    if (!open) throw new Error('There is no round.')
    return open.id
  }
  const by = (role: Role) => answering({ id: asha, role })
  return { app, db, asha, answer, sizesOf, prices, others, round, by }
}

test('A price of a round is one of the product, in the history of prices, and taken back like what can be had', async () => {
  const { db, asha, answer, prices, sizesOf, round, by } = await openPricedRound()
  expect(await answer(['price', '249', '299.50'])).toMatchObject({ state: 'saved' })
  expect(await answer(['price', '', '1500'], { number: 2 })).toMatchObject({ state: 'saved' })
  expect(await answer(['availability', 'available', 'away'])).toMatchObject({ state: 'saved' })
  expect(await prices()).toEqual([29_950, 150_000])
  expect(await sizesOf()).toMatchObject([{ availability: { is: 'away' } }, {}])
  // Of a product without named sizes nothing was known.
  expect(await answer(['price', '', '80'], { productId: 8, number: 0 })).toMatchObject({
    state: 'saved',
  })
  expect(await prices(8)).toEqual([8_000])
  const [last, ...earlier] = await listPriceChanges(db, { limit: 3 })
  expect(last).toMatchObject({ productId: 8, from: null, to: 8_000, staffId: asha })
  expect(earlier).toMatchObject([
    { size: 'Large', from: null, to: 150_000 },
    { size: 'Small', from: 24_900, to: 29_950 },
  ])
  const roundId = await round()
  // Whoever may not change prices takes back what they may.
  expect(await undoAnswer(db, roundId, by('desk'))).toMatchObject({ undone: { said: 'away' } })
  expect(await undoAnswer(db, roundId, by('desk'))).toBeUndefined()
  expect(await undoAnswer(db, roundId, by('catalogue'))).toMatchObject({ undone: { said: '80' } })
  expect(await undoAnswer(db, roundId, by('owner'))).toMatchObject({ undone: { said: '1500' } })
  expect(await prices(8)).toEqual([])
  expect(await prices()).toEqual([29_950, null])
})

test('A price that a colleague has changed since stays, until it is chosen at the end of the round', async () => {
  const { db, answer, prices, others, round, by } = await openPricedRound()
  // What a colleague says of something else is no other word about the price.
  await others({ availability: { is: 'ask' } })
  expect(await answer(['price', '249', '299'])).toMatchObject({ state: 'saved' })
  await others({ price: 27_500 })
  const differs = { state: 'differs', said: '310', theirs: '275' }
  expect(await answer(['price', '249', '310'])).toMatchObject(differs)
  expect(await prices()).toEqual([27_500, null])
  const roundId = await round()
  const answerId = (await listAnswers(db, roundId)).at(-1)?.id ?? 0
  const mine = { roundId, answerId, stays: 'mine' as const }
  expect(await settleAnswer(db, mine, by('desk'))).toBe(false)
  expect(await settleAnswer(db, mine, by('catalogue'))).toBe(true)
  expect(await prices()).toEqual([31_000, null])
  // Whoever has seen their price may say another one.
  await others({ price: 28_000 })
  expect(await answer(['price', '280', ''])).toMatchObject({ state: 'saved' })
  expect(await prices()).toEqual([null, null])
  expect(await answer(['price', '', '100'], { number: 9 })).toMatchObject({ state: 'gone' })
})

/** Somebody in this role, as the screens of the round meet them. */
async function walker(app: Awaited<ReturnType<typeof openPricedRound>>['app'], role: Role) {
  const { context } = await staffArgs(app, formRequest('/desk', {}), { role })
  const argsOf = (request: Request) => ({ ...routeArgs(app, request), context })
  const caught = (answered: Promise<unknown>) => answered.catch((thrown: unknown) => thrown)
  return {
    staffId: context.get(staffContext).id,
    post: (fields: Record<string, string>) => {
      const request = formRequest(`/desk/catalogue/round?category=${category}&prices=yes`, fields)
      return caught(Promise.resolve(action(argsOf(request))))
    },
    open: async (query: string) => {
      const request = new Request(`http://localhost:3000/desk/catalogue/round?${query}`)
      return loader(argsOf(request))
    },
    send: async (staffId: number, answer: Record<string, string>) => {
      const request = jsonRequest('/desk/catalogue/round/answers', { staffId, answer })
      return storeAnswer(argsOf(request))
    },
  }
}

const price = { intent: 'answer', category, size: '7~1', field: 'price', was: '249', said: '299' }

testOnce('Prices are asked by plain posts, and told at the end of the round', async () => {
  const { app, prices, others } = await openPricedRound()
  const { post, open, send, staffId } = await walker(app, 'catalogue')
  const answered = responseOf(await post({ ...price, said: ' Rs 1,299/- ' }))
  const back = `/desk/catalogue/round?category=${category}&prices=yes#7~1`
  expect(answered.headers.get('location')).toBe(back)
  expect(await prices()).toEqual([129_900, null])
  for (const typed of ['Rs. abc', '0', '-5', '99999999']) {
    expect(await post({ ...price, said: typed })).toMatchObject({
      data: { fault: { key: '7~1', typed, words: expect.stringMatching(/price/i) } },
      init: { status: 422 },
    })
  }
  expect(await post({ ...price, was: 'abc' })).toMatchObject({ init: { status: 400 } })
  expect(await post({ ...price, field: 'name' })).toMatchObject({ init: { status: 400 } })
  // What waited on a phone comes with what stood there then.
  const waited = { ...price, size: '7~2', was: '', said: '450', submission: 'waited-on-a-phone' }
  for (const _ of [1, 2]) {
    const stored = await send(staffId, waited)
    expect(await stored.json()).toEqual({ answer: { state: 'saved', said: '450', theirs: null } })
  }
  await others({ price: 110_000 })
  const later = { ...price, was: '1299', said: '1399', submission: 'waited-as-well' }
  const differs = { state: 'differs', said: '1399', theirs: '1100' }
  expect(await (await send(staffId, later)).json()).toEqual({ answer: differs })
  const { round } = await open(`category=${category}&prices=yes`)
  expect(round).toMatchObject({ prices: true })
  expect(round?.rows.slice(0, 3)).toMatchObject([
    { key: '7~1', answer: undefined, price: { now: '1100', answer: differs } },
    { key: '7~2', price: { now: '450', answer: { state: 'saved' } } },
    { price: { now: '', answer: undefined } },
  ])
  await post({ intent: 'answer', category, size: '7~2', was: 'available', said: 'away' })
  const ended = responseOf(await post({ intent: 'end' }))
  const { end } = await open((ended.headers.get('location') ?? '').split('?')[1] ?? '')
  expect(end).toMatchObject({
    counted: expect.stringMatching(/^1 changed, 0 as before, \d+ not looked at\.$/),
    changed: [
      { name: 'Snake Plant, Large', before: 'Price on asking', after: 'Rs\u00a0450' },
      { name: 'Snake Plant, Large', before: 'Available', after: 'Not now' },
    ],
    differing: [{ yours: 'Rs\u00a01,399', theirs: 'Rs\u00a01,100' }],
  })
  expect(end?.notLookedAt).not.toContain('Snake Plant, Small')
})

testOnce('Prices are not asked of the desk role, and not taken from it', async () => {
  const { app, prices } = await openPricedRound()
  const { post, open, send, staffId } = await walker(app, 'desk')
  const { round } = await open(`category=${category}&prices=yes`)
  expect(round?.prices).toBeUndefined()
  expect(round?.rows[0]).toMatchObject({ key: '7~1', now: 'available', price: undefined })
  expect(await post(price)).toMatchObject({ init: { status: 403 } })
  expect((await send(staffId, { ...price, submission: 'by-the-desk' })).status).toBe(403)
  expect(await prices()).toEqual([24_900, null])
})
