import { expect, test } from 'vitest'
import { action, loader } from '#app/catalogue/desk/round/round.route.tsx'
import type { Availability, ProductSize } from '#app/catalogue/sizes/size.ts'
import { readSizes } from '#app/catalogue/sizes/sizes.server.ts'
import { saveProduct } from '#app/catalogue/store/save-product.server.ts'
import { readContact } from '#app/waiting-list/contact.ts'
import { askToBeTold } from '#app/waiting-list/waiting-list.server.ts'
import { testOnce } from '#tests/support/databases/test-once.ts'
import { openDesk } from '#tests/support/desk.ts'
import { staffArgs } from '#tests/support/staff.ts'
import { formRequest, responseOf, routeArgs } from '#tests/support/test-app.ts'
import { addMarigolds, openTestCatalogue } from '#tests/support/test-catalogue.ts'
import { answerSize, settleAnswer, undoAnswer } from './answer-size.server.ts'
import { endRound, findOpenRound, listAnswers } from './rounds.server.ts'

const category = 'indoor-plants'
const size = (label: string, availability: Availability | null): ProductSize => ({
  ...{ number: null, label, labels: {}, price: 24_900, availability },
})

/** A catalogue in which the snake plant has two sizes, and Asha walks past it. */
async function openRoundDesk() {
  const { app, asha, ravi } = await openDesk({}, openTestCatalogue)
  const { db } = app
  const sizes = [size('Small', { is: 'available' }), size('Large', { is: 'to-order', days: 30 })]
  await saveProduct(app, { id: 7, change: { sizes }, staffId: ravi, source: 'desk' })
  let count = 0
  const answer = (number: number, was: string, said: string, productId = 7) => {
    count += 1
    const about = { category, productId, number, field: 'availability' as const }
    return answerSize(db, { ...about, was, said, submission: `answer-${count}` }, asha)
  }
  const says = async (id = 7) =>
    ((await readSizes(db, [id])).get(id) ?? []).map(({ availability }) => availability)
  const others = async (place: number, availability: Availability) => {
    const now = (await readSizes(db, [7])).get(7) ?? []
    const changed = now.map((one, at) => (at === place ? { ...one, availability } : one))
    await saveProduct(app, { id: 7, change: { sizes: changed }, staffId: ravi, source: 'desk' })
  }
  const round = async () => {
    const open = await findOpenRound(db, { staffId: asha, category }, new Date())
    if (!open) throw new Error('no round')
    return open.id
  }
  const walks = { staffId: asha, fields: ['availability' as const] }
  return { app, db, asha, walks, answer, says, others, round }
}

test('An answer is stored at once, twice sent once, and to order in as many days as were last said', async () => {
  const { db, asha, answer, says, round } = await openRoundDesk()
  expect(await answer(2, 'to-order 30', 'away March')).toMatchObject({ state: 'saved' })
  expect(await says()).toEqual([{ is: 'available' }, { is: 'away', backIn: 'March' }])
  expect(await answer(2, 'away March', 'to-order')).toMatchObject({ said: 'to-order 30' })
  expect(await answer(1, 'available', 'to-order')).toMatchObject({ said: 'to-order 14' })
  // Of a product without named sizes nothing was known.
  expect(await answer(0, '', 'available', 8)).toMatchObject({ state: 'saved' })
  expect(await says(8)).toEqual([{ is: 'available' }])
  const again = { category, productId: 7, number: 1, was: 'available', said: 'away' }
  const twice = { ...again, field: 'availability' as const, submission: 'answer-3' }
  expect(await answerSize(db, twice, asha)).toMatchObject({ said: 'to-order 14' })
  expect(await says()).toMatchObject([{ days: 14 }, { days: 30 }])
  expect(await answer(9, '', 'available')).toMatchObject({ state: 'gone' })
  expect(await listAnswers(db, await round())).toHaveLength(5)
  // A phone that heard nothing may send it again while the first one is still being stored.
  const late = { ...twice, was: 'to-order 14', submission: 'sent-by-two' }
  const both = await Promise.all([answerSize(db, late, asha), answerSize(db, late, asha)])
  expect(both).toMatchObject([{ state: 'saved' }, { state: 'saved' }])
  expect(await listAnswers(db, await round())).toHaveLength(6)
})

test('What a colleague said meanwhile stays, until it is chosen at the end of the round', async () => {
  const { db, walks, answer, says, others, round } = await openRoundDesk()
  await others(0, { is: 'away', backIn: 'July' })
  const differs = { state: 'differs', theirs: 'away July' }
  expect(await answer(1, 'available', 'to-order')).toMatchObject(differs)
  expect((await says())[0]).toEqual({ is: 'away', backIn: 'July' })
  const roundId = await round()
  const [first] = await listAnswers(db, roundId)
  const settle = (answerId: number, stays: 'mine' | 'theirs') =>
    settleAnswer(db, { roundId, answerId, stays }, walks)
  expect(await settle(first?.id ?? 0, 'mine')).toBe(true)
  expect((await says())[0]).toEqual({ is: 'to-order', days: 14 })
  expect(await settle(first?.id ?? 0, 'theirs')).toBe(false)
  // One's own answer of a moment ago is no colleague's.
  expect(await answer(1, 'available', 'away')).toMatchObject({ state: 'saved' })
  expect(await answer(1, 'available', 'available')).toMatchObject({ state: 'saved' })
})

