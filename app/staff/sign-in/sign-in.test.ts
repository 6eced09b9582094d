import { expect, test as onBoth } from 'vitest'
import { changePassword } from '#app/staff/account-changes.server.ts'
import { addStaff, findAccount } from '#app/staff/accounts.server.ts'
import { hashPassword } from '#app/staff/password.server.ts'
import { type App, clientAddressContext } from '#server/app-context.ts'
import { testOnce as test } from '#tests/support/databases/test-once.ts'
import { formRequest, openTestApp, routeArgs } from '#tests/support/test-app.ts'
import { waitMs } from './attempts.server.ts'
import { action, loader } from './login.route.tsx'
import { wordsForWait, wordsForWrong } from './refused-sign-in.ts'
import { checkCredentials } from './sign-in.server.ts'

const password = 'neem and tulsi'
const right = { identity: 'ravi@aangan.example', password, network: '203.0.113.7' }
const wrong = { ...right, password: 'tulsi and neem' }
const morning = new Date('2026-11-20T04:30:00.000Z')

// Once for all tests: it costs what it is meant to cost.
const hashed = hashPassword(password)

async function openStaffed() {
  const app = await openTestApp()
  const passwordHash = await hashed
  const person = { name: 'Ravi', role: 'desk', email: 'Ravi@Aangan.example', passwordHash } as const
  const staffId = await addStaff(app.db, { ...person, mobileNumber: '9876543210' })
  return { app, staffId }
}

/** Posts the form as a browser does; gives the answer as the route made it. */
async function post(
  app: App,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const args = routeArgs(app, formRequest('/login', fields, headers))
  args.context.set(clientAddressContext, '203.0.113.7')
  const answer = await action(args)
  if (answer instanceof Response) return { response: answer }
  return {
    status: answer.init?.status,
    shown: answer.data,
    headers: new Headers(answer.init?.headers),
  }
}

/** The cookies of an answer as the browser would send them back. */
function cookiesOf(response: Response) {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

test('Somebody is found by any spelling of their number or e-mail', async () => {
  const { app, staffId } = await openStaffed()
  const spellings = [
    'ravi@aangan.example',
    ' RAVI@AANGAN.EXAMPLE ',
    '9876543210',
    '+91 98765 43210',
    '०९८७६५ ४३२१०',
  ]
  for (const typed of spellings) expect((await findAccount(app.db, typed))?.id).toBe(staffId)
  expect(await checkCredentials(app, { ...right, identity: '98765 43210' })).toMatchObject({
    staffId,
  })
})

test('A wrong password, an unknown account and one without a password are told the same', async () => {
  const { app } = await openStaffed()
  const invited = { name: 'Asha', role: 'desk', email: 'asha@aangan.example' } as const
  await addStaff(app.db, invited)
  const outcome = { refused: 'wrong', left: 4 }
  expect(await checkCredentials(app, wrong)).toEqual(outcome)
  const others = ['nobody@aangan.example', '9000000000', invited.email, '', 'x'.repeat(300)]
  for (const identity of others) {
    expect(await checkCredentials(app, { ...right, identity })).toEqual(outcome)
  }
})

test('Who was made to wait by a clock that was days ahead does not wait for it', async () => {
  const { app, staffId } = await openStaffed()
  const ahead = new Date(morning.getTime() + 48 * 60 * 60 * 1000)
  for (let tries = 0; tries < 5; tries += 1) await checkCredentials(app, wrong, ahead)
  expect(await checkCredentials(app, wrong, morning)).toEqual({ refused: 'wrong', left: 4 })
  expect(await checkCredentials(app, right, morning)).toMatchObject({ staffId })
})

onBoth('Five wrong ones are followed by a wait of 15 minutes, also for the right one', async () => {
  const { app, staffId } = await openStaffed()
  const lefts: unknown[] = []
  for (let tries = 0; tries < 5; tries += 1) {
    lefts.push(await checkCredentials(app, wrong, morning))
  }
  const waitsUntil = new Date(morning.getTime() + waitMs)
  expect(lefts).toEqual([
    ...[4, 3, 2, 1].map((left) => ({ refused: 'wrong', left })),
    { refused: 'wrong', left: 0, waitsUntil },
  ])
  const within = new Date(waitsUntil.getTime() - 1)
  expect(await checkCredentials(app, right, within)).toEqual({ refused: 'waiting', waitsUntil })
  const elsewhere = { ...right, network: '198.51.100.1' }
  expect(await checkCredentials(app, elsewhere, within)).toMatchObject({ staffId })
  const after = new Date(waitsUntil.getTime() + 1)
  expect(await checkCredentials(app, wrong, after)).toEqual({ refused: 'wrong', left: 4 })
  expect(await checkCredentials(app, right, after)).toMatchObject({ staffId })
})

test('The right password begins the count again', async () => {
  const { app } = await openStaffed()
  for (let tries = 0; tries < 4; tries += 1) await checkCredentials(app, wrong)
  await checkCredentials(app, right)
  expect(await checkCredentials(app, wrong)).toEqual({ refused: 'wrong', left: 4 })
})

onBoth('Many tries at once are no more than one after the other', async () => {
  const { app } = await openStaffed()
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, () => checkCredentials(app, wrong, morning)),
  )
  const tried = outcomes.filter((outcome) => 'refused' in outcome && outcome.refused === 'wrong')
  expect(tried).toHaveLength(5)
})

