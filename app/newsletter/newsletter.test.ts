import { describe, expect, onTestFinished, test } from 'vitest'
import type { App } from '#server/app-context.ts'
import { createDelivery, openTransports } from '#server/delivery/delivery.ts'
import { openMailServer } from '#tests/support/mail-server.ts'
import { spellingsOf } from '#tests/support/spellings.ts'
import { formRequest, jsonRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { loader, action as pageAction } from './newsletter.route.tsx'
import { parseSignUp } from './newsletter-form.server.ts'
import { action } from './subscribe.api.ts'
import { removeSubscribers } from './subscriber-list.server.ts'
import { confirmSubscription, endSubscription, subscribe } from './subscribers.server.ts'

const path = '/newsletter/subscribe'
const rows = ({ db }: App) => db.selectFrom('subscribers').select('email').execute()
const call = (app: App, body: unknown, headers?: Record<string, string>) =>
  action(routeArgs(app, jsonRequest(path, body, headers)))
const post = (app: App, email: string, headers?: Record<string, string>) =>
  pageAction(routeArgs(app, formRequest(path, { email }, headers)))

const withMail =
  'Please confirm by the e-mail that we are sending you, unless you have confirmed before.'
const withoutMail =
  'We have noted your address, and will ask you by e-mail to confirm it before we send anything.'

describe('the newsletter’s address', () => {
  test.each(['a@b.co', 'meera@example.com', 'a.b+c@sub.example.co.in', 'मीरा@उदाहरण.भारत'])(
    '%s is text, at sign, text, dot, text',
    (email) => expect(parseSignUp({ email })).toMatchObject({ ok: true }),
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
  ])('%j is none', (email) =>
    expect(parseSignUp({ email })).toEqual({
      ok: false,
      errors: { email: 'Please enter a valid email address.' },
    }),
  )
})

describe('what the visitor is told of the e-mail', () => {
  test.each([
    ['is told of one that is on its way', { SMTP_URL: 'smtp://mail.example' }, withMail],
    ['is promised none while no mail server is known', {}, withoutMail],
  ])('%s', async (_, env, note) => {
    const app = await openTestApp(env)
    const called = await call(app, { email: 'meera@example.com' })
    expect(await called.json()).toMatchObject({ note })
    const opened = new Request(`http://localhost:3000${path}?done=1`)
    expect(loader(routeArgs(app, opened))).toEqual({ done: true, note })
  })
})

test('forty spellings of one box bring it one e-mail', async () => {
  const mail = await openMailServer()
  const app = await openTestApp({ SMTP_URL: mail.url })
  const delivery = createDelivery({ ...app, openTransports: () => openTransports(app.config) })
  await delivery.start()
  onTestFinished(async () => {
    await delivery.stop()
    await mail.close()
  })
  const statuses: number[] = []
  for (const email of spellingsOf('meera', 'example.com')) {
    statuses.push((await call(app, { email })).status)
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(28)
  delivery.wake()
  const waiting = () => app.db.selectFrom('outbox').select('id').where('state', '=', 'waiting')
  await expect.poll(() => waiting().execute(), { timeout: 5_000 }).toEqual([])
  expect(mail.arrived.map(({ to }) => to)).toEqual([['meera@example.com']])
  expect(await rows(app)).toEqual([{ email: 'meera@example.com' }])
})

describe('forgetting a subscriber', () => {
  test('finds every spelling that was stored before there was one', async () => {
    const { db } = await openTestApp()
    const at = new Date().toISOString()
    const spellings = spellingsOf('meera', 'example.com').map((email) => email.toLowerCase())
    const others = ['ameera@example.com', 'meera@example.com.in']
    const emails = [...new Set([...spellings, ...others])]
    const values = emails.map((email) => ({ email, subscribed_at: at }))
    await db.insertInto('subscribers').values(values).execute()
    const removed = await db
      .transaction()
      .execute((transaction) => removeSubscribers(transaction, ['Meera@Example.com']))
    expect(removed).toBe(emails.length - others.length)
    const left = await db.selectFrom('subscribers').select('email').orderBy('email').execute()
    expect(left.map(({ email }) => email)).toEqual(others)
  })
})

describe('an e-mail’s link to confirm', () => {
  const minute = 60_000
  const noon = Date.parse('2026-11-21T12:00:00Z')
  const at = (minutes: number) => new Date(noon + minutes * minute)
  const state = ({ db }: App) =>
    db.selectFrom('subscribers').select(['token', 'confirmed_at']).executeTakeFirstOrThrow()

  test('brings nobody back who has left since', async () => {
    const app = await openTestApp()
    await subscribe(app, 'meera@example.com', at(0))
    const token = (await state(app)).token ?? ''
    expect(await confirmSubscription(app.db, token, at(1))).toBe(true)
    expect(await endSubscription(app.db, token, at(2))).toBe(true)
    expect(await confirmSubscription(app.db, token, at(3))).toBe(false)
    expect((await state(app)).confirmed_at).toBeNull()
  })

  test('holds again for whoever asks anew, at once', async () => {
    const app = await openTestApp()
    await subscribe(app, 'meera@example.com', at(0))
    const token = (await state(app)).token ?? ''
    await endSubscription(app.db, token, at(1))
    await subscribe(app, 'meera@example.com', at(2))
    expect(await app.db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
    expect(await confirmSubscription(app.db, token, at(3))).toBe(true)
    expect((await state(app)).confirmed_at).toBe(at(3).toISOString())
  })
})

describe('subscribing with JavaScript', () => {
  test('puts the address on the list in lower case', async () => {
    const app = await openTestApp()
    const response = await call(app, { email: ' Meera@Example.com ' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      message: 'Subscription successful!',
      note: withoutMail,
    })
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
      data: {
        values: { email: 'meera@ example' },
        errors: { email: 'Please enter a valid email address.' },
      },
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
