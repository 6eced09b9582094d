import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { staffContext } from '#app/staff/sessions/staff-context.ts'
import { answerOnce } from './answer-once.server.ts'
import { postIdHeader } from './post-headers.ts'

/** A page of the desk whose posts a site counts, and answers with this status, after its work. */
function openPage() {
  let done = 0
  return async (
    id: string,
    {
      staffId = 1,
      status = 200,
      path = '/desk/staff.data',
      more = '',
      work = Promise.resolve(),
    } = {},
  ) => {
    const url = new URL(path, 'http://localhost:3000')
    const request = new Request(url, { method: 'POST', headers: { [postIdHeader]: id } })
    const context = new RouterContextProvider()
    context.set(staffContext, { id: staffId, name: 'Asha', role: 'owner', sessionId: 1 })
    const next = async () => {
      done += 1
      const body = `done ${done}${more}`
      await work
      return new Response(body, { status, headers: { 'x-remix-response': 'yes' } })
    }
    const answer = await answerOnce({ request, url, pattern: path, params: {}, context }, next)
    return (
      answer && `${answer.status} ${answer.headers.get('x-remix-response')} ${await answer.text()}`
    )
  }
}

test('what a page sends again is done once, and answered as it was then', async () => {
  const send = openPage()
  expect(await send('first-of-all')).toBe('200 yes done 1')
  expect(await send('first-of-all')).toBe('200 yes done 1')
  expect(await Promise.all([send('at-once-twice'), send('at-once-twice')])).toEqual([
    '200 yes done 2',
    '200 yes done 2',
  ])
  // Somebody else's, of another form, and under no id of ours.
  expect(await send('first-of-all', { staffId: 2 })).toBe('200 yes done 3')
  expect(await send('first-of-all', { path: '/desk/people.data' })).toBe('200 yes done 4')
  expect([await send('id'), await send('id')]).toEqual(['200 yes done 5', '200 yes done 6'])
})

test('what the site failed to do is done when it is sent again', async () => {
  const send = openPage()
  expect(await send('it-failed-now', { status: 503 })).toBe('503 yes done 1')
  expect(await send('it-failed-now')).toBe('200 yes done 2')
})

test('what is long or is still being done is done once too, however much else is sent', async () => {
  const send = openPage()
  const more = 'x'.repeat(1024 * 1024)
  expect(await send('a-long-answer', { more })).toBe(`200 yes done 1${more}`)
  expect(await send('a-long-answer', { more })).toBe(`200 yes done 1${more}`)
  const { promise: work, resolve: finish } = Promise.withResolvers<void>()
  const first = send('it-takes-its-time', { work })
  for (let other = 0; other < 400; other += 1) await send(`meanwhile-${other}`)
  const again = send('it-takes-its-time')
  finish()
  expect(await Promise.all([first, again])).toEqual(['200 yes done 2', '200 yes done 2'])
})
