import { describe, expect, test as onBoth } from 'vitest'
import { removeStaff } from '#app/staff/account-changes.server.ts'
import { addStaff } from '#app/staff/accounts.server.ts'
import { findSignedIn } from '#app/staff/sessions/sessions.server.ts'
import { checkCredentials } from '#app/staff/sign-in/sign-in.server.ts'
import type { App } from '#server/app-context.ts'
import { describeOnce, testOnce as test } from '#tests/support/databases/test-once.ts'
import { type Ceremony, makeSoftwarePasskey } from '#tests/support/journeys/software-passkey.ts'
import { openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { addPasskey, askForNewPasskey } from './add-passkey.server.ts'
import { challengeMs } from './challenges.server.ts'
import { askForPasskey } from './check-passkey.server.ts'
import { action } from './passkey-sign-in.api.ts'
import { findRelyingParty } from './relying-party.ts'

const ravi = { name: 'Ravi Kulkarni', email: 'ravi@aangan.example' }

/** A site on which Ravi has a passkey, of which `made` says how it came about. */
async function openWithPasskey(made: Partial<Ceremony> = {}) {
  const app = await openTestApp()
  const staffId = await addStaff(app.db, { ...ravi, role: 'desk' })
  const passkey = makeSoftwarePasskey()
  const { challenge = '' } = (await askForNewPasskey(app, { id: staffId, ...ravi })) ?? {}
  await addPasskey(app, onPhone(staffId), passkey.register({ challenge, ...made }))
  return { app, staffId, passkey }
}

function onPhone(staffId: number) {
  return { staffId, deviceId: null, deviceLabel: 'Chrome on Android' }
}

function post(app: App, body: unknown, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost:3000/login/passkey', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  })
  return action({ ...routeArgs(app, request), pattern: '/login/passkey' })
}

async function ask(app: App): Promise<string> {
  const { challenge } = await (await post(app, { do: 'ask' })).json()
  return challenge
}

const signIn = (answer: unknown, next = '/desk') => ({
  do: 'sign-in',
  answer,
  lasting: true,
  next,
})

const nobody = {
  errors: { form: 'This passkey does not open the desk. Please use your password.' },
}

describe('a passkey', () => {
  onBoth(
    'signs its owner in, with a new token each time, and leads to the page that was wanted',
    async () => {
      const { app, staffId, passkey } = await openWithPasskey()
      const tokens: string[] = []
      for (const next of ['/desk?tab=closed', 'https://evil.example/desk']) {
        const answer = passkey.signIn({ challenge: await ask(app) })
        const response = await post(app, signIn(answer, next))
        expect([response.status, await response.json()]).toEqual([
          200,
          { to: next.startsWith('/') ? next : '/desk' },
        ])
        expect(response.headers.get('Cache-Control')).toBe('no-store')
        const [cookie = ''] = response.headers.getSetCookie()
        expect(cookie).toMatch(/^desk=.*Max-Age=2592000.*HttpOnly.*SameSite=Lax/)
        tokens.push(/^desk=([^;]+)/.exec(cookie)?.[1] ?? '')
      }
      expect(tokens[0]).not.toBe(tokens[1])
      expect(await findSignedIn(app.db, tokens[1] ?? '')).toMatchObject({ id: staffId })
      const events = await app.db.selectFrom('staff_events').select(['code', 'about']).execute()
      expect(events).toEqual([
        { code: 'passkey-added', about: null },
        { code: 'signed-in', about: 'passkey' },
        { code: 'signed-in', about: 'passkey' },
      ])
      expect(await app.db.selectFrom('staff_passkeys').selectAll().execute()).toMatchObject([
        { name: 'Chrome on Android', last_used_at: expect.any(String), transports: '["internal"]' },
      ])
    },
  )

  test('opens the desk although wrong passwords make its account wait', async () => {
    const { app, passkey } = await openWithPasskey()
    const wrong = { identity: ravi.email, password: 'wrong', network: '203.0.113.7' }
    for (let tries = 0; tries < 5; tries += 1) await checkCredentials(app, wrong)
    expect(await checkCredentials(app, wrong)).toMatchObject({ refused: 'waiting' })
    const answer = passkey.signIn({ challenge: await ask(app) })
    expect((await post(app, signIn(answer))).status).toBe(200)
  })

  test('names no account before it has signed, and only a hash of what it signs is kept', async () => {
    const { app } = await openWithPasskey()
    const options = await (await post(app, { do: 'ask' })).json()
    expect(options).toEqual({
      rpId: 'localhost',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: challengeMs,
      userVerification: 'required',
    })
    const kept = await app.db.selectFrom('staff_challenges').selectAll().execute()
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(options.challenge)
  })

  test('of somebody who was removed opens nothing', async () => {
    const { app, staffId, passkey } = await openWithPasskey()
    await addStaff(app.db, { name: 'Asha', email: 'asha@aangan.example', role: 'owner' })
    const row = await app.db.selectFrom('staff_passkeys').selectAll().executeTakeFirstOrThrow()
    await app.writeTogether((transaction) => removeStaff(transaction, { staffId }))
    expect(await app.db.selectFrom('staff_passkeys').selectAll().execute()).toEqual([])
    await app.db.insertInto('staff_passkeys').values(row).execute()
    const response = await post(app, signIn(passkey.signIn({ challenge: await ask(app) })))
    expect([response.status, await response.json()]).toEqual([422, nobody])
  })
})

describeOnce('a sign-in is refused', () => {
  const wrong: [string, Partial<Ceremony>][] = [
    ['that was signed for another site', { origin: 'https://aangan.evil.example' }],
    ['that was signed for another port', { origin: 'http://localhost:3001' }],
    ['of another host’s passkey', { rpId: 'evil.example' }],
    ['without a finger or a PIN', { verified: false }],
    ['with a counter that went back, as a copy’s does', { counter: 6 }],
    ['of a passkey that can be copied all at once', { counter: 8, backupEligible: true }],
    [
      'in somebody else’s name',
      { counter: 8, userHandle: Buffer.from('staff 99').toString('base64url') },
    ],
    ['that is really the making of one', { counter: 8, type: 'webauthn.create' }],
    ['with a challenge of nobody’s', { counter: 8, challenge: 'x'.repeat(43) }],
  ]
  test(`${wrong.map(([what]) => what).join('; ')}`, async () => {
    const { app, passkey } = await openWithPasskey({ counter: 7 })
    for (const [what, ceremony] of wrong) {
      const answer = passkey.signIn({ challenge: await ask(app), counter: 8, ...ceremony })
      const response = await post(app, signIn(answer))
      expect([what, response.status, await response.json()]).toEqual([what, 422, nobody])
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect(await app.db.selectFrom('staff_sessions').selectAll().execute()).toEqual([])
    const userHandle = Buffer.from('staff 1').toString('base64url')
    const right = passkey.signIn({ challenge: await ask(app), counter: 8, userHandle })
    expect((await post(app, signIn(right))).status).toBe(200)
  })

  test('when it is sent a second time, and when its challenge was used in vain before', async () => {
    const { app, passkey } = await openWithPasskey()
    const answer = passkey.signIn({ challenge: await ask(app) })
    expect((await post(app, signIn(answer))).status).toBe(200)
    expect((await post(app, signIn(answer))).status).toBe(422)
    const challenge = await ask(app)
    const vain = passkey.signIn({ challenge, origin: 'https://evil.example' })
    expect((await post(app, signIn(vain))).status).toBe(422)
    expect((await post(app, signIn(passkey.signIn({ challenge })))).status).toBe(422)
  })

  test('when its challenge is too old, or was for adding a passkey', async () => {
    const { app, staffId, passkey } = await openWithPasskey()
    const before = new Date(Date.now() - challengeMs)
    const old = (await askForPasskey(app, before))?.challenge ?? ''
    expect((await post(app, signIn(passkey.signIn({ challenge: old })))).status).toBe(422)
    const { challenge = '' } = (await askForNewPasskey(app, { id: staffId, ...ravi })) ?? {}
    expect((await post(app, signIn(passkey.signIn({ challenge })))).status).toBe(422)
  })

  test('when another key has signed, or nobody knows the passkey', async () => {
    const { app, passkey } = await openWithPasskey()
    for (const forged of [makeSoftwarePasskey(passkey.id), makeSoftwarePasskey()]) {
      const response = await post(app, signIn(forged.signIn({ challenge: await ask(app) })))
      expect([response.status, await response.json()]).toEqual([422, nobody])
    }
  })

  test('from another site, as a form, and when it is no passkey at all', async () => {
    const { app } = await openWithPasskey()
    expect((await post(app, { do: 'ask' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    const plain = { 'Content-Type': 'text/plain' }
    expect((await post(app, { do: 'ask' }, plain)).status).toBe(403)
    for (const body of [null, {}, { do: 'sign-in' }, signIn({ id: '../', response: {} })]) {
      expect((await post(app, body)).status).toBe(422)
    }
  })
})

describeOnce('a passkey is not added', () => {
  const wrong: [string, Partial<Ceremony>][] = [
    ['that was made for another site', { origin: 'https://aangan.evil.example' }],
    ['that was made for another host', { rpId: 'evil.example' }],
    ['without a finger or a PIN', { verified: false }],
    ['that is really a sign-in', { type: 'webauthn.get' }],
    ['with a challenge of nobody’s', { challenge: 'x'.repeat(43) }],
  ]
  test(`${wrong.map(([what]) => what).join('; ')}`, async () => {
    const { app, staffId } = await openWithPasskey()
    const before = await app.db.selectFrom('staff_passkeys').selectAll().execute()
    for (const [what, ceremony] of wrong) {
      const { challenge = '' } = (await askForNewPasskey(app, { id: staffId, ...ravi })) ?? {}
      const made = makeSoftwarePasskey().register({ challenge, ...ceremony })
      expect([what, await addPasskey(app, onPhone(staffId), made)]).toEqual([what, false])
    }
    expect(await app.db.selectFrom('staff_passkeys').selectAll().execute()).toEqual(before)
  })

  test('with a challenge that a colleague was given, or for a passkey that a colleague has', async () => {
    const { app, staffId, passkey } = await openWithPasskey()
    const asha = { name: 'Asha', email: 'asha@aangan.example' }
    const ashaId = await addStaff(app.db, { ...asha, role: 'owner' })
    const own = await askForNewPasskey(app, { id: staffId, ...ravi })
    const stolen = makeSoftwarePasskey().register({ challenge: own?.challenge ?? '' })
    expect(await addPasskey(app, onPhone(ashaId), stolen)).toBe(false)
    const hers = await askForNewPasskey(app, { id: ashaId, ...asha })
    const taken = makeSoftwarePasskey(passkey.id).register({ challenge: hers?.challenge ?? '' })
    expect(await addPasskey(app, onPhone(ashaId), taken)).toBe(false)
    expect(await app.db.selectFrom('staff_passkeys').select('staff_id').execute()).toEqual([
      { staff_id: staffId },
    ])
  })

  test('twice on one phone: the browser is told which it has', async () => {
    const { app, staffId, passkey } = await openWithPasskey()
    const options = await askForNewPasskey(app, { id: staffId, ...ravi })
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Aangan Nursery' },
      attestation: 'none',
      excludeCredentials: [{ id: passkey.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })
})

test('passkeys are bound to the site’s host, and not offered where no browser makes any', async () => {
  expect(findRelyingParty('https://aangan.example')).toEqual({
    id: 'aangan.example',
    origin: 'https://aangan.example',
  })
  expect(findRelyingParty('http://localhost:3000')?.id).toBe('localhost')
  const none = ['http://aangan.example', 'https://192.168.1.5', 'http://127.0.0.1:3000']
  for (const url of [...none, 'https://[::1]']) expect(findRelyingParty(url)).toBeUndefined()
  const app = await openTestApp({ SITE_URL: 'http://192.168.1.5' })
  expect((await post(app, { do: 'ask' })).status).toBe(404)
})