test('The last answer is taken back, unless somebody spoke since; an ended round begins another', async () => {
  const { db, walks, answer, says, others, round } = await openRoundDesk()
  await answer(1, 'available', 'away')
  await answer(2, 'to-order 30', 'available')
  const roundId = await round()
  expect(await undoAnswer(db, roundId, walks)).toMatchObject({ undone: { number: 2 } })
  expect(await says()).toMatchObject([{ is: 'away' }, { days: 30 }])
  await others(0, { is: 'ask' })
  expect(await undoAnswer(db, roundId, walks)).toMatchObject({ changed: { number: 1 } })
  expect(await says()).toMatchObject([{ is: 'ask' }, { days: 30 }])
  await endRound(db, roundId, new Date())
  await answer(1, 'ask', 'available')
  expect(await round()).not.toBe(roundId)
  expect(await undoAnswer(db, await round(), walks)).toHaveProperty('undone')
  expect(await undoAnswer(db, await round(), walks)).toBeUndefined()
})

testOnce(
  'Taking back an answer that changed nothing leaves what a colleague had said',
  async () => {
    const { db, walks, answer, says, others, round } = await openRoundDesk()
    await others(0, { is: 'away', backIn: null })
    expect(await answer(1, 'available', 'away')).toMatchObject({ state: 'saved' })
    expect(await undoAnswer(db, await round(), walks)).toHaveProperty('undone')
    expect((await says())[0]).toEqual({ is: 'away', backIn: null })
  },
)

testOnce('The round is walked by plain posts, and says what it came to', async () => {
  const { app, others, says } = await openRoundDesk()
  await addMarigolds(app.db, 1_200, { key: category, searchable: false })
  const { context } = await staffArgs(app, formRequest('/desk', {}), { role: 'desk' })
  const post = async (fields: Record<string, string>, query = '') => {
    const request = formRequest(`/desk/catalogue/round?category=${category}${query}`, fields)
    const args = { ...routeArgs(app, request), context }
    const answered = Promise.resolve(action(args))
    return answered.catch((thrown: unknown) => thrown)
  }
  const open = async (query: string) => {
    const request = new Request(`http://localhost:3000/desk/catalogue/round?${query}`)
    const args = { ...routeArgs(app, request), context }
    return loader(args)
  }
  const answer = { intent: 'answer', category, size: '7~1', was: 'available', said: 'away' }
  const answered = responseOf(await post(answer))
  expect(answered.headers.get('location')).toBe(`/desk/catalogue/round?category=${category}#7~1`)
  await others(1, { is: 'ask' })
  const second = { ...answer, size: '7~2', was: 'to-order 30', said: 'available' }
  await post(second)
  const contact = readContact('meera@example.com')
  if (!contact) throw new Error('That is no address.')
  const wanted = { productId: 7, number: 1 }
  await askToBeTold(app.db, wanted, contact, { language: 'en', now: new Date() })
  const { round } = await open(`category=${category}`)
  expect(round?.rows.slice(0, 2)).toMatchObject([
    { key: '7~1', name: 'Snake Plant', size: 'Small', now: 'away', answer: { state: 'saved' } },
    { key: '7~2', now: 'ask', answer: { state: 'differs' } },
  ])
  // How many people making it available would tell.
  expect(round?.rows.slice(0, 3).map(({ waiting }) => waiting)).toEqual([1, 0, 0])
  const ended = responseOf(await post({ intent: 'end' }))
  const to = ended.headers.get('location') ?? ''
  const { end } = await open(to.split('?')[1] ?? '')
  expect(end).toMatchObject({
    counted: expect.stringMatching(/^1 changed, 0 as before, 1,2\d\d not looked at\.$/),
    changed: [{ name: 'Snake Plant, Small', before: 'Available', after: 'Not now' }],
    differing: [{ name: 'Snake Plant, Large', yours: 'Available', theirs: 'Ask us' }],
  })
  expect(end?.notLookedAt).toContain('Money Plant')
  const mine = { intent: 'settle', answer: String(end?.differing[0]?.answer), stays: 'mine' }
  await post(mine, `&ended=${end?.id}`)
  expect(await says()).toMatchObject([{ is: 'away' }, { is: 'available' }])
  for (const wrong of [{ size: '7' }, { said: '' }, { said: 'to-order 0' }, { was: 'soon' }]) {
    expect(await post({ ...answer, ...wrong })).toMatchObject({ init: { status: 400 } })
  }
  await expect(open('ended=4711')).rejects.toMatchObject({ init: { status: 404 } })
  // Where nothing was answered, there is no round to end.
  const nothing = responseOf(await post({ intent: 'end' }))
  expect(nothing.headers.get('location')).toBe('/desk/catalogue')
})
