import { expect, test } from 'vitest'
import { openNursery } from '#tests/support/nursery.ts'
import { formRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { action, loader } from './not-me.route.tsx'

async function openSite() {
  const nursery = await openNursery()
  const app = await openTestApp({}, async () => nursery.db)
  const post = async (query: string) => {
    const answer = await action(routeArgs(app, formRequest(`/not-me?${query}`, {})))
    return answer instanceof Response
      ? { status: answer.status, to: answer.headers.get('Location') }
      : { status: answer.init?.status, ...answer.data }
  }
  const outcome = (query: string) =>
    loader(routeArgs(app, new Request(`http://localhost:3000/not-me?${query}`))).outcome
  return { ...nursery, post, outcome }
}

test('whoever takes back what they just asked for is told that an earlier wish stands', async () => {
  const { ask, list, post, outcome } = await openSite()
  const [first, later] = [await ask('meera@example.com'), await ask('meera@example.com')]
  const done = { status: 303, to: '/not-me?done=noted' }
  expect(await post(`token=${later}&noted`)).toEqual(done)
  expect(await list()).toHaveLength(1)
  expect(await post(`token=${first}&noted`)).toEqual(done)
  expect(await list()).toEqual([])
  expect(outcome('done=noted')).toBe('takenBack')
})

test('the link of an e-mail ends all that waits for its mailbox', async () => {
  const { ask, list, post, outcome } = await openSite()
  await ask('meera@example.com', 1)
  await ask('meera@example.com', 2)
  const [{ token } = { token: '' }] = await list()
  expect(await post(`token=${token}`)).toEqual({ status: 303, to: '/not-me?done=1' })
  expect(await list()).toEqual([])
  expect(outcome('done=1')).toBe('done')
  expect(outcome(`token=${token}`)).toBeUndefined()
})

test('a receipt whose hour is over says that it is not valid any more', async () => {
  const { ask, at, list, post } = await openSite()
  const receipt = await ask('meera@example.com', 2, at(-61))
  expect(await post(`token=${receipt}&noted`)).toMatchObject({
    status: 404,
    said: expect.stringContaining('not valid any more'),
  })
  expect(await list()).toHaveLength(1)
})