test('One network that tries many accounts waits, and others do not', async () => {
  const { app, staffId } = await openStaffed()
  for (let index = 0; index < 20; index += 1) {
    const identity = `guess${index}@aangan.example`
    await checkCredentials(app, { ...wrong, identity }, morning)
  }
  expect(await checkCredentials(app, right, morning)).toMatchObject({ refused: 'waiting' })
  const elsewhere = { ...right, network: '2001:db8:0:7' }
  expect(await checkCredentials(app, elsewhere, morning)).toMatchObject({ staffId })
})

onBoth('Whoever signed in on a phone before gets in there, whatever a stranger tries', async () => {
  const { app } = await openStaffed()
  const fields = { identity: right.identity, password, lasting: 'on' }
  const first = await post(app, fields)
  const phone = cookiesOf(first.response ?? new Response())
  for (let tries = 0; tries < 6; tries += 1) await post(app, { ...fields, password: 'a guess' })
  expect((await post(app, fields)).status).toBe(429)
  const again = await post(app, fields, { cookie: phone })
  expect(again.response?.status).toBe(303)
  for (let tries = 0; tries < 5; tries += 1) {
    await post(app, { ...fields, password: 'a guess' }, { cookie: phone })
  }
  expect((await post(app, fields, { cookie: phone })).status).toBe(429)
})

onBoth('Of wrong tries the database holds neither who was meant nor from where', async () => {
  const { app } = await openStaffed()
  await checkCredentials(app, { ...wrong, identity: 'my secret password' })
  const rows = JSON.stringify(await app.db.selectFrom('sign_in_attempts').selectAll().execute())
  expect(rows).not.toMatch(/secret|203\.0/)
  const later = new Date(Date.now() + 2 * 60 * 60 * 1000)
  await checkCredentials(app, wrong, later)
  const left = await app.db.selectFrom('sign_in_attempts').selectAll().execute()
  expect(left.filter(({ counted_from }) => counted_from < later.toISOString())).toEqual([])
})

