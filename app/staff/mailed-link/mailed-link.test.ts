import { describe, expect, onTestFinished } from 'vitest'
import { addStaff } from '#app/staff/accounts.server.ts'
import { loader as showLink, action as useLink } from '#app/staff/links/link.route.tsx'
import { loader as showLogin } from '#app/staff/sign-in/login.route.tsx'
import type { App } from '#server/app-context.ts'
import { createDelivery, openTransports } from '#server/delivery/delivery.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { type MailServer, openMailServer } from '#tests/support/receivers/mail-server.ts'
import { formRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { testPace } from '#tests/support/test-delivery.ts'
import { action, loader } from './send-link.route.tsx'

const siteUrl = 'http://localhost:3000'
const ravi = 'ravi@aangan.example'
const pattern = '/login/send-link'

/** A site that mails links by a real mail server, and on which Ravi may sign in. */
async function openWithMail(): Promise<{ app: App; mail: MailServer; staffId: number }> {
  const mail = await openMailServer()
  onTestFinished(() => mail.close())
  const app = await openTestApp({ SITE_URL: siteUrl, SMTP_URL: mail.url })
  const { config, db, log } = app
  const pace = { ...testPace, attempt: 45_000 }
  const delivery = createDelivery({
    db,
    log,
    pace,
    openTransports: () => openTransports({ config }),
  })
  app.delivery = delivery
  await delivery.start()
  onTestFinished(() => delivery.stop())
  const staffId = await addStaff(db, { name: 'Ravi', email: ravi, role: 'desk' })
  return { app, mail, staffId }
}

/** Asks for a link; gives the answer as the page is shown it. */
async function send(app: App, identity: string) {
  const answer = await action({ ...routeArgs(app, formRequest(pattern, { identity })), pattern })
  if (!(answer instanceof Response)) return { status: answer.init?.status, ...answer.data }
  return { status: answer.status, to: answer.headers.get('Location') }
}

const linksIn = (mail: MailServer) =>
  mail.arrived.map(({ text }) => /http:\S+token=[\w-]{43}/.exec(text ?? '')?.[0] ?? '')

const arrived = (mail: MailServer, many: number) =>
  expect.poll(() => mail.arrived.length, { timeout: 60_000 }).toBe(many)

describe('a sign-in link by e-mail', () => {
  test('comes to whoever has an account, works once, and nothing of it stays in the outbox', async () => {
    const { app, mail, staffId } = await openWithMail()
    expect(await send(app, ' Ravi@Aangan.example ')).toEqual({ status: 303, to: `${pattern}?sent` })
    await arrived(mail, 1)
    const [letter] = mail.arrived
    expect(letter?.to).toEqual([ravi])
    const [link = ''] =
      /http:\/\/localhost:3000\/login\/link\?token=[\w-]{43}/.exec(letter?.text ?? '') ?? []
    expect(letter?.html).toContain(`href="${link}"`)
    expect(letter?.text).toContain('for 15 minutes')
    const read = () => app.db.selectFrom('outbox').selectAll().execute()
    await expect.poll(async () => (await read())[0]?.state).toBe('sent')
    const token = new URL(link).searchParams.get('token') ?? ''
    const kept = JSON.stringify([
      await read(),
      await app.db.selectFrom('staff_links').selectAll().execute(),
    ])
    for (const secret of [token, ravi]) expect(kept).not.toContain(secret)

    const path = new URL(link).pathname + new URL(link).search
    const shown = routeArgs(app, new Request(link))
    for (let looks = 0; looks < 2; looks += 1) {
      expect(await showLink({ ...shown, pattern: '/login/link' })).toMatchObject({
        data: { link: { purpose: 'sign-in', staffId } },
        init: { status: 200 },
      })
    }
    const open = () => useLink({ ...routeArgs(app, formRequest(path, {})), pattern: '/login/link' })
    const first = await open()
    expect(first instanceof Response && first.headers.getSetCookie()[0]).toMatch(/^desk=/)
    expect(await open()).toMatchObject({ init: { status: 410 } })
  })

  test('is promised in the same words, with the same writes, to who has no account', async () => {
    const { app, mail } = await openWithMail()
    const known = await send(app, ravi)
    expect(await send(app, 'nobody@aangan.example')).toEqual(known)
    expect(await send(app, '98765 43210')).toEqual(known)
    await arrived(mail, 1)
    expect(await app.db.selectFrom('staff_links').select('purpose').execute()).toHaveLength(1)
    // Per account and of the network, whether or not there is one.
    expect(await app.db.selectFrom('sign_in_attempts').select('failures').execute()).toHaveLength(4)
  })

  test('is sent three times to one account for one asker before the wait, known or not', async () => {
    const { app, mail } = await openWithMail()
    for (const identity of [ravi, 'nobody@aangan.example']) {
      for (let asked = 0; asked < 3; asked += 1) {
        expect((await send(app, identity)).status).toBe(303)
      }
      expect(await send(app, identity)).toEqual({
        status: 429,
        identity,
        error: expect.stringMatching(
          /^Too many links were asked for: please wait until \d\d:\d\d\.$/,
        ),
      })
    }
    await arrived(mail, 3)
    for (const link of linksIn(mail)) {
      const shown = await showLink({ ...routeArgs(app, new Request(link)), pattern: '/login/link' })
      expect(shown).toMatchObject({ init: { status: 200 } })
    }
  })

  test('is asked for in ten accounts’ names from one network before the wait', async () => {
    const { app } = await openWithMail()
    for (let asked = 0; asked < 10; asked += 1) {
      expect((await send(app, `nobody${asked}@aangan.example`)).status).toBe(303)
    }
    expect((await send(app, 'nobody11@aangan.example')).status).toBe(429)
  })

  test('is offered only where the site knows its own address and a mail server', async () => {
    const offers: [Record<string, string>, boolean][] = [
      [{}, false],
      [{ SITE_URL: siteUrl }, false],
      [{ SMTP_URL: 'smtp://127.0.0.1:2525' }, false],
      [{ SITE_URL: siteUrl, SMTP_URL: 'smtp://127.0.0.1:2525' }, true],
    ]
    for (const [env, offered] of offers) {
      const app = await openTestApp(env)
      const login = routeArgs(app, new Request(`${siteUrl}/login`))
      expect(await showLogin({ ...login, pattern: '/login' })).toMatchObject({
        mailsLinks: offered,
      })
      const ask = routeArgs(app, new Request(siteUrl + pattern))
      const show = async () => loader({ ...ask, pattern })
      const shown = await show().catch((thrown: unknown) => thrown)
      expect(shown instanceof Response ? shown.headers.get('Location') : 'shown').toBe(
        offered ? 'shown' : '/login',
      )
      const posted = await send(app, ravi).catch((thrown) => ({
        status: thrown.status,
        to: 'away',
      }))
      expect([posted.status, posted.to]).toEqual(offered ? [303, `${pattern}?sent`] : [303, 'away'])
    }
  })
})
