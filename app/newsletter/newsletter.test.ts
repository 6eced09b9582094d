import { describe, expect, test } from 'vitest'
import type { App } from '#server/app-context.ts'
import { formRequest, jsonRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { action as pageAction } from './newsletter.route.tsx'
import { isValidEmail, tidyEmail } from './newsletter-rules.ts'
import { action } from './subscribe.api.ts'
import { subscribe } from './subscribers.server.ts'

const path = '/newsletter/subscribe'
const rows = ({ db }: App) => db.selectFrom('subscribers').select('email').execute()
const call = (app: App, body: unknown, headers?: Record<string, string>) =>
  action(routeArgs(app, jsonRequest(path, body, headers)))
const post = (app: App, email: string, headers?: Record<string, string>) =>
  pageAction(routeArgs(app, formRequest(path, { email }, headers)))

describe('the newsletter’s address', () => {
  test.each(['a@b.c', 'meera@example.com', 'a.b+c@sub.example.co.in', 'मीरा@उदाहरण.भारत'])(
    '%s is text, at sign, text, dot, text',
    (email) => expect(isValidEmail(email)).toBe(true),
  )

  test.each([
    '',
    'meera',
    'meera@example',
    '@example.com',
    'meera@.com',
    'meera@example.',
    'mee ra@example.com',
    'meera@exam\nple.com',
    'a@b@example.com',
    'a\0@example.com',
    `${'a'.repeat(250)}@b.in`,
  ])('%j is none', (email) => expect(isValidEmail(email)).toBe(false))

  test('may be pasted with space and invisible marks around it', () => {
    expect(tidyEmail(' \u200bmeera@example.com\u2060\n')).toBe('meera@example.com')
  })

  test('is judged at once, however long and odd', () => {
    const started = performance.now()
    isValidEmail(tidyEmail(`${'a.'.repeat(8_000)}@${'b.'.repeat(8_000)}`))
    expect(performance.now() - started).toBeLessThan(100)
  })
})

describe('subscribing with JavaScript', () => {
  test('puts the address on the list in lower case', async () => {
    const app = await openTestApp()
    const response = await call(app, { email: ' Meera@Example.com ' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ message: 'Subscription successful!' })
    expect(await rows(app)).toEqual([{ email: 'meera@example.com' }])
  })

  test('answers the same whether the address was on the list or not', async () => {
    const app = await openTestApp()
    const first = await call(app, { email: 'meera@example.com' })
    const again = await call(app, { email: 'MEERA@example.com' })
    expect(again.status).toBe(first.status)
    expect(await again.text()).toBe(await first.text())
    expect(await rows(app)).toHaveLength(1)
  })

  test.each([{ email: 'meera' }, { email: '' }, {}, { email: 7 }, [], null, 'meera@example.com'])(
    '%j is answered with the message',
    async (body) => {
      const app = await openTestApp()
      const response = await call(app, JSON.stringify(body))
      expect(response.status).toBe(422)
      expect(await response.json()).toEqual({
        errors: { email: 'Please enter a valid email address.' },
      })
      expect(await rows(app)).toEqual([])
    },
  )

  test.each([
    ['without the anti-forgery pair', { Cookie: '' }, 403],
    ['as plain text', { 'Content-Type': 'text/plain' }, 415],
  ])('is refused %s', async (_, headers, status) => {
    const app = await openTestApp()
    expect((await call(app, { email: 'meera@example.com' }, headers)).status).toBe(status)
    expect(await rows(app)).toEqual([])
  })
})

describe('subscribing without JavaScript', () => {
  test('leads to the page that says so', async () => {
    const app = await openTestApp()
    const answer = await post(app, 'meera@example.com')
    expect(answer).toMatchObject({ status: 303 })
    expect(answer instanceof Response && answer.headers.get('Location')).toBe(`${path}?done=1`)
    expect(await rows(app)).toEqual([{ email: 'meera@example.com' }])
  })

  test('shows an invalid address again with the message', async () => {
    const app = await openTestApp()
    expect(await post(app, 'meera@ example')).toMatchObject({
      data: { typed: 'meera@ example', error: 'Please enter a valid email address.' },
      init: { status: 422 },
    })
    expect(await rows(app)).toEqual([])
  })

  test('says nothing about an empty field', async () => {
    const app = await openTestApp()
    const answer = await post(app, ' ')
    expect(answer instanceof Response && answer.headers.get('Location')).toBe(path)
  })

  test('is refused from another site', async () => {
    const app = await openTestApp()
    await expect(
      post(app, 'meera@example.com', { 'Sec-Fetch-Site': 'cross-site' }),
    ).rejects.toMatchObject({ init: { status: 403 } })
  })
})

test('twenty subscriptions of one address at once are one', async () => {
  const app = await openTestApp()
  await Promise.all(Array.from({ length: 20 }, () => subscribe(app, 'meera@example.com')))
  expect(await rows(app)).toHaveLength(1)
})