test('Signing in leads to the page that was asked for, with a new session each time', async () => {
  const { app } = await openStaffed()
  const fields = { identity: right.identity, password, next: '/desk/any?tab=closed' }
  const first = (await post(app, fields)).response ?? new Response()
  expect([first.status, first.headers.get('location')]).toEqual([303, '/desk/any?tab=closed'])
  const [session = '', device = ''] = first.headers.getSetCookie()
  expect(session).toMatch(/^desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(device).toMatch(
    /^desk-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const cookie = cookiesOf(first)
  const second = (await post(app, { ...fields, lasting: 'on' }, { cookie })).response
  expect(second?.headers.getSetCookie()[0]).toMatch(/^desk=[\w-]{43}; Max-Age=2592000; /)
  const sessions = await app.db.selectFrom('staff_sessions').selectAll().execute()
  expect(sessions).toHaveLength(1)
  expect(cookie).not.toContain(sessions[0]?.token_hash)
  const seen = await app.db.selectFrom('staff_events').select(['code', 'about']).execute()
  expect(seen).toEqual(Array(2).fill({ code: 'signed-in', about: 'password' }))
})

test('A password that is changed while it is checked lets nobody in', async () => {
  const { app, staffId } = await openStaffed()
  const changed = { staffId, passwordHash: 'another' }
  const change = () => app.writeTogether((transaction) => changePassword(transaction, changed))
  // Before each write after the first, which counts the try: the last one begins the session.
  let writes = 0
  const meanwhile: App = {
    ...app,
    async writeTogether(work) {
      writes += 1
      if (writes > 1) await change()
      return app.writeTogether(work)
    },
  }
  expect(await post(meanwhile, { identity: right.identity, password })).toMatchObject({
    status: 422,
    shown: { errors: { password: expect.stringContaining('does not match') } },
  })
  expect(await app.db.selectFrom('staff_sessions').selectAll().execute()).toEqual([])
})

onBoth('A device’s token that the browser made up is not taken for a known device', async () => {
  const { app } = await openStaffed()
  const planted = `desk-device=${'A'.repeat(43)}`
  const fields = { identity: right.identity, password }
  const { response = new Response() } = await post(app, fields, { cookie: planted })
  expect(response.status).toBe(303)
  expect(cookiesOf(response)).not.toContain(planted)
  // Whoever planted it guesses as a stranger does, and no more than one.
  for (let tries = 0; tries < 5; tries += 1) await post(app, { ...fields, password: 'a guess' })
  expect((await post(app, fields, { cookie: planted })).status).toBe(429)
  // The one that was given is kept, for each of a phone's people.
  const { response: again } = await post(app, fields, { cookie: cookiesOf(response) })
  expect(again && cookiesOf(again)).toContain(/desk-device=[\w-]+/.exec(cookiesOf(response))?.[0])
})

test('Over https the cookies belong to this very host', async () => {
  const app = await openTestApp({ SITE_URL: 'https://nursery.example' })
  await addStaff(app.db, {
    name: 'Ravi',
    role: 'desk',
    email: right.identity,
    passwordHash: await hashed,
  })
  const { response } = await post(app, { identity: right.identity, password })
  for (const cookie of response?.headers.getSetCookie() ?? ['none']) {
    expect(cookie).toMatch(
      /^__Host-desk(-device)?=[\w-]{43};.* Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  }
})

test('Whoever is signed in already is led on', async () => {
  const { app } = await openStaffed()
  const { response = new Response() } = await post(app, { identity: right.identity, password })
  const request = new Request('http://localhost/login?next=/desk/any', {
    headers: { cookie: cookiesOf(response) },
  })
  await expect(loader(routeArgs(app, request))).rejects.toMatchObject({ status: 302 })
  const stranger = await loader(routeArgs(app, new Request('http://localhost/login')))
  expect(stranger.wanted).toBe('/desk')
})

test('What is missing is said, and the password is never shown again', async () => {
  const { app } = await openStaffed()
  const nothing = await post(app, { identity: '', password: '' })
  expect([nothing.status, nothing.shown?.errors]).toEqual([
    422,
    {
      identity: 'Mobile number or e-mail is required.',
      password: 'Password is required.',
    },
  ])
  const answer = await post(app, {
    identity: right.identity,
    password: 'a guess',
    next: '//evil.example',
  })
  expect(answer.shown).toEqual({
    identity: right.identity,
    lasting: false,
    wanted: '/desk',
    errors: { password: 'That password does not match. 4 tries left, then a 15 minute wait.' },
  })
})

test('A sign-in posted from another site is refused', async () => {
  const { app } = await openStaffed()
  const fields = { identity: right.identity, password }
  const posted = post(app, fields, { 'Sec-Fetch-Site': 'cross-site' })
  await expect(posted).rejects.toMatchObject({ init: { status: 403 } })
})

test('When too many passwords wait to be checked, nobody is told wrong and none is counted', async () => {
  const { app } = await openStaffed()
  const networks = Array.from({ length: 40 }, (_, index) => `198.51.100.${index}`)
  const outcomes = await Promise.all(
    networks.map((network) => checkCredentials(app, { ...right, network })),
  )
  const busy = outcomes.filter((outcome) => 'refused' in outcome)
  expect(busy).toEqual(Array(busy.length).fill({ refused: 'busy' }))
  expect(busy.length).toBeGreaterThan(0)
  const counts = await app.db.selectFrom('sign_in_attempts').select('failures').execute()
  expect(counts.filter(({ failures }) => failures > 0)).toEqual([])
})

test('The words say how many tries are left, and when the wait ends in India', () => {
  expect(wordsForWrong({ left: 3 })).toBe(
    'That password does not match. 3 tries left, then a 15 minute wait.',
  )
  expect(wordsForWrong({ left: 1 })).toContain('1 try left,')
  const until = new Date('2026-11-20T04:45:10.000Z')
  expect(wordsForWrong({ left: 0, waitsUntil: until })).toBe(
    'That password does not match. Too many wrong tries: please wait until 10:16.',
  )
  expect(wordsForWait(until)).toBe('Too many wrong tries: please wait until 10:16.')
})
