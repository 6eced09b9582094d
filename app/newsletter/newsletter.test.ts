import { describe, expect, test as onBoth, onTestFinished } from 'vitest'
import type { App } from '#server/app-context.ts'
import { createDelivery, openTransports } from '#server/delivery/delivery.ts'
import { describeOnce, testOnce as test } from '#tests/support/databases/test-once.ts'
import { spellingsOf } from '#tests/support/hostile/spellings.ts'
import { openMailServer } from '#tests/support/receivers/mail-server.ts'
import { formRequest, jsonRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { action as pageAction, loader as pageLoader } from './newsletter.route.tsx'
import { parseSignUp } from './newsletter-form.server.ts'
import { action, loader } from './subscribe.api.ts'
import { listSubscribers, removeSubscribers } from './subscriber-list.server.ts'
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

describeOnce('the newsletter’s address', () => {
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

describeOnce('what the visitor is told of the e-mail', () => {
  test.each([
    ['is told of one that is on its way', { SMTP_URL: 'smtp://mail.example' }, withMail],
    ['is promised none while no mail server is known', {}, withoutMail],
  ])('%s', async (_, env, note) => {
    const app = await openTestApp(env)
    const called = await call(app, { email: 'meera@example.com' })
    expect(await called.json()).toMatchObject({ note })
    const opened = new Request(`http://localhost:3000${path}?done=1`)
    expect(pageLoader(routeArgs(app, opened))).toEqual({ done: true, note })
  })
})

onBoth('forty spellings of one box bring it one e-mail', async () => {
  const mail = await openMailServer()
  const app = await openTestApp({ SMTP_URL: mail.url })
  const delivery = createDelivery({ ...app, openTransports: () => openTransports(app) })
  await delivery.start()
  onTestFinished(async () => {
    await delivery.stop()
    await mail.close()
  })
  const statuses: number[] = []
  for (const email of spellingsOf('meera', 'example.com')) {
    statuses.push((await call({ ...app, delivery }, { email })).status)
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(28)
  const waiting = () => app.db.selectFrom('outbox').select('id').where('state', '=', 'waiting')
  await expect.poll(() => waiting().execute()).toEqual([])
  expect(mail.arrived.map(({ to }) => to)).toEqual([['meera@example.com']])
  expect(await rows(app)).toEqual([{ email: 'meera@example.com' }])
})

onBoth('forty addresses of one mailbox bring it two e-mails', async () => {
  const app = await openTestApp()
  const spellings = [
    ...Array.from({ length: 20 }, (_, index) => `meera+${index}@gmail.com`),
    ...Array.from({ length: 19 }, (_, index) => `m.eera+x${index}@googlemail.com`),
    'me.era@gmail.com',
  ]
  const start = Date.parse('2026-11-21T06:00:00Z')
  for (const [index, email] of spellings.entries()) {
    await subscribe(app, email, new Date(start + index * 1000))
  }
  const sent = await app.db.selectFrom('outbox').select('recipient').execute()
  // Who typed it is written to as typed.
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual([
    'meera+0@gmail.com',
    'meera+1@gmail.com',
  ])
  await subscribe(app, 'anil@gmail.com', new Date(start))
  await subscribe(app, 'me.era@gmail.com', new Date(start + 2 * 60 * 60 * 1000))
  await subscribe(app, 'mee.ra@gmail.com', new Date(start + 4 * 60 * 60 * 1000))
  expect(await app.db.selectFrom('outbox').select('id').execute()).toHaveLength(4)
})

test('the letters are in the language in which they were last asked for', async () => {
  const app = await openTestApp({ LANGUAGES: 'en,hi' })
  const languageOf = () => app.db.selectFrom('subscribers').select('language').execute()
  await call(app, { email: 'meera@example.com', language: 'hi' })
  expect(await languageOf()).toEqual([{ language: 'hi' }])
  await call(app, { email: 'meera@example.com' })
  expect(await languageOf()).toEqual([{ language: 'hi' }])
  await subscribe(app, 'meera@example.com', new Date(Date.now() + 60 * 60 * 1000))
  expect(await languageOf()).toEqual([{ language: 'en' }])
})

describe('forgetting a subscriber', () => {
  onBoth('finds every spelling that was stored before there was one', async () => {
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

  onBoth('takes off each of the addresses given, and tells how many were on the list', async () => {
    const app = await openTestApp()
    for (const name of ['meera', 'anil', 'zoya']) await subscribe(app, `${name}@example.com`)
    const remove = (addresses: string[]) =>
      app.db.transaction().execute((transaction) => removeSubscribers(transaction, addresses))
    expect(await remove(['meera@example.com', 'zoya@example.com', 'nobody@example.com'])).toBe(2)
    expect(await rows(app)).toEqual([{ email: 'anil@example.com' }])
    expect(await remove([])).toBe(0)
    expect(await rows(app)).toHaveLength(1)
  })
})

test('the list holds who said yes and has not left, those who came first at the top', async () => {
  const app = await openTestApp()
  for (const name of ['zoya', 'left', 'silent', 'anil']) await subscribe(app, `${name}@example.com`)
  const stored = await app.db.selectFrom('subscribers').select(['email', 'token']).execute()
  const tokenOf = (name: string) => stored.find(({ email }) => email.startsWith(name))?.token ?? ''
  for (const name of ['anil', 'left', 'zoya']) {
    expect(await confirmSubscription(app.db, tokenOf(name))).toBe(true)
  }
  expect(await endSubscription(app.db, tokenOf('left'))).toBe(true)
  const listed = await listSubscribers(app.db)
  expect(listed.map(({ email }) => email)).toEqual(['zoya@example.com', 'anil@example.com'])
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

  test('of who left in the moment of signing up is a link of who left', async () => {
    const app = await openTestApp()
    await subscribe(app, 'meera@example.com', at(0))
    const token = (await state(app)).token ?? ''
    await endSubscription(app.db, token, at(0))
    expect(await confirmSubscription(app.db, token, at(1))).toBe(false)
    await subscribe(app, 'meera@example.com', at(2))
    expect(await confirmSubscription(app.db, token, at(3))).toBe(true)
  })

  test.each(['', 'not-a-token', 'मीरा', 'x'.repeat(65)])(
    'with %j changes nobody’s subscription, and neither does the one to leave',
    async (wrong) => {
      const app = await openTestApp()
      await subscribe(app, 'meera@example.com', at(0))
      const before = await state(app)
      expect(await confirmSubscription(app.db, wrong, at(1))).toBe(false)
      expect(await endSubscription(app.db, wrong, at(1))).toBe(false)
      expect(await state(app)).toEqual(before)
    },
  )

  onBoth(
    'is the same in the second letter as in the first, and ends one subscription alone',
    async () => {
      const app = await openTestApp()
      await subscribe(app, 'meera@example.com', at(0))
      const { token } = await state(app)
      await subscribe(app, 'meera@example.com', at(10))
      expect((await state(app)).token).toBe(token)
      const letters = await app.db.selectFrom('outbox').select('body').execute()
      expect(letters.map(({ body }) => body?.includes(`confirm?token=${token}`))).toEqual([
        true,
        true,
      ])
      await subscribe(app, 'anil@example.com', at(11))
      await endSubscription(app.db, token ?? '', at(12))
      const left = await app.db
        .selectFrom('subscribers')
        .select('email')
        .where('unsubscribed_at', 'is not', null)
        .execute()
      expect(left).toEqual([{ email: 'meera@example.com' }])
    },
  )

  onBoth('holds again for whoever asks once more, at once', async () => {
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

describeOnce('subscribing with JavaScript', () => {
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

test('opening the call’s address says how it is meant', () => {
  const response = loader()
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('POST')
})

describeOnce('subscribing without JavaScript', () => {
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
    expect(await rows(app)).toEqual([])
  })

  test('is refused from another site', async () => {
    const app = await openTestApp()
    await expect(
      post(app, 'meera@example.com', { 'Sec-Fetch-Site': 'cross-site' }),
    ).rejects.toMatchObject({ init: { status: 403 } })
  })
})

onBoth('twenty subscriptions of one address at once are one', async () => {
  const app = await openTestApp()
  await Promise.all(Array.from({ length: 20 }, () => subscribe(app, 'meera@example.com')))
  expect(await rows(app)).toHaveLength(1)
})
